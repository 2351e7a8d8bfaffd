// The lines that vCards and calendars are made of (RFC 2426 section 2.6 and 5, RFC 5545 section 3.1).

/** Octets of a line, without its end: what is longer goes on in a line that begins with a space. */
const MAX_OCTETS = 75

/**
 * The lines as a file: folded, each ended by CRLF. Values must be escaped (`escapeText`), or have nothing to escape.
 */
export function contentLines(lines: Iterable<string>): string {
  let text = ''
  for (const line of lines) text += `${fold(line)}\r\n`
  return text
}

/** A text of the user's as a value: nothing in it begins another line, value or property. */
export function escapeText(text: string): string {
  // One search each takes a third of one for all of them, and a calendar has thousands of texts, most without any.
  let marked = text
  for (const mark of MARKS) if (marked.includes(mark)) marked = marked.replaceAll(mark, `\\${mark}`)
  if (!HAS_RARE_CHARACTERS.test(text)) return marked
  return (
    marked
      // Half of a pair has no UTF-8.
      .replaceAll(/\p{Cs}/gu, '\uFFFD')
      .replaceAll(/\r\n?|\u0085|\u2028|\u2029/g, '\n')
      // Neither format allows them.
      .replaceAll(CONTROL_CHARACTERS, '')
      .replaceAll('\n', String.raw`\n`)
  )
}

/** The backslash first: the others get one. */
const MARKS = ['\\', ',', ';'] as const

// Most texts have none of these, and a search costs a quarter of replacing nothing.
const HAS_RARE_CHARACTERS = /[\u2028\u2029\p{Cc}\p{Cs}]/u

const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/gu

/** A line without its end. No character is cut into two: readers decode each line, or all of them at once. */
export function fold(line: string): string {
  if (line.length * MAX_WIDTH <= MAX_OCTETS || ONLY_ASCII.test(line)) return foldAscii(line)
  let folded = ''
  let octets = 0
  for (const character of line) {
    const width = octetsOf(character)
    if (octets + width > MAX_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += width
  }
  return folded
}

/** Octets of one UTF-16 unit in UTF-8, at most. */
const MAX_WIDTH = 3

/** As most lines are: cut without looking at each character. */
function foldAscii(line: string): string {
  if (line.length <= MAX_OCTETS) return line
  let folded = line.slice(0, MAX_OCTETS)
  for (let start = MAX_OCTETS; start < line.length; start += MAX_OCTETS - 1)
    folded += `\r\n ${line.slice(start, start + MAX_OCTETS - 1)}`
  return folded
}

/** One octet each in UTF-8. */
const ONLY_ASCII = /^\p{ASCII}*$/u

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
