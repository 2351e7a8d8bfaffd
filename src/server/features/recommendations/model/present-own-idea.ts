import type { RecommendedProduct } from '#domain/catalogue/product-schema.ts'
import { shopSearchUrl, type Shop } from '#domain/catalogue/shop-link.ts'
import type { OwnIdea } from '#domain/recommendations/model/answer.ts'
import { MODEL_PROVIDER } from '#domain/recommendations/model/log.ts'
import { languageModelTexts } from '#domain/texts/language-model.ts'

/** A model's own idea as a card: a name and a link to a shop's search. Nothing else is known about it. */
export function presentOwnIdea(
  { title, search, reason }: OwnIdea,
  productKey: string,
  matchReason: string,
  shop: Shop,
): RecommendedProduct {
  return {
    id: `${MODEL_PROVIDER} ${productKey}`,
    provider: MODEL_PROVIDER,
    source: languageModelTexts.card.ownIdea,
    alsoAt: [],
    productKey,
    title,
    description: '',
    features: [],
    price: languageModelTexts.noPrice,
    priceAmount: null,
    priceMax: null,
    priceKind: 'typical',
    originalPrice: null,
    savingsPercent: null,
    dealBadge: null,
    asOf: null,
    imageUrl: '',
    imageKind: 'illustration',
    productUrl: shopSearchUrl(search, shop),
    rating: null,
    reviewCount: null,
    isBestseller: false,
    salesRank: null,
    salesRankCategory: null,
    isPrime: false,
    inStock: true,
    category: '',
    categoryId: '',
    itemType: 'gift',
    matchReason,
    reasons: [],
    modelReason: reason,
    givenYear: null,
  }
}
