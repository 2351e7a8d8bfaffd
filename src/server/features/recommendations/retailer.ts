import { resolveCategories } from '#domain/catalogue/category-tree.ts'
import { plainMoney } from '#domain/catalogue/price-text.ts'
import { findInterest } from '#domain/catalogue/interests/interests.ts'
import { goesAgainst } from '#domain/recommendations/cautions.ts'
import type { Wish } from '#domain/recommendations/filters.ts'
import type { Profile } from '#domain/recommendations/profile.ts'
import { markOf } from '#domain/recommendations/candidate.ts'
import { recognizer } from '#domain/gifts/repeat.ts'
import { reasonTexts } from '#domain/texts/recommendation-reasons.ts'
import { searchTermTexts } from '#domain/texts/search-terms.ts'
import type { ProviderProduct, SearchQuery } from '#server/catalogue/provider.ts'

/**
 * What shops are asked for a person. Their products have no tags: they're found by category or by words of their
 * interests, and shown unless something known about the product (title, price, category) rules it out.
 */
export function shopQueryFor(profile: Profile, wish: Wish): SearchQuery {
  return {
    ...whatFor(profile, wish),
    itemType: wish.itemType,
    sortBy: 'relevance',
    page: 1,
    pageSize: 1,
    ...(profile.age !== undefined && { age: profile.age }),
    ...(profile.gender !== null && { gender: profile.gender }),
    ...(profile.budget !== null && {
      minPriceCents: Math.ceil(profile.budget.low / 2),
      maxPriceCents: profile.budget.high,
    }),
  }
}

/** Whether a shop's product suits them. */
export function suits(profile: Profile, wish: Wish): (product: ProviderProduct) => boolean {
  const isTaken = recognizer(wish.taken)
  const dismissed = new Set(wish.dismissed.map(markOf))
  return ({ id, provider, title, productUrl, categoryId }) => {
    const mark = { provider, productKey: id }
    if (dismissed.has(markOf(mark)) || isTaken({ ...mark, title, productUrl })) return false
    return !goesAgainst(profile.cautions, { title, categoryId, synonyms: [], ...nothingKnown })
  }
}

const nothingKnown = {
  kind: 'gift' as const,
  interests: [],
  adult21: false,
  avoid: { allergens: [], pets: false, religions: [] },
  contains: [],
  needs: [],
  drawbacks: [],
}

/** One category, all of theirs, the words of what they like, or something for the event. */
function whatFor(profile: Profile, { categoryId }: Wish): Pick<SearchQuery, 'categoryIds' | 'text'> {
  if (categoryId !== null) return { categoryIds: [categoryId] }
  const categories = resolveCategories(profile.categoryIds)
  if (categories.length > 0) return { categoryIds: categories.map(({ id }) => id) }
  const labels = profile.likes.flatMap((id) => findInterest(id)?.label ?? [])
  const [first] = [...labels, ...profile.likedWords]
  return { text: first === undefined ? searchTermTexts.gift : searchTermTexts.giftFor(first) }
}

/** The only reason that can be checked for such a product: its price. */
export function reasonsFor({ budget }: Profile, { priceCents }: ProviderProduct): string[] {
  if (!budget || priceCents === undefined || priceCents < budget.low || priceCents > budget.high) return []
  return [reasonTexts.fits(plainMoney(budget.low), plainMoney(budget.high))]
}
