/** What a phone exports, as vCards: so many people, the first of them with birthdays all over the year. */
export function addressBook({ people, birthdays }: { people: number; birthdays: number }): string {
  return Array.from({ length: people }, (_, index) =>
    card(`${firstNames[index % firstNames.length]} ${lastNames[index % lastNames.length]}`, [
      ...(index < birthdays ? [`BDAY:19${60 + (index % 40)}-${two(1 + (index % 12))}-${two(1 + (index % 28))}`] : []),
      `TEL;TYPE=CELL:+1 555 ${String(1_000_000 + index * 7919)}`,
    ]),
  ).join('')
}

/** One person, with further lines as they are in the file. */
export function card(fullName: string, lines: readonly string[] = []): string {
  return ['BEGIN:VCARD', 'VERSION:3.0', `FN:${fullName}`, ...lines, 'END:VCARD', ''].join('\r\n')
}

// 13 by 17 names: no two of 221 people are called alike.
const firstNames = 'Ada Ben Cleo Dev Eva Finn Gus Hana Ivo June Kai Lena Max'.split(' ')
const lastNames = 'Abbott Brook Castle Dale East Frost Gray Hill Irwin Jones King Lee Moss Nash Orr Park Quinn'.split(
  ' ',
)

function two(number: number): string {
  return String(number).padStart(2, '0')
}
