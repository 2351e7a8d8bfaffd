import { categoryPath } from '#domain/catalogue/category-tree.ts'
import type { Deal, Product } from '#domain/catalogue/product-schema.ts'
import { formatMoney, toDecimal, type Cents } from '#domain/shared/money.ts'
import type { FoundProduct } from './catalogue.ts'
import type { ProviderProduct } from './provider.ts'

/** The sales rank up to which a retailer's product is called a bestseller. */
const BESTSELLER_RANK = 100

/** A product as it crosses the wire; what is not known is null. */
export function presentProduct(product: FoundProduct): Product {
  const { id, provider, priceCents, originalPriceCents, salesRank, summary, description } = product
  const savedCents = savedOf(product)
  return {
    id,
    provider,
    source: product.source,
    alsoAt: product.alsoAt ?? [],
    productKey: id,
    title: product.title,
    description: summary ?? description ?? '',
    // Without a summary the card has the whole description.
    details: summary === undefined ? '' : (description ?? ''),
    features: product.features,
    price: product.priceText ?? (priceCents === undefined ? '' : formatMoney(priceCents)),
    priceAmount: priceCents === undefined ? null : toDecimal(priceCents),
    priceMax: priceCents === undefined ? null : toDecimal(product.priceHighCents ?? priceCents),
    priceKind: product.priceKind,
    originalPrice: savedCents > 0 ? formatMoney(originalPriceCents ?? 0) : null,
    savingsPercent: savedCents > 0 ? (product.savingsPercent ?? percentOf(savedCents, originalPriceCents ?? 0)) : null,
    dealBadge: product.dealBadge ?? null,
    asOf: product.asOf ?? null,
    imageUrl: product.imageUrl,
    imageKind: product.imageKind,
    productUrl: product.productUrl,
    rating: product.rating ?? null,
    reviewCount: product.reviewCount ?? null,
    isBestseller: salesRank !== undefined && salesRank <= BESTSELLER_RANK,
    salesRank: salesRank ?? null,
    salesRankCategory: product.salesRankCategory ?? null,
    isPrime: product.isPrime ?? false,
    inStock: product.inStock ?? true,
    category: categoryPath(product.categoryId) ?? '',
    categoryId: product.categoryId,
    itemType: product.itemType,
  }
}

export function presentDeal(product: FoundProduct): Deal {
  const savedCents = savedOf(product)
  return { ...presentProduct(product), savings: savedCents > 0 ? formatMoney(savedCents) : null }
}

/** How much less it costs than before; 0 unless both prices are known. */
function savedOf({ priceCents, originalPriceCents }: ProviderProduct): Cents {
  return Math.max(0, priceCents === undefined ? 0 : (originalPriceCents ?? 0) - priceCents)
}

function percentOf(part: Cents, whole: Cents): number {
  return Math.round((part / whole) * 100)
}
