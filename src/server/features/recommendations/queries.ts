import { resolveCategories } from '#domain/catalogue/category-tree.ts'
import type { RecommendationPage, RecommendedProduct } from '#domain/catalogue/product-schema.ts'
import { ageOn, parseBirthday } from '#domain/contacts/birthday.ts'
import type { Wish } from '#domain/recommendations/filters.ts'
import { searchWordsOf } from '#domain/recommendations/fusion.ts'
import { matchReason } from '#domain/recommendations/match-reason.ts'
import { profileOf, type Profile, type Recipient } from '#domain/recommendations/profile.ts'
import { pseudonymOf } from '#domain/recommendations/proposal.ts'
import { recommend } from '#domain/recommendations/recommend.ts'
import { termsIn, type RecommendationQuery } from '#domain/recommendations/schema.ts'
import { recipientFor, type Terms } from '#domain/recommendations/terms.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { catalogueOf } from '#server/catalogue/catalogue.ts'
import { bestOf, textScores } from '#server/catalogue/embedded/text-index.ts'
import { presentProduct } from '#server/catalogue/present-product.ts'
import type { ProviderProduct } from '#server/catalogue/provider.ts'
import { viewPreferences } from '#server/features/profile/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import { ideaWords } from '#server/language-model/idea-words.ts'
import type { Services } from '#server/services.ts'
import { candidatesFor } from './candidates.ts'
import { whomFor } from './recipient.ts'
import { fromRetailer } from './retailer.ts'

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
  const asked = await whomFor(db, actor, contactId, query.occasionId)
  const wish: Wish = {
    itemType: 'gift',
    categoryId: query.categoryId ?? null,
    needsNoDelivery: query.delivery === 'none',
    taken: asked.taken,
    dismissed: asked.dismissed,
  }
  const terms = termsIn(query)
  const sentence = sentenceFor(recipientFor(asked.recipient, terms), actor.today, terms)
  const profile = profileOf(asked.recipient, asked.event, actor.today, terms)
  // Whatever a retailer sells has to be shipped.
  if (services.provider && wish.needsNoDelivery !== true) {
    const { found, ...page } = await fromRetailer(services, profile, wish, query)
    return { ...page, products: found.map((one) => present(one.product, sentence, one.reasons)) }
  }

  const { languageModel } = await viewPreferences(db, actor.owner)
  const suggested = languageModel ? await suggestedKeys(services, profile, asked.recipient) : []
  const scores = textScores(searchWordsOf(profile))
  const candidates = await candidatesFor(db, profile, wish, { suggested, byText: bestOf(scores) })
  const ranked = recommend(profile, wish, candidates, { others: query.others, textScores: scores })
  const from = (query.page - 1) * query.limit
  const shown = ranked.slice(from, from + query.limit)
  const products = await catalogueOf(services).ideas(shown.map(({ candidate }) => candidate.productKey))
  return {
    products: shown.flatMap(({ candidate, reasons }) => {
      const product = products.get(candidate.productKey)
      return product ? [present(product, sentence, reasons)] : []
    }),
    hasMore: ranked.length > from + query.limit,
  }
}

function present(product: ProviderProduct, sentence: string, reasons: string[]): RecommendedProduct {
  // What was given before is left out; a retailer's search marks it.
  return { ...presentProduct(product), matchReason: sentence, reasons, givenYear: null }
}

function sentenceFor({ categoryIds, birthday, gender }: Recipient, today: CalendarDate, { age }: Terms): string {
  const known = birthday === null ? undefined : parseBirthday(birthday)
  return matchReason({
    categoryNames: resolveCategories(categoryIds).map(({ name }) => name),
    age: age === undefined ? known && ageOn(known, today) : (age ?? undefined),
    gender,
  })
}

/** How many products each suggested search adds. */
const EACH = 4

/** Keys of products found by the search terms of the operator's language model; none when it's off. */
async function suggestedKeys(services: Services, profile: Profile, recipient: Recipient): Promise<string[]> {
  const words = await ideaWords(services, pseudonymOf(profile, recipient.fullName))
  const catalogue = catalogueOf(services)
  const found = await Promise.all(
    words.map((text) =>
      catalogue.search({
        text,
        itemType: 'gift',
        sortBy: 'relevance',
        page: 1,
        pageSize: EACH,
        ...(profile.age !== undefined && { age: profile.age }),
      }),
    ),
  )
  return [...new Set(found.flatMap(({ products }) => products.map(({ id }) => id)))]
}
