import type { Cents } from '#domain/shared/money.ts'
import type { ProviderProduct } from '#server/catalogue/provider.ts'
import type { Item } from './wire.ts'

/** What the shop doesn't say itself. */
type Known = Pick<ProviderProduct, 'categoryId' | 'asOf'> & Partial<Pick<ProviderProduct, 'itemType'>>

const CURRENCY = 'USD'

/** An item as a product; undefined without a title, or for adults only. */
export function productOf(item: Item, known: Known): ProviderProduct | undefined {
  const title = item.title?.trim()
  if (!title || item.adultOnly) return undefined
  const { brand, gtin, shortDescription, estimatedAvailabilities, image, thumbnailImages } = item
  const stock = estimatedAvailabilities?.[0]?.estimatedAvailabilityStatus
  return {
    itemType: 'gift',
    ...known,
    provider: 'ebay',
    source: 'eBay',
    id: item.itemId,
    title,
    features: [],
    priceKind: 'live',
    imageUrl: image?.imageUrl ?? thumbnailImages?.[0]?.imageUrl ?? '',
    imageKind: 'photo',
    productUrl: item.itemAffiliateWebUrl ?? item.itemWebUrl ?? '',
    ...(shortDescription !== undefined && { summary: shortDescription }),
    ...(brand !== undefined && { brand }),
    ...(gtin !== undefined && /^\d{8,14}$/.test(gtin) && { gtin }),
    ...(stock !== undefined && { inStock: stock !== 'OUT_OF_STOCK' }),
    ...offered(item),
  }
}

function offered({ price, marketingPrice }: Item): Partial<ProviderProduct> {
  if (!price) return {}
  // Another currency is printed as it is, and never compared with a budget.
  if (price.currency !== CURRENCY) return { priceText: `${price.currency} ${price.value}` }
  const priceCents = toCents(price.value)
  if (priceCents === undefined) return {}
  const { originalPrice, discountPercentage } = marketingPrice ?? {}
  const before = originalPrice?.currency === CURRENCY ? toCents(originalPrice.value) : undefined
  if (before === undefined || before <= priceCents) return { priceCents }
  const percent = Number(discountPercentage)
  return {
    priceCents,
    originalPriceCents: before,
    ...(percent > 0 && percent < 100 && { savingsPercent: Math.round(percent) }),
  }
}

function toCents(value: string): Cents | undefined {
  const amount = Number(value)
  return value.trim() !== '' && Number.isFinite(amount) && amount >= 0 ? Math.round(amount * 100) : undefined
}
