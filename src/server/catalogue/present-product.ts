import { categoryPath } from '#domain/catalogue/category-tree.ts'
import type { Deal, Product } from '#domain/catalogue/product-schema.ts'
import { formatMoney, toDecimal } from '#domain/shared/money.ts'
import type { ProviderProduct } from './provider.ts'

/** The sales rank up to which a retailer's product is called a bestseller. */
const BESTSELLER_RANK = 100

/** A product as it crosses the wire; what is not known is null. */
export function presentProduct(product: ProviderProduct): Product {
  const { id, provider, priceCents, originalPriceCents, salesRank, summary, description } = product
  const isReduced = originalPriceCents !== undefined && priceCents !== undefined && originalPriceCents > priceCents
  return {
    id,
    provider,
    productKey: id,
    title: product.title,
    description: summary ?? description ?? '',
    details: description ?? '',
    features: product.features,
    price: product.priceText ?? (priceCents === undefined ? '' : formatMoney(priceCents)),
    priceAmount: priceCents === undefined ? null : toDecimal(priceCents),
    priceMax: priceCents === undefined ? null : toDecimal(product.priceHighCents ?? priceCents),
    priceKind: product.priceKind,
    originalPrice: isReduced ? formatMoney(originalPriceCents) : null,
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

export function presentDeal(product: ProviderProduct): Deal {
  const presented = presentProduct(product)
  const { priceCents, originalPriceCents, savingsPercent, dealBadge } = product
  const saved = presented.originalPrice === null ? 0 : (originalPriceCents ?? 0) - (priceCents ?? 0)
  return {
    ...presented,
    dealBadge: dealBadge ?? null,
    savings: saved > 0 ? formatMoney(saved) : null,
    savingsPercent: saved > 0 ? (savingsPercent ?? Math.round((saved / (originalPriceCents ?? saved)) * 100)) : null,
  }
}
