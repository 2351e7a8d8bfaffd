/** A line of a file, counted from 1. */
export interface TextLine {
  number: number
  text: string
}

/** The lines of a file, whatever ends them: CRLF, LF, CR, or the CRCRLF that some programs write. */
export function* textLines(text: string): Generator<TextLine> {
  let start = 0
  for (let number = 1; start < text.length; number++) {
    let end = start
    while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++
    yield { number, text: text.slice(start, end) }
    while (text[end] === '\r') end++
    start = text[end] === '\n' || end === start ? end + 1 : end
  }
}
