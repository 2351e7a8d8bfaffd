import { productId } from '#domain/catalogue/of-shop.ts'
import type { Product, ProductPage } from '#domain/catalogue/product-schema.ts'

export type ProductError = NonNullable<ProductPage['error']>

/** A list of products that grows by a page a step: mixed, of one category, greeting cards, a search. */
export type Listing<Item> = {
  items: readonly Item[]
  /** The last page there is; 0 before the first. */
  page: number
  isLoading: boolean
  hasMore: boolean
  /** Why there is nothing at all. */
  error: ProductError | undefined
  /** Asking for one more page failed: paging stops, and somebody may try again. */
  moreFailed: boolean
}

export type Page<Item> = { products: readonly Item[]; hasMore: boolean; error?: ProductError | undefined }

export const loadingListing: Listing<never> = {
  items: [],
  page: 0,
  isLoading: true,
  hasMore: false,
  error: undefined,
  moreFailed: false,
}

/** With one page more. What was there before keeps its place; what comes twice is shown once. An empty page is the last. */
export function withPage<Item extends Pick<Product, 'provider' | 'id'>>(
  listing: Listing<Item>,
  page: Page<Item>,
): Listing<Item> {
  if (page.error !== undefined) return withError(listing, page.error)
  const seen = new Set(listing.items.map(productId))
  const fresh = page.products.filter((product) => !seen.has(productId(product)) && seen.add(productId(product)))
  return {
    items: [...listing.items, ...fresh],
    page: listing.page + 1,
    isLoading: false,
    hasMore: page.hasMore && page.products.length > 0,
    error: undefined,
    moreFailed: false,
  }
}

/** Of a first page it is said; of a further one it ends the list quietly. */
export function withError<Item>(listing: Listing<Item>, error: ProductError): Listing<Item> {
  const isFirst = listing.page === 0
  return {
    ...listing,
    isLoading: false,
    hasMore: false,
    error: isFirst ? error : undefined,
    moreFailed: !isFirst,
  }
}
