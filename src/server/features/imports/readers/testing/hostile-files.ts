import { readdirSync, readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { between, oneOf, seededRandom } from '#server/db/seed/random.ts'

/** A file that somebody made to do harm, or that broke on its way. */
export interface HostileFile {
  /** What was done to which sample. */
  what: string
  bytes: Uint8Array
}

/** The hostile file of this number, the same in every run. */
export function hostileFile(seed: number): HostileFile {
  const random = seededRandom(seed)
  const name = oneOf(random, names)
  const kinds: string[] = []
  let text = samples.get(name) ?? ''
  for (let changes = between(random, 1, 4); changes > 0; changes--) {
    const [kind, change] = oneOf(random, changesOfText)
    text = change(text, random)
    kinds.push(kind)
  }
  const [kind, encode] = oneOf(random, encodings)
  return { what: `${seed}: ${name}, ${kinds.join(', ')}, ${kind}`, bytes: encode(text, random) }
}

/** One of each kind of enormous file, which are too slow to make by the thousand. */
export const enormousFiles: readonly [what: string, file: () => Uint8Array][] = [
  ['a million properties', () => utf8(`${CARD}${'TEL:1\n'.repeat(1_000_000)}${END}`)],
  ['a million notes', () => utf8(`${CARD}${'NOTE:=\n'.repeat(1_000_000)}${END}`)],
  ['a million parameters', () => utf8(`${CARD}TEL${';TYPE=a'.repeat(1_000_000)}:1\n${END}`)],
  ['a million parts of a name', () => utf8(`${CARD}N:${';'.repeat(1_000_000)}\n${END}`)],
  ['a million lines of one folded property', () => utf8(`${CARD}NOTE:x\n${' y\n'.repeat(1_000_000)}${END}`)],
  ['a million soft line breaks', () => utf8(`${CARD}NOTE;QUOTED-PRINTABLE:x=\n${'y=\n'.repeat(1_000_000)}${END}`)],
  ['a million escapes', () => utf8(`${CARD}NOTE:${'\\'.repeat(60_000)}\n`.repeat(300) + END)],
  ['a million quotation marks', () => utf8(`${CARD}TEL;TYPE=${'"'.repeat(1_000_000)}:1\n${END}`)],
  ['cards within cards', () => utf8(`${CARD}AGENT:\n${'BEGIN:VCARD\nAGENT:\n'.repeat(500_000)}`)],
  ['cards that never end', () => utf8('BEGIN:VCARD\nFN:x\n'.repeat(1_000_000))],
  ['10,000 people of one name', () => utf8(alike(10_000))],
  ['cards without a name', () => utf8('BEGIN:VCARD\nEND:VCARD\n'.repeat(800_000))],
  ['20 MB of line ends', () => utf8(`${CARD}${'\r'.repeat(19_000_000)}`)],
  ['20 MB of spaces', () => utf8(`${' '.repeat(19_000_000)}${CARD}`)],
  ['20 MB of one name', () => utf8(`BEGIN:VCARD\nFN:${'x'.repeat(19_000_000)}\n${END}`)],
  ['20 MB of zeros', () => new Uint8Array(19_000_000)],
  ['20 MB of half characters', () => new Uint8Array(19_000_000).fill(0xc3)],
  ['20 MB of folds in characters', () => utf8(CARD + '\u00e9\n '.repeat(4_000_000)).fill(0xc3, 30, 31)],
  ['a million columns', () => utf8(`First Name,Last Name,Labels${',x'.repeat(1_000_000)}\n`)],
  ['a million rows', () => utf8(`Name,Birthday\n${'Ada,1815-12-10\n'.repeat(1_000_000)}`)],
  ['a million empty rows', () => utf8(`Name,Birthday\n${',\n'.repeat(1_000_000)}Ada,1815-12-10`)],
  ['a million quotation marks in a table', () => utf8(`Name,Birthday\n${'"'.repeat(1_000_001)}`)],
  ['a quotation mark in each of a million rows', () => utf8(`Name,Birthday\n${'"Ada,x\n'.repeat(1_000_000)}"`)],
  ['rows of a thousand cells', () => utf8(`a,b\n${`${'x,'.repeat(1_000)}\n`.repeat(9_000)}`)],
  ['cells of 60 KB', () => utf8(`Name,Notes\n${`Ada,${'x'.repeat(60_000)}\n`.repeat(300)}`)],
  ['columns of one name', () => utf8(`${'a,'.repeat(999)}a\n1,2`)],
  ['a title of a megabyte', () => utf8(event(`SUMMARY:${"birthday's ".repeat(100_000)}`))],
  ['a million categories', () => utf8(event(`CATEGORIES:${'a,'.repeat(1_000_000)}`))],
  ['a million alarms', () => utf8(event('BEGIN:VALARM\n'.repeat(1_000_000)))],
  ['a million events', () => utf8(CALENDAR + 'BEGIN:VEVENT\n'.repeat(1_000_000))],
  ['100,000 birthdays', () => utf8(CALENDAR + birthdays(100_000))],
  ['a table in the dress of a title', () => utf8(event(`SUMMARY:${'Birthday of '.repeat(20)}${' ('.repeat(200)}`))],
  ['a bomb', () => zipSync({ 'a.vcf': new Uint8Array(19_000_000) })],
  ['a hundred bombs', () => zipSync(Object.fromEntries(numbered(100, () => new Uint8Array(1_000_000))))],
  ['a bomb of blanks', () => zipSync({ 'a.vcf': utf8(`${CARD}${' '.repeat(12_000_000)}`) }, { level: 1 })],
  ['zip files in zip files', () => nested(50)],
  ['20,001 files', () => zipSync(Object.fromEntries(numbered(20_001, () => new Uint8Array(0))), { level: 0 })],
]

const folder = new URL('files/', import.meta.url)
const samples = new Map(readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]))
const names = [...samples.keys()] as [string, ...string[]]

