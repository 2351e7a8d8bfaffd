import { resolveCategories } from '#domain/catalogue/category-tree.ts'
import type { RecommendationPage, RecommendedProduct } from '#domain/catalogue/product-schema.ts'
import { ageOn, parseBirthday } from '#domain/contacts/birthday.ts'
import { matchReason } from '#domain/recommendations/match-reason.ts'
import { reranked } from '#domain/recommendations/model/rerank.ts'
import type { Recipient } from '#domain/recommendations/profile.ts'
import { termsIn, type RecommendationQuery } from '#domain/recommendations/schema.ts'
import { recipientFor, type Terms } from '#domain/recommendations/terms.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { catalogueOf, hasShops } from '#server/catalogue/catalogue.ts'
import { presentProduct } from '#server/catalogue/present-product.ts'
import type { ProviderProduct } from '#server/catalogue/provider.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { Services } from '#server/services.ts'
import { knownFor, rankedFor, type Known } from './known.ts'
import { presentOwnIdea } from './model/present-own-idea.ts'
import { modelFor } from './model/preview.ts'
import { todaysAnswer } from './model/todays-answer.ts'
import { reasonsFor, shopQueryFor, suits } from './retailer.ts'

/**
 * A page of what to give to a contact. Pages of the same week follow one another without repeats.
 * @throws {AppError} NOT_FOUND
 */
export async function recommendationsFor(
  services: Services,
  actor: Actor,
  contactId: number,
  query: RecommendationQuery,
): Promise<RecommendationPage> {
  const { db } = services
  const known = await knownFor(db, actor, contactId, query)
  const { asked, wish } = known
  const terms = termsIn(query)
  const sentence = sentenceFor(recipientFor(asked.recipient, terms), actor.today, terms)
  // Whatever a shop sells has to be shipped.
  if (hasShops(services) && wish.needsNoDelivery !== true) return withShops(services, known, sentence, query)

  const ordinary = await rankedFor(services, known, query.others)
  const model = await modelFor(services, actor)
  // 'Show me others' shows others than a model put first.
  const today = model === null || query.others > 0 ? undefined : await todaysAnswer(db, actor, known, terms)
  const ranked = today
    ? reranked(today.subject, wish, ordinary, today.answer)
    : ordinary.map((one) => ({ ...one, modelReason: null }))
  const from = (query.page - 1) * query.limit
  const shown = ranked.slice(from, from + query.limit)
  const keys = shown.flatMap((one) => ('own' in one ? [] : [one.candidate.productKey]))
  const products = await catalogueOf(services).ideas(keys)
  return {
    products: shown.flatMap((one) => {
      if ('own' in one) return [presentOwnIdea(one.own, one.productKey, sentence, services.settings)]
      const product = products.get(one.candidate.productKey)
      return product ? [present(product, sentence, one.reasons(), one.modelReason)] : []
    }),
    hasMore: ranked.length > from + query.limit,
    ...(model && { model: { askedAt: today?.sentAt.toISOString() ?? null } }),
  }
}

/** The ideas that were chosen for them, mixed with what shops have. */
async function withShops(
  services: Services,
  known: Known,
  sentence: string,
  query: RecommendationQuery,
): Promise<RecommendationPage> {
  const { profile, wish } = known
  const ranked = await rankedFor(services, known, query.others)
  const reasons = new Map(ranked.map((one) => [one.candidate.productKey, one.reasons]))
  const catalogue = catalogueOf(services)
  const { products, hasMore, error } = await catalogue.shopping({
    shopQuery: shopQueryFor(profile, wish),
    keeps: suits(profile, wish),
    ideas: {
      async first(count) {
        const keys = ranked.slice(0, count).map(({ candidate }) => candidate.productKey)
        const found = await catalogue.ideas(keys)
        return { products: keys.flatMap((key) => found.get(key) ?? []), hasMore: ranked.length > count }
      },
    },
    page: query.page,
    size: query.limit,
  })
  const reasonsOf = (product: ProviderProduct) => reasons.get(product.id)?.() ?? reasonsFor(profile, product)
  return {
    products: products.map((product) => present(product, sentence, reasonsOf(product))),
    hasMore,
    ...(error && { error }),
  }
}

function present(
  product: ProviderProduct,
  sentence: string,
  reasons: string[],
  modelReason: string | null = null,
): RecommendedProduct {
  // What was given before is left out; a retailer's search marks it.
  return { ...presentProduct(product), matchReason: sentence, reasons, modelReason, givenYear: null }
}

function sentenceFor({ categoryIds, birthday, gender }: Recipient, today: CalendarDate, { age }: Terms): string {
  const known = birthday === null ? undefined : parseBirthday(birthday)
  return matchReason({
    categoryNames: resolveCategories(categoryIds).map(({ name }) => name),
    age: age === undefined ? known && ageOn(known, today) : (age ?? undefined),
    gender,
  })
}
