import { singularOf } from '../catalogue/interests/words.ts'
import { titleKey } from '../gifts/title-key.ts'
import { foldText } from '../shared/search-text.ts'
import { remembered } from '../shared/remembered.ts'

/**
 * Returns a function that tells whether a title names the same kind of thing as one of these: 'tea sampler' and 'Loose-leaf
 * tea sampler in a tin'. The last word before 'for', 'in', 'with' … is the same, and the words of one are all in the other.
 */
export function sameThingAs(titles: Iterable<string>): (title: string) => boolean {
  const known = [...titles].flatMap((title) => thingOf(title) ?? [])
  if (known.length === 0) return () => false
  return (title) => {
    const one = thingOf(title)
    return one !== null && known.some((other) => one.head === other.head && (isPart(one, other) || isPart(other, one)))
  }
}

interface Thing {
  head: string
  words: ReadonlySet<string>
}

/** Null if the title names only a kind of gift, such as 'Book': they may get another one. */
const thingOf = remembered((title: string): Thing | null => {
  const [named = ''] = foldText(title).split(
    /[,:;(]| - |\b(?:for|with|in|from|on|to|that|by|at|under|over|made|of|without)\b/,
  )
  const words = (named.replaceAll("'", '').match(/[\p{L}\p{N}]+/gu) ?? [])
    .map(singularOf)
    .filter((word) => !articles.has(word))
  const head = words.at(-1)
  return head === undefined || titleKey(named) === null ? null : { head, words: new Set(words) }
})

const articles = new Set(['a', 'an', 'the', 'and'])

function isPart(small: Thing, large: Thing): boolean {
  return [...small.words].every((word) => large.words.has(word))
}
