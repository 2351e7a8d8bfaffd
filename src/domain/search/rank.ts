import { foldText } from '../shared/search-text.ts'

/** Something that can be found; its texts are folded once (`searchable`). */
export interface Searchable {
  /** Its names, one a line. */
  names: string
  /** Other texts that find it, with the lowest rank: a relationship, an address, a contact's name. */
  also: string
}

export interface Needle {
  whole: string
  words: readonly string[]
}

/** 0: a name begins so; 1: words of the names begin so; 2: in the names somewhere; 3: with the help of `also`. */
export type Rank = 0 | 1 | 2 | 3

export function searchable(names: readonly string[], also: readonly string[] = []): Searchable {
  return { names: names.map(foldText).join('\n'), also: also.map(foldText).join('\n') }
}

/** Undefined if there is nothing to search for. */
export function needleOf(query: string): Needle | undefined {
  const whole = foldText(query)
  return whole === '' ? undefined : { whole, words: whole.split(' ') }
}

/** How well an entry matches the query, all of whose words must occur, in any order; undefined: not at all. */
export function rankOf({ names, also }: Searchable, { whole, words }: Needle): Rank | undefined {
  if (names.startsWith(whole) || names.includes(`\n${whole}`)) return 0
  if (words.every((word) => names.includes(word))) return words.every((word) => beginsWord(names, word)) ? 1 : 2
  return words.every((word) => names.includes(word) || also.includes(word)) ? 3 : undefined
}

/** The best few, by rank; entries of equal rank keep their order. */
export function bestOf<Found extends Searchable>(things: Iterable<Found>, needle: Needle, limit: number): Found[] {
  const byRank: [Found[], Found[], Found[], Found[]] = [[], [], [], []]
  for (const thing of things) {
    const rank = rankOf(thing, needle)
    if (rank === undefined) continue
    byRank[rank].push(thing)
    if (byRank[0].length === limit) break
  }
  return byRank.flat().slice(0, limit)
}

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true
  }
  return false
}
