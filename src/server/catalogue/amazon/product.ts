import type { Cents } from '#domain/shared/money.ts'
import type { ProviderProduct } from '#server/catalogue/provider.ts'
import type { Item, Listing } from './wire.ts'

export interface AmazonProduct extends ProviderProduct {
  /** The shop calls it a deal right now. */
  hasDeal: boolean
}

/** What the shop doesn't say itself. */
type Known = Pick<ProviderProduct, 'categoryId' | 'asOf'> & Partial<Pick<ProviderProduct, 'itemType'>>

const IN_STOCK = ['IN_STOCK', 'IN_STOCK_SCARCE']
const CURRENCY = 'USD'
const LONGEST_SUMMARY = 240

/** An item as a product; undefined without a title, or for adults only. */
export function productOf(item: Item, known: Known): AmazonProduct | undefined {
  const { itemInfo, images, detailPageURL, customerReviews: reviews } = item
  const title = itemInfo?.title?.displayValue.trim()
  if (!title || itemInfo?.productInfo?.isAdultProduct?.displayValue) return undefined
  const listing = offerOf(item)
  const features = itemInfo?.features?.displayValues ?? []
  const [summary] = features
  const brand = itemInfo?.byLineInfo?.brand?.displayValue
  return {
    itemType: 'gift',
    ...known,
    provider: 'amazon',
    source: 'Amazon',
    id: item.asin,
    title,
    features,
    priceKind: 'live',
    imageUrl: images?.primary?.large?.url ?? images?.primary?.medium?.url ?? '',
    imageKind: 'photo',
    // As it comes: the shop put the partner tag in, and its rules forbid changing it.
    productUrl: detailPageURL ?? '',
    hasDeal: listing?.dealDetails !== undefined,
    ...(summary !== undefined && { summary: summary.slice(0, LONGEST_SUMMARY) }),
    ...(brand !== undefined && { brand }),
    ...(reviews?.starRating?.value !== undefined && { rating: reviews.starRating.value }),
    ...(reviews?.count !== undefined && { reviewCount: reviews.count }),
    ...rankOf(item),
    ...(listing && offered(listing)),
  }
}

/** New before used, even if a used one has the buy box. */
function offerOf({ offersV2 }: Item): Listing | undefined {
  const listings = offersV2?.listings ?? []
  return (
    listings.find(({ condition }) => condition?.value === 'New') ??
    listings.find(({ isBuyBoxWinner }) => isBuyBoxWinner) ??
    listings[0]
  )
}

function offered({ price, availability, dealDetails }: Listing): Partial<ProviderProduct> {
  const { money, savingBasis, savings } = price ?? {}
  const isOurs = money?.currency === CURRENCY
  const priceCents = money && isOurs ? toCents(money.amount) : undefined
  const before = savingBasis?.money?.currency === CURRENCY ? toCents(savingBasis.money.amount) : undefined
  const isReduced = priceCents !== undefined && before !== undefined && before > priceCents
  const badge = dealDetails?.badge?.trim()
  return {
    ...(priceCents !== undefined && { priceCents }),
    // Another currency is printed as it is, and never compared with a budget.
    ...(money?.displayAmount !== undefined && { priceText: money.displayAmount }),
    ...(isReduced && { originalPriceCents: before }),
    ...(isReduced && savings?.percentage !== undefined && { savingsPercent: savings.percentage }),
    // 'Ends in' is the beginning of a countdown, which we don't show.
    ...(badge && !/^ends in$/i.test(badge) && { dealBadge: badge }),
    // Only such deals say anything about Prime.
    ...(dealDetails?.accessType?.startsWith('PRIME_') && { isPrime: true }),
    ...stock(availability?.type),
  }
}

function stock(type: string | undefined): Pick<ProviderProduct, 'inStock'> {
  return type === undefined || type === 'UNKNOWN' ? {} : { inStock: IN_STOCK.includes(type) }
}

/** Its best rank, with the category that it's of. */
function rankOf({ browseNodeInfo }: Item): Pick<ProviderProduct, 'salesRank' | 'salesRankCategory'> {
  const nodes = [browseNodeInfo?.websiteSalesRank ?? {}, ...(browseNodeInfo?.browseNodes ?? [])]
  const [best] = nodes
    .flatMap(({ salesRank, displayName }) => (salesRank && displayName ? [{ salesRank, displayName }] : []))
    .toSorted((one, other) => one.salesRank - other.salesRank)
  return best ? { salesRank: best.salesRank, salesRankCategory: best.displayName } : {}
}

function toCents(amount: number): Cents {
  return Math.round(amount * 100)
}
