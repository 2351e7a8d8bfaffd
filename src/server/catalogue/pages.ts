import type { Folded } from '#domain/catalogue/mixing/fold.ts'
import type { SourceList } from '#domain/catalogue/mixing/mix.ts'
import type { ProviderError, ProviderProduct } from './provider.ts'
import { dueAfter, type Due } from './remote/due.ts'
import type { RemoteCatalogue } from './remote/remote-catalogue.ts'
import type { Lane, Slice } from './remote/slices.ts'
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

/**
 * One page of several sources. It's put together from what the earlier pages showed, block by block: how far each
 * shop got is recorded (`slices.ts`), and the rest of each page is our own products in their order. So nothing is lost or
 * shown twice, in however many processes, and nothing is stored about the user.
 */
export async function mixedPage({ page, size, shops, own, arrange, keeps, shopsGive }: AskedPage): Promise<MixedPage> {
  const ours = await own.first(page * size)
  const due = dueAfter(ours.products.length > 0 ? PAGE_DUE_MS : NEVER_MS)
  const blocks: SourceList<ProviderProduct>[][] = []
  let mixed: Folded<ProviderProduct>[] = []
  let [shown, used] = [0, 0]
  let shopsHave = true
  let shopsGave = false
  let failure: ProviderError | undefined
  let products: Folded<ProviderProduct>[] = []

  const ownList = (count: number): SourceList<ProviderProduct> => {
    const next = ours.products.slice(used, used + count)
    used += next.length
    return { source: EMBEDDED, products: next, hasMore: ours.hasMore || used < ours.products.length }
  }

  for (let block = 1; block <= page; block += 1) {
    const left = ours.isRough ? 0 : Math.min(size, ours.products.length - used)
    const wanted = Math.max(0, size - (mixed.length - shown))
    const share = Math.max(wanted / (shops.length + 1), (wanted - left) / Math.max(1, shops.length))
    // Shops that are to fill a page may have the same things: each is asked for all of it.
    const each = Math.ceil(shopsGive === 'their share' ? share : wanted)
    // oxlint-disable-next-line no-await-in-loop -- a block goes on where the one before ended
    const slices = await Promise.all(shops.map((shop) => sliceOf(shop, block, page, each, due)))
    const lists = slices.map((slice, at) => ({
      source: shops[at]?.remote.id ?? '',
      products: keeps ? slice.products.filter(keeps) : slice.products,
      hasMore: slice.hasMore,
    }))
    shopsHave = slices.some(({ hasMore }) => hasMore)
    failure = slices.find((slice) => slice.failure)?.failure
    const given = lists.reduce((sum, list) => sum + list.products.length, 0)
    shopsGave ||= given > 0
    // What only roughly answers the words isn't put among what a shop found.
    const mayFill = !(ours.isRough && shopsGave)
    const room = mayFill ? Math.max(0, wanted - given) : 0
    blocks.push([...lists, ownList(room)])
    mixed = arrange(blocks)
    // The same thing from two sources is one card: the place of the other is filled.
    while (mayFill && mixed.length < shown + size && used < ours.products.length) {
      blocks.push([ownList(shown + size - mixed.length)])
      mixed = arrange(blocks)
    }
    products = mixed.slice(shown, shown + size)
    shown += products.length
  }
  due.end()
  const weHave = ours.hasMore || used < ours.products.length
  const hasMore = mixed.length > shown || shopsHave || (weHave && !(ours.isRough && shopsGave))
  return { products, hasMore, ...(failure && { failure }) }
}

/** Longer than any call may take with its retries. */
const NEVER_MS = 120_000

async function sliceOf(
  { remote, lanes }: AskedShop,
  block: number,
  page: number,
  each: number,
  due: Due,
): Promise<Slice> {
  if (lanes.length === 0) return { products: [], hasMore: false }
  return block < page ? remote.slices.earlier(lanes, block) : remote.slices.next(lanes, block, each, due)
}
