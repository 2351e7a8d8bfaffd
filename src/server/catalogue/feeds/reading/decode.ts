import { MAX_ITEM_LENGTH } from '#domain/catalogue/sources/limits.ts'
import { productFeedTexts as texts } from '#domain/texts/product-feeds.ts'
import { FeedError } from './feed-error.ts'

export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

export interface Decoded {
  /** Known once the first piece was read; Windows-1252 (of which Latin-1 is a part) as soon as a line is no UTF-8. */
  encoding: Encoding
  text: AsyncIterable<string>
}

/**
 * A file's text. UTF-16 is known by its byte order mark or its zero bytes. Otherwise each line is UTF-8 if it can be, and
 * Windows-1252 if not: files put together from several sources have both.
 * @throws {FeedError} when it isn't text
 */
export function decoded(source: AsyncIterable<Uint8Array>): Decoded {
  let utf16Decoder = new TextDecoder('utf-16le')
  const result: Decoded = { encoding: 'UTF-8', text: textOf() }
  return result

  async function* textOf(): AsyncGenerator<string> {
    let decode: ((bytes: Uint8Array, isLast: boolean) => string) | undefined
    // Joined only where a line ends: a host that sends a few bytes at a time costs no more than another.
    let held: Uint8Array[] = []
    let length = 0
    for await (const chunk of source) {
      const isBeginning = decode === undefined
      const end = endIn(chunk, length)
      held.push(chunk)
      length += chunk.length
      if (isBeginning && length < SNIFFED) continue
      const bytes = isBeginning || end > 0 || decode === utf16 ? Buffer.concat(held) : undefined
      if (bytes) {
        decode ??= decoderFor(bytes)
        const to = decode === utf16 ? bytes.length : isBeginning ? endIn(bytes, 0) : bytes.length - chunk.length + end
        held = [bytes.subarray(to)]
        length = bytes.length - to
        if (to > 0) yield checked(decode(bytes.subarray(0, to), false))
      }
      if (length > MAX_LINE) throw new FeedError('notAFeed', texts.longLines)
    }
    const rest = Buffer.concat(held)
    decode ??= decoderFor(rest)
    yield checked(decode(rest, true))
  }

  function decoderFor(start: Uint8Array) {
    const label = utf16Label(start)
    if (label === undefined) return lines
    result.encoding = 'UTF-16'
    utf16Decoder = new TextDecoder(label)
    return utf16
  }

  function utf16(bytes: Uint8Array, isLast: boolean): string {
    return utf16Decoder.decode(bytes, { stream: !isLast })
  }

  function lines(bytes: Uint8Array): string {
    try {
      return utf8.decode(bytes)
    } catch {
      result.encoding = 'Windows-1252'
      return lineByLine(bytes)
    }
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const latin = new TextDecoder('windows-1252')

/** Enough to see zero bytes in. */
const SNIFFED = 256
/** A list on one line (XML without breaks) is cut at the ends of its tags. */
const LONG_LINE = 64 * 1024
const MAX_LINE = 4 * MAX_ITEM_LENGTH

const NEWLINE = 10
const GREATER = 62

/** Behind the last line break, or the last end of a tag where lines are long: never inside of a character. */
function endIn(bytes: Uint8Array, before: number): number {
  const end = bytes.lastIndexOf(NEWLINE) + 1
  return end > 0 || before + bytes.length < LONG_LINE ? end : bytes.lastIndexOf(GREATER) + 1
}

function lineByLine(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let from = 0; from < bytes.length;) {
    const next = bytes.indexOf(NEWLINE, from)
    const to = next < 0 ? bytes.length : next + 1
    const line = bytes.subarray(from, to)
    try {
      parts.push(utf8.decode(line))
    } catch {
      // What it leaves undefined stays a control character, which nobody writes.
      parts.push(latin.decode(line).replaceAll(/[\u0080-\u009f]/g, '\uFFFD'))
    }
    from = to
  }
  return parts.join('')
}

/** @throws {FeedError} */
function checked(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the very characters that no text has
  if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)) throw new FeedError('wrongEncoding')
  return text
}

/** By its mark, or because every other byte of its beginning is zero: what is written in ASCII is so. */
function utf16Label(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  const seen = bytes.subarray(0, SNIFFED)
  for (const [at, byte] of seen.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const many = seen.length / 4
  const [even = 0, odd = 0] = zeros
  if (odd > many && even === 0) return 'utf-16le'
  return even > many && odd === 0 ? 'utf-16be' : undefined
}
