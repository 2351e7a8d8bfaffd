import { readInterests } from '../../catalogue/interests/match.ts'
import { recognizer } from '../../gifts/repeat.ts'
import { ADULT_AGE, alcoholic, goesAgainst } from '../cautions.ts'
import { markOf } from '../candidate.ts'
import type { Wish } from '../filters.ts'
import type { Profile } from '../profile.ts'
import type { Recommendation } from '../recommend.ts'
import type { ModelAnswer, OwnIdea } from './answer.ts'
import { isGrounded } from './checks.ts'
import { quotablePhrases, type Subject } from './facts.ts'
import { MODEL_PROVIDER } from './log.ts'
import { ideaText } from './request.ts'

/** An idea of the catalog, or one of the model's own. */
export type Ranked = (Recommendation & { modelReason: string | null }) | { own: OwnIdea; productKey: string }

/** Places of its own ideas in the list, from 0: two in the first rows, none first. */
const OWN_PLACES = [3, 7, 11]

/** Nobody has checked whom its own ideas suit: they're for people who may have what isn't a toy. */
const OWN_FROM_AGE = 13

/** The ordinary recommendations as a language model put them in order; those that it didn't name follow. */
export function reranked(
  subject: Subject,
  wish: Wish,
  ranked: readonly Recommendation[],
  answer: ModelAnswer | undefined,
): Ranked[] {
  if (!answer) return ranked.map((one) => ({ ...one, modelReason: null }))
  const said = quotablePhrases(subject)
  const { cautions } = subject.profile
  const byKey = new Map(ranked.map((one) => [one.candidate.productKey, one]))
  const picked = answer.picks.flatMap(({ productKey, reason, quote }): Ranked[] => {
    const one = byKey.get(productKey)
    if (!one) return []
    byKey.delete(productKey)
    const grounds = { said, idea: ideaText(one.candidate), interests: one.candidate.interests, cautions }
    const isSound = reason !== undefined && quote !== undefined && isGrounded({ reason, quote }, grounds)
    return [{ ...one, modelReason: isSound ? reason : null }]
  })
  const list = [...picked, ...[...byKey.values()].map((one) => ({ ...one, modelReason: null }))]
  for (const [at, idea] of ownIdeas(subject, wish, ranked, answer.ideas, said).entries())
    list.splice(OWN_PLACES[at] ?? list.length, 0, idea)
  return list
}

/** Those of its own ideas that are proposed: not a card, nothing they have, had or don't want. */
function ownIdeas(
  { profile }: Subject,
  wish: Wish,
  ranked: readonly Recommendation[],
  ideas: readonly OwnIdea[],
  said: readonly string[],
) {
  // Nothing is known about their categories, or whether they have to be shipped.
  if (wish.itemType !== 'gift' || wish.categoryId !== null || wish.needsNoDelivery === true) return []
  if ((profile.age ?? profile.bond.core.min) < OWN_FROM_AGE) return []
  const isTaken = recognizer([...wish.taken, ...ranked.map(({ candidate }) => candidate)])
  const dismissed = new Set(wish.dismissed.map(markOf))
  return ideas.flatMap((own) => {
    const productKey = keyOf(own.title)
    const product = { provider: MODEL_PROVIDER, productKey, title: own.title, productUrl: null }
    if (dismissed.has(markOf(product)) || isTaken(product) || isUnsuitable(profile, own)) return []
    const grounds = { said, idea: '', interests: [], cautions: profile.cautions }
    return isGrounded(own, grounds) ? [{ own, productKey }] : []
  })
}

function isUnsuitable(profile: Profile, { title, search }: OwnIdea): boolean {
  const interests = readInterests(`${title}. ${search}`).liked
  const isAlcohol = interests.some((id) => alcoholic.has(id)) || alcohol.test(`${title} ${search}`)
  if (isAlcohol && (profile.age ?? 0) < ADULT_AGE) return true
  return goesAgainst(profile.cautions, { ...nothingElse, title, synonyms: [search], interests, adult21: isAlcohol })
}

const alcohol =
  /\b(?:wines?|beers?|whisk(?:e?y|ies)|gin|rum|vodka|tequila|bourbon|brandy|champagne|prosecco|liqueurs?|cocktails?|spirits)\b/i

const nothingElse = {
  kind: 'gift' as const,
  categoryId: '',
  avoid: { allergens: [], pets: false, religions: [] },
  contains: [],
  needs: [],
  drawbacks: [],
}

/** The same idea has the same key, so that a dismissal holds. */
function keyOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
