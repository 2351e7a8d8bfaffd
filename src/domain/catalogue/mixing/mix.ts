import { folded, foldKeys, groupSame, type Folded, type Mixable } from './fold.ts'

/** What one source answered for a block, in its own order. */
export interface SourceList<P extends Mixable> {
  /** The source's id. */
  source: string
  products: readonly P[]
  /** Whether there is more that is waited for. */
  hasMore: boolean
}

/** The first cards are those that everyone sees. */
export const FIRST_CARDS = 8
/** Of these, as many are of one source at most. */
export const MOST_OF_ONE = FIRST_CARDS / 2

/** As in the recommendations' fusion (Cormack, Clarke and Büttcher 2009). */
const RRF_K = 60

/**
 * One list of several sources' lists, which come in blocks: the first results of each, then the next ones, and so on.
 * - A later block never changes what the earlier ones gave, so that pages don't repeat or lose anything.
 * - Within a block, what several sources put first comes first (reciprocal rank fusion); equals in the order of the lists.
 * - At most half of the first cards are of one source, as long as another has some.
 * - The same thing from two sources is one card, with the best known offer.
 */
export function mixBlocks<P extends Mixable>(blocks: readonly (readonly SourceList<P>[])[]): Folded<P>[] {
  const seen = new Set<string>()
  const mixed: Folded<P>[] = []
  for (const lists of blocks) {
    const waiting = fuse(lists).filter(({ keys }) => {
      const isNew = !keys.some((key) => seen.has(key))
      // Also of what is left out: something else may be the same as that.
      for (const key of keys) seen.add(key)
      return isNew
    })
    while (waiting.length > 0) {
      const [next] = waiting.splice(nextPlace(waiting, mixed), 1)
      if (next) mixed.push(next)
    }
  }
  return mixed
}

/**
 * The same for lists that are sorted by something that can be compared, such as the price. What a source hasn't told yet
 * may belong before what others told, so a product waits until every source has got as far. What comes too late for its
 * place, because its source wasn't waited for, is left out: the order holds on every page.
 */
export function mergeBlocks<P extends Mixable>(
  blocks: readonly (readonly SourceList<P>[])[],
  compare: (one: P, other: P) => number,
): Folded<P>[] {
  const seen = new Set<string>()
  const merged: Folded<P>[] = []
  // How far each source that has more has got.
  const fronts = new Map<string, P>()
  let waiting: P[] = []
  for (const lists of blocks) {
    const last = merged.at(-1)?.best
    const told = lists.flatMap(({ products }) => products)
    waiting.push(...told.filter((product) => last === undefined || compare(product, last) >= 0))
    for (const { source, products, hasMore } of lists) {
      const front = products.at(-1)
      // One that is behind what is shown has lost its place anyway.
      const isBehind = front && last && compare(front, last) < 0
      if (!hasMore || isBehind) fronts.delete(source)
      else if (front) fronts.set(source, front)
    }
    const isCertain = (product: P) => [...fronts.values()].every((front) => compare(product, front) <= 0)
    for (const product of waiting.filter(isCertain).toSorted(compare)) {
      const keys = foldKeys(product)
      const isNew = !keys.some((key) => seen.has(key))
      for (const key of keys) seen.add(key)
      if (isNew) merged.push({ best: product, alsoAt: [], keys })
    }
    waiting = waiting.filter((product) => !isCertain(product))
  }
  return merged
}

/** Every thing of the lists once, the best by all their orders first. */
function fuse<P extends Mixable>(lists: readonly SourceList<P>[]): Folded<P>[] {
  const marksOf = new Map<P, { worth: number; list: number }>()
  for (const [list, { products }] of lists.entries())
    for (const [place, product] of products.entries()) marksOf.set(product, { worth: 1 / (RRF_K + place), list })
  // The groups come in the order of the lists, which sorting leaves to equals.
  return groupSame(lists.flatMap(({ products }) => [...products]))
    .map((group) => {
      const marks = group.flatMap((product) => marksOf.get(product) ?? [])
      // A source that lists something twice doesn't make it better.
      const ofLists = new Map<number, number>()
      for (const { worth, list } of marks) ofLists.set(list, Math.max(worth, ofLists.get(list) ?? 0))
      const worth = [...ofLists.values()].reduce((sum, one) => sum + one, 0)
      return { thing: folded(group as [P, ...P[]]), worth }
    })
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ thing }) => thing)
}

/** Where the next card is: the best, but among the first cards not of a source that has half of them already. */
function nextPlace<P extends Mixable>(waiting: readonly Folded<P>[], mixed: readonly Folded<P>[]): number {
  if (mixed.length >= FIRST_CARDS) return 0
  const ofSource = (provider: string) => mixed.filter(({ best }) => best.provider === provider).length
  const place = waiting.findIndex(({ best }) => ofSource(best.provider) < MOST_OF_ONE)
  return Math.max(0, place)
}

/**
 * The same rule for one list that was ranked as a whole: at most half of its first cards are of one source, as long as
 * another has something that answers, too.
 */
export function fairlyBegun<One>(
  ranked: readonly One[],
  sourceOf: (one: One) => string,
  answers: (one: One) => boolean,
): One[] {
  const waiting = [...ranked]
  const first: One[] = []
  while (first.length < FIRST_CARDS && waiting.length > 0) {
    const hasRoom = (one: One) => first.filter((other) => sourceOf(other) === sourceOf(one)).length < MOST_OF_ONE
    const place = waiting.findIndex((one, at) => hasRoom(one) && (at === 0 || answers(one)))
    first.push(...waiting.splice(Math.max(0, place), 1))
  }
  return [...first, ...waiting]
}