const CARD = 'BEGIN:VCARD\nVERSION:3.0\nFN:Ada\n'
const END = 'END:VCARD\n'
const CALENDAR = 'BEGIN:VCALENDAR\n'

type Random = () => number
type Change = (text: string, random: Random) => string

const changesOfText: [[kind: string, change: Change], ...[string, Change][]] = [
  ['a line left out', (text, random) => withLines(text, random, (lines, at) => lines.splice(at, 1))],
  ['a line twice', (text, random) => withLines(text, random, (lines, at) => lines.splice(at, 0, lines[at] ?? ''))],
  ['a line elsewhere', (text, random) => withLines(text, random, (lines, at) => lines.push(...lines.splice(at, 1)))],
  ['a line folded', (text, random) => inserted(text, random, '\r\n ')],
  ['cut', (text, random) => text.slice(0, between(random, 1, text.length))],
  ['its end alone', (text, random) => text.slice(between(random, 0, text.length - 1))],
  ['a sample inside', (text, random) => inserted(text, random, samples.get(oneOf(random, names)) ?? '')],
  ['many times', (text, random) => text.repeat(between(random, 2, 60))],
  [
    'signs of the format',
    (text, random) => inserted(text, random, oneOf(random, signs).repeat(between(random, 1, 40))),
  ],
  ['a formula', (text, random) => scattered(text, random, () => oneOf(random, formulas))],
  ['markup', (text, random) => scattered(text, random, () => oneOf(random, markup))],
  ['marks of direction', (text, random) => scattered(text, random, () => oneOf(random, marks))],
  ['control characters', (text, random) => scattered(text, random, () => String.fromCharCode(between(random, 0, 31)))],
  ['a long line', (text, random) => inserted(text, random, 'x'.repeat(between(random, 60_000, 140_000)))],
  ['an odd date', (text, random) => text.replaceAll(/\d{4}-?\d{2}-?\d{2}/g, () => oneOf(random, dates))],
  ['other numbers', (text, random) => text.replaceAll(/\d/g, () => String(between(random, 0, 9)))],
  ['other line ends', (text, random) => text.replaceAll('\r\n', oneOf(random, ['\n', '\r', '\r\r\n', '\n\n', '']))],
  ['upper case', (text) => text.toUpperCase()],
]

