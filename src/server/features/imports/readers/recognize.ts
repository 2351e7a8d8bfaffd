import { importFileTexts } from '#domain/texts/import-files.ts'

/** What the text of a file is; CSV is what nothing else is. A note in a table may have a vCard in it. */
export function recognizeText(text: string): 'vcard' | 'ics' | 'csv' {
  const [firstLine = ''] = /\S[^\r\n]{0,1000}/.exec(text) ?? []
  if (!BEGIN.test(firstLine) && /[,;\t]/.test(firstLine)) return 'csv'
  const first = BEGIN.exec(text)?.[1]?.toUpperCase()
  return first === 'VCARD' ? 'vcard' : first === 'VCALENDAR' ? 'ics' : 'csv'
}

const BEGIN = /^[ \t]*BEGIN[ \t]*:[ \t]*(VCARD|VCALENDAR)[ \t]*$/im

export function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06')
}

/** A sentence for files that people choose by mistake. */
export function whyUnreadable(bytes: Uint8Array, text: string): string | undefined {
  if (startsWith(bytes, '%PDF')) return importFileTexts.isPdf
  if (startsWith(bytes, '\xD0\xCF\x11\xE0')) return importFileTexts.isExcel
  if (['\xFF\xD8\xFF', '\x89PNG', 'GIF8', 'RIFF'].some((start) => startsWith(bytes, start)))
    return importFileTexts.isPicture
  const start = text.slice(0, 1_000).trimStart()
  if (/^<(?:!doctype|html|\?xml|[a-z]+[ >])/i.test(start)) return importFileTexts.isWebPage
  if (/^\{\s*"format"\s*:\s*"ribbonry-account"/.test(start)) return importFileTexts.isOwnExport
  return /^[[{]/.test(start) ? importFileTexts.unreadable : undefined
}

function startsWith(bytes: Uint8Array, start: string): boolean {
  return Buffer.from(start, 'latin1').every((byte, position) => bytes[position] === byte)
}
