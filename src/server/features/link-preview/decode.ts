/** How far a page may tell its own encoding (browsers look 1,024 bytes far; some shops are later). */
const PRESCAN_BYTES = 8_192

/**
 * A page's text: by its byte order mark, else by what the server says, else by what the page says, else by its bytes.
 * Runs of spaces have an end in the patterns here: otherwise a page could be made to be tried for seconds.
 */
export function decodePage(body: Buffer, contentType: string): string {
  const told =
    markOf(body) ??
    labelIn(/charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w:.-]{1,40})/i.exec(contentType)?.[1]) ??
    labelIn(toldInside(body))
  if (told !== undefined && told !== 'utf-8') return decodeAs(told, body)
  const text = decodeAs('utf-8', body)
  return isRatherLatin(text, told !== undefined) ? decodeAs('windows-1252', body) : text
}

function markOf(body: Buffer): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8'
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be'
  return body[0] === 0xff && body[1] === 0xfe ? 'utf-16le' : undefined
}

function toldInside(body: Buffer): string | undefined {
  const head = body.toString('latin1', 0, PRESCAN_BYTES)
  const label = /<meta[^>]{0,200}charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w:.-]{1,40})/i.exec(head)?.[1]
  // A page whose ASCII could be read is not in UTF-16, whatever it says.
  return label !== undefined && /^utf-?16/i.test(label) ? 'utf-8' : label
}

function labelIn(label: string | undefined): string | undefined {
  if (label === undefined) return undefined
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

function decodeAs(encoding: string, body: Buffer): string {
  // As a stream: a character cut off at the end of what was read is left out.
  return new TextDecoder(encoding).decode(body, { stream: true })
}

/** Bytes that are no UTF-8. Where the page claims to be, they must be more than what reads well. */
function isRatherLatin(text: string, claimsUtf8: boolean): boolean {
  const broken = text.split('\ufffd').length - 1
  if (broken === 0) return false
  const fine = (text.match(/[\u0080-\ufffc]/g) ?? []).length
  return !claimsUtf8 ? broken > fine / 10 : broken > fine
}