const signs: [string, ...string[]] = [
  ':',
  ';',
  ',',
  '"',
  '\\',
  '=',
  '=\r\n',
  '=C3',
  '^n',
  ' ::: ',
  '\t',
  '(',
  '\uFEFF',
  "'",
  '* ',
]
const formulas: [string, ...string[]] = [
  "=cmd|'/C calc'!A0",
  '@SUM(1+1)',
  '+1-1',
  '-2+3',
  '=HYPERLINK("https://example.test")',
]
const markup: [string, ...string[]] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '&lt;b&gt;',
  'javascript:alert(1)',
  '${7*7}{{7*7}}',
]
const marks: [string, ...string[]] = [
  '\u202E',
  '\u2066',
  '\u200F',
  '\u2028',
  '\u0000',
  '\uD800',
  '\uDC00x',
  '\u0085',
  '\uFFFE',
]
const dates: [string, ...string[]] = [
  '0000-00-00',
  '9999-12-31',
  '-0001-01-01',
  '2023-02-29',
  '1604-02-30',
  '31/31/31',
  '99999999999999',
  '1e9',
  '--',
  '2026-11-24',
]

type Encode = (text: string, random: Random) => Uint8Array
const encodings: [[kind: string, encode: Encode], ...[string, Encode][]] = [
  ['UTF-8', utf8],
  ['UTF-8', utf8],
  ['UTF-8 with a mark', (text) => utf8(`\uFEFF${text}`)],
  ['UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16, cut in a unit', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').subarray(0, -1)],
  ['UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le')],
  ['Latin-1', (text) => Buffer.from(text, 'latin1')],
  ['flipped bits', flipped],
  ['zipped', (text) => zipSync({ 'a.vcf': utf8(text) })],
  ['zipped twice', (text) => zipSync({ 'a.zip': zipSync({ 'a.csv': utf8(text) }), 'b.ics': utf8(text) })],
  [
    'zipped, flipped bits',
    (text, random) => flippedBytes(zipSync({ 'a.vcf': utf8(text), 'b.csv': utf8(text) }), random),
  ],
]

function utf8(text: string): Uint8Array {
  return Buffer.from(text)
}

function flipped(text: string, random: Random): Uint8Array {
  return flippedBytes(Buffer.from(text), random)
}

function flippedBytes(bytes: Uint8Array, random: Random): Uint8Array {
  for (let flips = between(random, 1, 20); flips > 0 && bytes.length > 0; flips--) {
    const at = between(random, 0, bytes.length - 1)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << between(random, 0, 7))
  }
  return bytes
}

function withLines(text: string, random: Random, change: (lines: string[], at: number) => void): string {
  const lines = text.split('\r\n')
  change(lines, between(random, 0, lines.length - 1))
  return lines.join('\r\n')
}

function inserted(text: string, random: Random, what: string): string {
  const at = between(random, 0, text.length)
  return text.slice(0, at) + what + text.slice(at)
}

function scattered(text: string, random: Random, what: () => string): string {
  let changed = text
  for (let times = between(random, 1, 30); times > 0; times--) changed = inserted(changed, random, what())
  return changed
}

function event(...lines: string[]): string {
  return [CALENDAR.trim(), 'BEGIN:VEVENT', 'DTSTART;VALUE=DATE:20200101', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join(
    '\n',
  )
}

function alike(count: number): string {
  const one = (number: number) => `${CARD}EMAIL:${number}@example.test\n${END}`
  return Array.from({ length: count }, (_, number) => one(number)).join('')
}

function birthdays(count: number): string {
  const one = (number: number) =>
    `BEGIN:VEVENT\nDTSTART;VALUE=DATE:20200101\nSUMMARY:${number % 9_000}'s birthday\nEND:VEVENT\n`
  return Array.from({ length: count }, (_, number) => one(number)).join('')
}

function numbered(count: number, content: () => Uint8Array): [string, Uint8Array][] {
  return Array.from({ length: count }, (_, number) => [`${number}.vcf`, content()])
}

function nested(depth: number): Uint8Array {
  let bytes = zipSync({ 'a.vcf': utf8(CARD + END) })
  for (let level = 0; level < depth; level++) bytes = zipSync({ 'a.zip': bytes })
  return bytes
}
