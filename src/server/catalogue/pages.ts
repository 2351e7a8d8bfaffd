import type { Folded } from '#domain/catalogue/mixing/fold.ts'
import type { SourceList } from '#domain/catalogue/mixing/mix.ts'
import type { ProviderError, ProviderProduct } from './provider.ts'
import { dueAfter, type Due } from './remote/due.ts'
import type { RemoteCatalogue } from './remote/remote-catalogue.ts'
import type { Block, Lane, Slice } from './remote/slices.ts'
import { EMBEDDED } from './embedded/ideas.ts'

/** A shop, and what it's asked this time. */
export interface AskedShop {
  remote: RemoteCatalogue
  lanes: readonly Lane[]
}

/** Our own products: they are there at once, so they fill what the shops leave. */
export interface OwnProducts {
  /** The first so many; `isRough` if they only roughly answer the words. */
  first(count: number): Promise<{ products: ProviderProduct[]; hasMore: boolean; isRough?: boolean }>
}

export interface AskedPage {
  page: number
  size: number
  shops: readonly AskedShop[]
  /** Where there are none, a page waits for the shops. */
  own: OwnProducts
  /** How much of a page the shops are asked for. */
  shopsGive: 'their share' | 'all they have'
  arrange: Arrange
  /** The arrangement is an order that holds across all pages, such as that by price. */
  isSorted?: boolean
  /** Which of the shops' products may be shown to this user. */
  keeps?: (product: ProviderProduct) => boolean
}

/** Puts the products of several sources in order; a later block must not change what the earlier ones gave. */
export type Arrange = (blocks: readonly (readonly SourceList<ProviderProduct>[])[]) => Folded<ProviderProduct>[]

export interface MixedPage {
  products: Folded<ProviderProduct>[]
  hasMore: boolean
  /** The first of the shops' failures. */
  failure?: ProviderError
}

/** A page that is due is answered; people wait no longer for a shop. */
const PAGE_DUE_MS = 4_000
/** What a shop says too late has no place in a sorted list, so it's waited for a little longer. */
const SORTED_PAGE_DUE_MS = 8_000
/** Longer than any call may take with its retries. */
const NEVER_MS = 120_000
/** How often shops are asked to fill one page: several have the same things, or things that don't suit a person. */
const MOST_ROUNDS = 4

/**
 * One page of several sources. It's put together from what the earlier pages showed, block by block: how far each
 * shop got is recorded (`slices.ts`), and the rest of each page is our own products in their order. So nothing is lost or
 * shown twice, in however many processes, and nothing is stored about the user.
 */
export async function mixedPage(asked: AskedPage): Promise<MixedPage> {
  const { page, size, own, arrange, keeps, shopsGive, isSorted = false } = asked
  const ours = await own.first(page * size + spareOf(size))
  const dueMs = isSorted ? SORTED_PAGE_DUE_MS : PAGE_DUE_MS
  const due = dueAfter(ours.products.length > 0 ? dueMs : NEVER_MS)
  const shops = asked.shops.map((shop) => readerOf(shop, page, due))
  const blocks: SourceList<ProviderProduct>[][] = []
  let mixed: Folded<ProviderProduct>[] = []
  let [shown, used] = [0, 0]
  let shopsGave = false
  let failure: ProviderError | undefined
  let products: Folded<ProviderProduct>[] = []

  for (let number = 1; number <= page; number += 1) {
    failure = undefined
    // However many of ours are known, a page goes no further: so it's the same page when a later one is put together.
    const ownUpTo = Math.min(number * size + spareOf(size), ours.products.length)
    const missing = () => Math.max(0, shown + size - mixed.length)
    const ownList = (count: number): SourceList<ProviderProduct> => {
      const next = ours.products.slice(used, Math.min(used + count, ownUpTo))
      used += next.length
      return { source: EMBEDDED, products: next, hasMore: ours.hasMore || used < ours.products.length }
    }

    for (let round = 1; round <= MOST_ROUNDS; round += 1) {
      if (round > 1 && (missing() === 0 || due.isOver())) break
      const wanted = missing()
      const askable = shops.filter((shop) => shop.isAskable(round))
      const left = ours.isRough ? 0 : ownUpTo - used
      const share = Math.max(wanted / (askable.length + 1), (wanted - left) / Math.max(1, askable.length))
      // Shops that are to fill a page may have the same things, and what a first round left open shows that they do: each
      // is then asked for all of it.
      const each = Math.ceil(shopsGive === 'their share' && round === 1 ? share : wanted)
      const lists = await Promise.all(askable.map(async (shop) => listOf(shop, await shop.read(number, round, each))))
      const told = lists.filter((list) => list !== undefined)
      if (told.length === 0 && round > 1) break
      const given = told.reduce((sum, list) => sum + list.products.length, 0)
      shopsGave ||= given > 0
      // What only roughly answers the words isn't put among what a shop found.
      const mayFill = !(ours.isRough && shopsGave)
      // In a sorted list, any of ours may belong before what the shops gave.
      const room = Math.max(0, isSorted ? wanted : wanted - given)
      blocks.push([...told, mayFill ? ownList(room) : { source: EMBEDDED, products: [], hasMore: false }])
      mixed = arrange(blocks)
      // The same thing from two sources is one card: the place of the other is filled.
      while (mayFill && missing() > 0 && used < ownUpTo) {
        blocks.push([ownList(missing())])
        mixed = arrange(blocks)
      }
    }
    products = mixed.slice(shown, shown + size)
    shown += products.length
  }
  due.end()
  const weHave = ours.hasMore || used < ours.products.length
  const shopsHave = shops.some((shop) => shop.hasMore())
  const hasMore = mixed.length > shown || shopsHave || (weHave && !(ours.isRough && shopsGave))
  return { products, hasMore, ...(failure && { failure }) }

  function listOf({ id }: ShopReader, slice: Slice | undefined): SourceList<ProviderProduct> | undefined {
    if (!slice) return undefined
    failure ??= slice.failure
    const suitable = keeps ? slice.products.filter(keeps) : slice.products
    // A shop that has said nothing isn't waited for.
    return { source: id, products: suitable, hasMore: slice.hasMore && !(slice.isCut && suitable.length === 0) }
  }
}

/** How many more of ours may be needed than there are cards, because some are the same thing. */
function spareOf(size: number): number {
  return Math.ceil(size / 4)
}

/** Reads one shop's slices, a block after the other. */
interface ShopReader {
  id: string
  /** Whether it may be asked in this round of a page. */
  isAskable(round: number): boolean
  /** Undefined if it wasn't asked when that page was shown. */
  read(page: number, round: number, count: number): Promise<Slice | undefined>
  hasMore(): boolean
}

function readerOf({ remote: { id, slices }, lanes }: AskedShop, lastPage: number, due: Due): ShopReader {
  let before: Block | undefined
  let latest: Pick<Slice, 'hasMore' | 'isCut'> = { hasMore: lanes.length > 0, isCut: false }
  return {
    id,
    isAskable: (round) => latest.hasMore && (round === 1 || !latest.isCut),
    async read(page, round, count) {
      const block = { page, round }
      const isEarlier = page < lastPage
      const slice = isEarlier
        ? await slices.earlier(lanes, block, before)
        : await slices.next(lanes, block, before, { count, due })
      if (!slice) return undefined
      before = block
      latest = slice
      return slice
    },
    hasMore: () => latest.hasMore,
  }
}
