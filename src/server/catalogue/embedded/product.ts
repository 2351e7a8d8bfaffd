import type { ValueBadge } from '#domain/catalogue/value-pick.ts'
import { typicalPriceText } from '#domain/catalogue/price-text.ts'
import { shopSearchUrl, type Shop } from '#domain/catalogue/shop-link.ts'
import type { ProviderProduct } from '#server/catalogue/provider.ts'
import type { products } from '#server/db/schema.ts'
import { EMBEDDED, EMBEDDED_NAME } from './ideas.ts'
import { pictureAddress } from './pictures.ts'
import { printedEnds } from './printed-price.ts'

type ShownColumn =
  | 'provider'
  | 'productKey'
  | 'title'
  | 'summary'
  | 'description'
  | 'features'
  | 'kind'
  | 'itemType'
  | 'categoryId'
  | 'priceLowCents'
  | 'priceTypicalCents'
  | 'priceHighCents'
  | 'imageUrl'
  | 'productUrl'
  | 'searchTerms'
  | 'brand'
  | 'gtin'
  | 'inStock'
  | 'originalPriceCents'
  | 'asOf'

/** What of a product's row is shown. */
export type ShownRow = Pick<typeof products.$inferSelect, ShownColumn> & {
  /** Of the feed that it's from; null for an idea. */
  feedName?: string | null
}

/** A row of our own table as a product. */
export function productOf(row: ShownRow, shop: Shop, badge?: ValueBadge): ProviderProduct {
  const { priceTypicalCents: typical } = row
  const printed = printedEnds(row)
  const isEmbedded = row.provider === EMBEDDED
  return {
    provider: row.provider,
    source: row.feedName ?? EMBEDDED_NAME,
    id: row.productKey,
    title: row.title,
    features: row.features,
    priceKind: isEmbedded ? 'typical' : 'live',
    imageUrl: isEmbedded ? pictureAddress(row.productKey) : (row.imageUrl ?? ''),
    imageKind: isEmbedded ? 'illustration' : 'photo',
    productUrl: row.productUrl ?? shopSearchUrl(row.searchTerms ?? row.title, shop),
    categoryId: row.categoryId,
    itemType: row.itemType,
    ...(row.summary === null ? {} : { summary: row.summary }),
    ...(row.description === null ? {} : { description: row.description }),
    ...(typical === null || printed === undefined
      ? {}
      : {
          priceCents: typical,
          priceHighCents: printed.high,
          ...(isEmbedded && { priceText: typicalPriceText(row.kind, printed.low, printed.high) }),
        }),
    ...(!isEmbedded && ofFeed(row)),
    ...(badge === undefined ? {} : { dealBadge: badge }),
  }
}

/** What a shop says of its product, and we of none of our ideas. */
function ofFeed({ brand, gtin, inStock, originalPriceCents, asOf }: ShownRow) {
  return {
    inStock,
    asOf: asOf.toISOString(),
    ...(brand !== null && { brand }),
    ...(gtin !== null && { gtin }),
    ...(originalPriceCents !== null && { originalPriceCents }),
  }
}
