import { foldText } from '../shared/search-text.ts'

/** More words than this say nothing more about a gift. */
const MAX_WORDS = 12

export interface ReadQuery {
  /** What to look for; empty if the query doesn't say. */
  words: string[]
  /** The query only says that a gift is wanted, not which: 'gift ideas'. */
  isAnything: boolean
  /** 'Under $30'. */
  maxDollars?: number
}

/**
 * The meaningful words of a search, folded: 'A gift for my Dad who loves Fishing under $30!' → a, for, my, dad, who,
 * fishing, and at most 30 dollars. The database ignores stop words.
 */
export function readQuery(text: string): ReadQuery {
  const folded = foldText(text)
  const limit = underPrice.exec(folded)
  const all = folded.replace(underPrice, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  const words = all.filter((word, at) => !saysNothing.has(word) || isCard(word, all[at + 1]))
  return {
    words: [...new Set(words)].slice(0, MAX_WORDS),
    isAnything: words.length === 0 && (all.length > 0 || limit !== null),
    ...(limit !== null && { maxDollars: Number(limit[1]) }),
  }
}

/** Not 'under 3', which may be years. */
const underPrice =
  /\b(?:under|below|less than|up to)\s*(?:\$\s*(?=\d)|(?=\d\d))(\d{1,4})(?![\d-])(?: ?(?:dollars|bucks|usd))?(?! (?:years|inches|pieces|months|weeks|days))/

/** Words that fit everything here. */
const saysNothing = new Set(
  'gift gifts gifting present presents idea ideas something anything thing things stuff best nice cool great good perfect trending popular unique likes like love loves loving enjoys'.split(
    ' ',
  ),
)

/** A gift card is no gift that happens to be a card. */
function isCard(word: string, next: string | undefined): boolean {
  return word === 'gift' && (next === 'card' || next === 'cards')
}

/**
 * The edit distance of two words: letters added, left out, changed, or swapped with the next one. Infinity beyond `max`.
 */
export function typosBetween(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return Infinity
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      )
      current.push(cost)
    }
    before = last
    last = current
  }
  const typos = last[other.length] ?? Infinity
  return typos > max ? Infinity : typos
}
