import { foldText } from '../shared/search-text.ts'

export interface Part {
  text: string
  isMatch: boolean
}

/** A text cut into the parts that a query found in it and those between: 'Zoë Quinn' by 'zo qu' → [Zo]ë [Qu]inn. */
export function markedParts(text: string, query: string): Part[] {
  const { folded, origins } = foldedWithOrigins(text)
  const marked = new Set<number>()
  for (const word of foldText(query).split(' ')) {
    if (word === '') continue
    for (const at of placesOf(folded, word)) {
      for (let index = at; index < at + word.length; index++) marked.add(origins[index] ?? 0)
    }
  }
  const parts: Part[] = []
  for (const [index, letter] of lettersOf(text).entries()) {
    const isMatch = marked.has(index)
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += letter
    else parts.push({ text: letter, isMatch })
  }
  return parts
}

/** Matches at word starts; only if there is none, anywhere. */
function placesOf(folded: string, word: string): number[] {
  const all: number[] = []
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) all.push(at)
  const atWords = all.filter((at) => !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1)))
  return atWords.length > 0 ? atWords : all
}

/** The folded text, and of each of its characters the letter it comes from. */
function foldedWithOrigins(text: string): { folded: string; origins: number[] } {
  let folded = ''
  const origins: number[] = []
  for (const [index, letter] of lettersOf(text).entries()) {
    const plain = letter.trim() === '' ? ' ' : foldText(letter)
    folded += plain
    for (let count = 0; count < plain.length; count++) origins.push(index)
  }
  return { folded, origins }
}

/** A letter with the accents that are written after it; accents that no letter precedes. */
function lettersOf(text: string): string[] {
  return text.match(/\P{M}\p{M}*|\p{M}/gu) ?? []
}
