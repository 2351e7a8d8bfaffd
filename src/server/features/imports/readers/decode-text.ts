/**
 * A file's text, without its byte order mark: UTF-16 where a mark or zero bytes say so, else UTF-8, and Windows-1252 (of
 * which Latin-1 is a part) where it isn't valid UTF-8.
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Label(bytes)
  if (utf16 !== undefined) return new TextDecoder(utf16).decode(bytes)
  return utf8(bytes) ?? utf8(unfolded(bytes)) ?? new TextDecoder('windows-1252').decode(bytes)
}

/** In a charset that the file names; one we don't know is read as the file itself would be. */
export function decodeBytes(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset.trim(), { fatal: true }).decode(bytes)
  } catch {
    return decodeText(bytes)
  }
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Some programs fold a line in the middle of a character: joined again, its bytes are valid UTF-8. */
function unfolded(bytes: Uint8Array): Uint8Array {
  const joined = new Uint8Array(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at++) {
    const fold = (bytes[at - 1] ?? 0) >= 0x80 ? foldLength(bytes, at) : 0
    if (fold > 0 && isContinuation(bytes[at + fold])) at += fold
    joined[length++] = bytes[at] ?? 0
  }
  return joined.subarray(0, length)
}

function foldLength(bytes: Uint8Array, at: number): number {
  const end = bytes[at] === CR && bytes[at + 1] === LF ? 2 : bytes[at] === LF ? 1 : 0
  const next = bytes[at + end]
  return end > 0 && (next === SPACE || next === TAB) ? end + 1 : 0
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x80 && byte < 0xc0
}

const [CR, LF, SPACE, TAB] = [0x0d, 0x0a, 0x20, 0x09]

function utf16Label(bytes: Uint8Array): string | undefined {
  const [first, second, third, fourth] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Without a mark: all these files begin with letters of ASCII.
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be'
  return first !== 0 && second === 0 && third !== 0 && fourth === 0 ? 'utf-16le' : undefined
}
