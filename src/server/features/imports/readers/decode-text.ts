/**
 * A file's text, without its byte order mark: UTF-16 where a mark or zero bytes say so, else UTF-8, and Windows-1252 (of
 * which Latin-1 is a part) where it isn't valid UTF-8.
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Label(bytes)
  if (utf16 !== undefined) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** In a charset that the file names; one we don't know is read as the file itself would be. */
export function decodeBytes(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset.trim(), { fatal: true }).decode(bytes)
  } catch {
    return decodeText(bytes)
  }
}

function utf16Label(bytes: Uint8Array): string | undefined {
  const [first, second, third, fourth] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without a mark: all these files begin with letters of ASCII.
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be'
  return first !== 0 && second === 0 && third !== 0 && fourth === 0 ? 'utf-16le' : undefined
}
