/** How far into a page its encoding declaration may be (browsers read 1,024 bytes; some shops put it later). */
const PRESCAN_BYTES = 8_192

/**
 * A page's text, decoded by its byte order mark, otherwise the server's charset, otherwise the page's own, otherwise its
 * bytes. Runs of spaces are limited in these patterns: otherwise a page could make them backtrack for seconds.
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
  // A page whose ASCII is readable isn't UTF-16, whatever it claims.
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

/** Bytes that aren't valid UTF-8. If the page claims to be UTF-8, they must outnumber the valid ones. */
function isRatherLatin(text: string, claimsUtf8: boolean): boolean {
  const broken = text.split('\ufffd').length - 1
  if (broken === 0) return false
  const fine = (text.match(/[\u0080-\ufffc]/g) ?? []).length
  return !claimsUtf8 ? broken > fine / 10 : broken > fine
}
