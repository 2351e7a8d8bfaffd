import { shopSearchUrl, type FeaturedGift } from '#domain/catalogue/featured.ts'
import type { FeaturedCard } from '#domain/catalogue/featured-card.ts'
import { formatMoney, toDecimal } from '#domain/shared/money.ts'

export function presentFeatured(gift: FeaturedGift, affiliateTag: string | undefined): FeaturedCard {
  return {
    id: gift.id,
    title: gift.title,
    description: gift.description,
    price: formatMoney(gift.priceCents),
    priceAmount: toDecimal(gift.priceCents),
    imageUrl: `/api/illustrations/${gift.id}.svg`,
    productUrl: shopSearchUrl(gift.searchTerms, affiliateTag),
    categoryId: gift.categoryId,
    itemType: gift.itemType,
    provider: 'ribbonry',
    productKey: gift.id,
  }
}
