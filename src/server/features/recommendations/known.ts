import { fairlyBegun } from '#domain/catalogue/mixing/mix.ts'
import { isUnder } from '#domain/recommendations/candidate.ts'
import type { Wish } from '#domain/recommendations/filters.ts'
import type { ModelQuery } from '#domain/recommendations/model/schema.ts'
import { profileOf, type Profile } from '#domain/recommendations/profile.ts'
import { recommend, type Recommendation } from '#domain/recommendations/recommend.ts'
import { termsIn, type RecommendationQuery } from '#domain/recommendations/schema.ts'
import { textsFor } from '#server/catalogue/embedded/text-index.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { Services } from '#server/services.ts'
import { candidatesFor } from './candidates.ts'
import { whomFor, type Asked } from './recipient.ts'

/** Whom a search is for, what is wanted, and what follows from it. */
export interface Known {
  asked: Asked
  wish: Wish
  profile: Profile
}

type Search = ModelQuery & Partial<Pick<RecommendationQuery, 'categoryId' | 'delivery'>>

/** @throws {AppError} NOT_FOUND */
export async function knownFor(db: DbOrTx, actor: Actor, contactId: number, query: Search): Promise<Known> {
  const asked = await whomFor(db, actor, contactId, query.occasionId)
  const wish: Wish = {
    itemType: 'gift',
    categoryId: query.categoryId ?? null,
    needsNoDelivery: query.delivery === 'none',
    taken: asked.taken,
    dismissed: asked.dismissed,
  }
  return { asked, wish, profile: profileOf(asked.recipient, asked.event, actor.today, termsIn(query)) }
}

/** What our own rules recommend, best first; among the first cards are those of feeds that have something they like. */
export async function rankedFor(
  services: Pick<Services, 'db' | 'settings'>,
  { profile, wish }: Known,
  others = 0,
): Promise<Recommendation[]> {
  const candidates = await candidatesFor(services, profile, wish)
  const ranked = recommend(profile, wish, candidates, { others, texts: textsFor(profile) })
  const isAskedFor = ({ candidate }: Recommendation) =>
    candidate.interests.some((id) => profile.likes.includes(id)) ||
    profile.categoryIds.some((id) => isUnder(candidate, id))
  return fairlyBegun(ranked, ({ candidate }) => candidate.provider, isAskedFor)
}
