/** A piece of a plain text: words, or an http(s) address. `at` is where it begins. */
type Piece = { at: number; text: string; href?: string }

/** Takes a text apart at its web addresses; put together again the pieces are the text. */
export function linkedText(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(/https?:\/\/[^\s<>"]+/g)) {
    // The full stop behind an address ends the sentence.
    const address = match[0].replace(/[.,;:!?)]+$/, '')
    if (match.index > end) pieces.push({ at: end, text: text.slice(end, match.index) })
    pieces.push({ at: match.index, text: address, href: address })
    end = match.index + address.length
  }
  if (end < text.length) pieces.push({ at: end, text: text.slice(end) })
  return pieces
}
