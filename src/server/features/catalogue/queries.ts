import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { dealCategories, dealSlotAt } from '#domain/catalogue/deal-categories.ts'
import { isOfShop, productId } from '#domain/catalogue/of-shop.ts'
import { recipientOf } from '#domain/catalogue/search/recipient.ts'
import type { Deal, Product, ProductPage, Understood } from '#domain/catalogue/product-schema.ts'
import type { dealsQuerySchema, giftSearchSchema, trendingQuerySchema } from '#domain/catalogue/search-schema.ts'
import { mayNameRecipient } from '#domain/gifts/idea-text.ts'
import { AppError } from '#domain/shared/errors.ts'
import { toDecimal } from '#domain/shared/money.ts'
import { searchTermTexts } from '#domain/texts/search-terms.ts'
import { catalogueOf, hasShops } from '#server/catalogue/catalogue.ts'
import { hasFeeds } from '#server/catalogue/feeds/feed.ts'
import { presentDeal, presentProduct } from '#server/catalogue/present-product.ts'
import type { Understood as FoundUnderstood } from '#server/catalogue/provider.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { contacts } from '#server/db/schema.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { Services } from '#server/services.ts'
import { trendingKeys } from './trending.ts'

/** How many cards the landing page's window holds. */
const FEATURED = 25

/** How many of the shops' trending gifts are asked for; the panel shows four at a time. */
const TRENDING_OF_SHOPS = 20

/** Slots of five minutes each: a page that was left open for a day still matches its next one. */
const RECENT_SLOTS = 24 * 12

/** A blank search finds nothing, without a query. */
export async function searchGifts(
  services: Services,
  actor: Pick<Actor, 'owner' | 'today'>,
  asked: z.output<typeof giftSearchSchema>,
): Promise<ProductPage> {
  const { query, categoryIds, minPrice, maxPrice, itemType, kind, page, limit, sortBy } = asked
  const typed = query.trim()
  if (typed === '' && (categoryIds ?? []).length === 0) return { products: [], hasMore: false }
  const named = await recipientIn(services.db, actor, typed)
  const { age = named?.age, gender = named?.gender } = asked
  const text = named === undefined ? typed : named.text === '' ? searchTermTexts.gift : named.text
  const { products, hasMore, error, match, understood } = await catalogueOf(services).search({
    page,
    pageSize: limit,
    sortBy,
    today: actor.today,
    ...(text !== '' && { text }),
    ...(categoryIds !== undefined && categoryIds.length > 0 && { categoryIds }),
    ...((gender === 'male' || gender === 'female') && { gender }),
    ...(age === undefined ? { forNobody: true } : { age }),
    ...(minPrice !== undefined && { minPriceCents: minPrice }),
    ...(maxPrice !== undefined && { maxPriceCents: maxPrice }),
    ...(itemType !== undefined && { itemType }),
    ...(kind !== undefined && { kinds: [kind] }),
  })
  return {
    products: products.map(presentProduct),
    hasMore,
    ...(error && { error }),
    ...(match && match.is !== 'exact' && { match: match.is }),
    ...(match?.is === 'corrected' && { correctedTo: match.to }),
    ...understoodIn({
      ...(named?.contact !== undefined && { contact: named.contact }),
      ...(named?.age !== undefined && named.age === age && { ages: { from: age, to: age } }),
      ...understood,
    }),
  }
}

/** The contact of the owner's whom the search is for. One without a 'for' names nobody, and reads no contacts. */
async function recipientIn(db: DbOrTx, { owner, today }: Pick<Actor, 'owner' | 'today'>, text: string) {
  if (!mayNameRecipient(text)) return undefined
  const { fullName, birthday, gender } = contacts
  const people = await db.select({ fullName, birthday, gender }).from(contacts).where(eq(contacts.userId, owner))
  return recipientOf(text, people, today)
}

function understoodIn(understood: FoundUnderstood & Pick<Understood, 'contact'>): Pick<ProductPage, 'understood'> {
  return Object.keys(understood).length === 0 ? {} : { understood: presentUnderstood(understood) }
}

function presentUnderstood({ minCents, maxCents, ...rest }: FoundUnderstood): Understood {
  return {
    ...rest,
    ...(minCents !== undefined && { minPrice: toDecimal(minCents) }),
    ...(maxCents !== undefined && { maxPrice: toDecimal(maxCents) }),
  }
}

export async function dealsOf(
  services: Services,
  { category, page, slot }: z.output<typeof dealsQuerySchema>,
): Promise<Deal[]> {
  const searchIndex = dealCategories.find(({ name }) => name === category)?.searchIndex ?? undefined
  const current = dealSlotAt(services.clock.now())
  // A clock that is far off would show another month's seasonal deals.
  const isRecent = slot !== undefined && Math.abs(slot - current) <= RECENT_SLOTS
  return (await catalogueOf(services).deals(searchIndex, page, isRecent ? slot : current)).map(presentDeal)
}

export async function featuredGifts(services: Services): Promise<Product[]> {
  return (await catalogueOf(services).featured(FEATURED)).map(presentProduct)
}

/**
 * What shops and feeds have for 'trending gifts' and our own trending ideas, in turn.
 * @throws {AppError} UNAVAILABLE if the shops fail and our own ideas are off
 */
export async function trendingGifts(
  services: Services,
  { minPrice, maxPrice }: z.output<typeof trendingQuerySchema>,
): Promise<Product[]> {
  const { db, clock, settings } = services
  const hasOthers = hasShops(services) || (await hasFeeds(db))
  const [ofShops, keys] = await Promise.all([
    hasOthers ? trendingInShops(services, { minPrice, maxPrice }) : [],
    settings.embeddedIdeas ? trendingKeys(db, clock.now(), { minCents: minPrice, maxCents: maxPrice }) : [],
  ])
  const found = await catalogueOf(services).ideas(keys)
  const own = keys.flatMap((key) => found.get(key) ?? []).map(presentProduct)
  const longest = Math.max(ofShops.length, own.length)
  const inTurn = Array.from({ length: longest }, (_, at) => [ofShops[at] ?? [], own[at] ?? []].flat()).flat()
  return [...new Map(inTurn.map((product) => [productId(product), product])).values()]
}

async function trendingInShops(
  services: Services,
  { minPrice, maxPrice }: Pick<z.output<typeof trendingQuerySchema>, 'minPrice' | 'maxPrice'>,
): Promise<Product[]> {
  const { products, error } = await catalogueOf(services).search({
    text: searchTermTexts.trending,
    forNobody: true,
    // With ours beside them, a shop's answer isn't waited for as long.
    ...(!hasShops(services) && { ideas: false }),
    ...(minPrice !== undefined && { minPriceCents: minPrice }),
    ...(maxPrice !== undefined && { maxPriceCents: maxPrice }),
    sortBy: 'relevance',
    page: 1,
    pageSize: TRENDING_OF_SHOPS,
  })
  if (error && !services.settings.embeddedIdeas) throw new AppError('UNAVAILABLE', error.userMessage)
  return products.filter(isOfShop).map(presentProduct)
}
