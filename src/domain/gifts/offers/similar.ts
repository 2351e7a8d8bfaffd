import type { Product } from '../../catalogue/product-schema.ts'
import { foldText } from '../../shared/search-text.ts'
import { recognizer } from '../repeat.ts'
import type { Gift } from '../schema.ts'

/** How many alternatives are shown in place of a gift that is out of stock. */
export const SIMILAR = 3

/** Enough to name a thing; the rest of a shop's title is colors, sizes and praise. */
const MOST_WORDS = 5

/** What to search for: the thing that a title names, without what follows 'for', 'with', a comma or a bracket. */
export function similarWords(title: string): string {
  const [named = ''] = title.split(/[,;:(|[]| [-–—] |\b(?:for|with|in|from|by)\b/i)
  const words = (foldText(named).match(/[\p{L}\p{N}']+/gu) ?? []).slice(0, MOST_WORDS)
  return words.length === 0 ? foldText(title).slice(0, 60) : words.join(' ')
}

/** Three that can be bought, each another thing than the gift: first what is called by the same noun, in the order of the search. */
export function threeSimilar<P extends Product>(
  gift: Pick<Gift, 'title' | 'provider' | 'productKey' | 'productUrl'>,
  found: readonly P[],
): P[] {
  const isSame = recognizer([gift])
  const noun = similarWords(gift.title).split(' ').at(-1) ?? ''
  const isCalledSo = ({ title }: P) => foldText(title).includes(noun)
  const others = found.filter((product) => product.inStock && !isSame(product))
  return [...others.filter(isCalledSo), ...others.filter((product) => !isCalledSo(product))].slice(0, SIMILAR)
}
