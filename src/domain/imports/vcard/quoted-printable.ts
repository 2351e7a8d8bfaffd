/** Bytes to text; the domain has no decoder of its own. Never throws: what can't be decoded becomes U+FFFD. */
export type DecodeBytes = (bytes: Uint8Array, charset: string) => string

/** Decodes '=C3=B6' in the given charset. Characters that should have been encoded, but weren't, stay. */
export function decodeQuotedPrintable(text: string, charset: string, decode: DecodeBytes): string {
  // A charset such as Shift_JIS may have plain letters as second bytes, so whole runs of ASCII are decoded at once.
  return text.replaceAll(/\p{ASCII}+/gu, (ascii) => (ascii.includes('=') ? decode(bytesOf(ascii), charset) : ascii))
}

function bytesOf(ascii: string): Uint8Array {
  const bytes = new Uint8Array(ascii.length)
  let length = 0
  for (let at = 0; at < ascii.length; at++) {
    const hex = ascii[at] === '=' ? ascii.slice(at + 1, at + 3) : ''
    if (/^[0-9A-Fa-f]{2}$/.test(hex)) {
      bytes[length++] = Number.parseInt(hex, 16)
      at += 2
    } else {
      bytes[length++] = ascii.charCodeAt(at)
    }
  }
  return bytes.subarray(0, length)
}
