import { isUnder, type Candidate } from './candidate.ts'
import type { InterestFit } from './interest-fit.ts'
import type { Fit } from './score.ts'
import { familyOf, similarity, tagsOf } from './similarity.ts'
import { weights } from './weights.ts'

export interface Scored {
  candidate: Candidate
  fit: Fit
  /** The score with a little randomness. */
  rank: number
}

/** What is seen at once. */
export const SCREENFUL = 8
/** How many are chosen one by one; the rest is ordered by score. */
const CHOSEN = 40
/** Where something for the event's very feast, loss or illness comes at the latest, from 0. */
const EVENT_PLACE = 2
/** From how many of the best they're chosen. */
const POOL = 240

export interface Arrangement {
  order: Scored[]
  /** The surprise, from outside what they named; undefined if nothing is known of their tastes. */
  different: Scored | undefined
}

/**
 * The best ideas, but not all alike: each next one is good and unlike those before (maximal marginal relevance). One per
 * kind of thing; at most three per interest on the first screen, more if they have fewer than three tastes. From the third place on (the fifth
 * for an only taste) it's what is least like the others, of the next best. After ten of what they like comes a surprise. Without a
 * budget, there are cheap, mid-range and expensive ones.
 * @param options.tastes how many things they like; 0 if that's unknown
 * @param options.unwelcome interests of which several ideas were dismissed: one on the first screen at most
 */
export function arrange(
  scored: readonly Scored[],
  {
    tastesKnown,
    budgetKnown,
    tastes = 0,
    unwelcome = new Set(),
  }: { tastesKnown: boolean; budgetKnown: boolean; tastes?: number; unwelcome?: ReadonlySet<string> },
): Arrangement {
  const sorted = scored.toSorted(byRank)
  const pool = sorted.slice(0, POOL)
  if (tastesKnown) pool.push(...sorted.slice(POOL).filter(isDifferent).slice(0, CHOSEN))
  pool.push(...sorted.slice(POOL).filter(suitsEvent).slice(0, SCREENFUL))
  const desk = openDesk(pool)
  const perSubject = tastes > 0 ? Math.max(weights.ofEachInterest, SCREENFUL / tastes) : weights.ofEachInterest
  const leastAlikeOf: readonly number[] = tastes === 1 ? weights.leastAlikeOfOne : weights.leastAlikeOf
  const priceBand = bandsOf(pool)
  const hasForEvent = pool.some(suitsEvent)
  const categories = new Set(pool.flatMap(({ fit: { interest } }) => interest.categoryId ?? []))

  const surprisePlace = Math.min(weights.beforeSurprise, pool.length - 1)
  while (desk.chosen.length < Math.min(CHOSEN, pool.length)) {
    const place = desk.chosen.length
    const isFirstScreen = place < SCREENFUL
    const firstPlaces = Math.min(SCREENFUL, pool.length)
    // The most important first: if not all can be met, the last ones are dropped.
    const wishes: Wish[] = [(one) => !desk.families.has(one.family)]
    if (isFirstScreen) {
      // The first screen has something from every chosen category, before its last place.
      const unmet = [...categories].filter((id) => !desk.met.has(id))
      if (unmet.length > 0 && firstPlaces - 2 - place < unmet.length)
        wishes.push(({ scored: { fit } }) => unmet.includes(fit.interest.categoryId ?? ''))
      // And something for the feast, loss or illness that the event is named after, if there is any, in its third place at the latest.
      if (hasForEvent && place >= EVENT_PLACE && !desk.chosen.some(suitsEvent))
        wishes.push(({ scored }) => suitsEvent(scored))
      wishes.push(({ scored: { fit } }) => {
        const { subject } = fit.interest
        return (desk.subjects.get(subject) ?? 0) < (unwelcome.has(subject) ? 1 : perSubject)
      })
    }
    if (tastesKnown && place < surprisePlace) wishes.push(({ scored }) => !isDifferent(scored))
    if (tastesKnown && place === surprisePlace) wishes.push(({ scored }) => isDifferent(scored))
    if (isFirstScreen && !budgetKnown) {
      const missing = missingBands(desk.chosen, priceBand)
      // The last places make up for what is missing.
      if (missing.length > 0 && firstPlaces - 1 - place <= missing.length)
        wishes.push(({ scored }) => missing.includes(priceBand(scored)))
    }
    desk.take(wishes, leastAlikeOf[place] ?? 1)
  }
  const different = tastesKnown ? desk.chosen.slice(0, surprisePlace + 1).findLast(isDifferent) : undefined
  const chosen = new Set(desk.chosen)
  return { order: [...desk.chosen, ...sorted.filter((one) => !chosen.has(one))], different }
}

/** For the very feast, loss or illness, and no clothes: whose size and whether they'd wear it is another matter. */
function suitsEvent({ candidate, fit }: Scored): boolean {
  return fit.forEvent && !isUnder(candidate, 'clothing-shoes-and-jewelry')
}

/** Which of their interests and chosen categories it matches. */
function wishesOf({ fit: { interest } }: Scored): string[] {
  return [interest.like, interest.categoryId].filter((one) => one !== undefined)
}

/** Outside everything they named, unlike what they loved, and not for the very feast. */
export function isDifferent({ fit: { interest, loved, forEvent } }: Scored): boolean {
  return loved === undefined && !forEvent && namedIn(interest) === undefined
}

/** What of it they named. */
function namedIn({ like, categoryId, word, phrase }: InterestFit): string | undefined {
  return like ?? categoryId ?? word ?? phrase
}

export function byRank(a: Scored, b: Scored): number {
  return b.rank - a.rank || (a.candidate.productKey < b.candidate.productKey ? -1 : 1)
}

/** A candidate, with values that are needed again and again computed once. */
interface Lying {
  scored: Scored
  family: string
  tags: readonly string[]
  /** Which of their interests and chosen categories it matches. */
  wishes: readonly string[]
  /** To the most similar one of those chosen, and to all of them together. */
  likeness: number
  likenesses: number
}

type Wish = (one: Lying) => boolean

function openDesk(pool: readonly Scored[]) {
  const left = new Set(
    pool.map((scored): Lying => ({
      scored,
      family: familyOf(scored.candidate.productKey),
      tags: tagsOf(scored.candidate),
      wishes: wishesOf(scored),
      likeness: 0,
      likenesses: 0,
    })),
  )
  const chosen: Scored[] = []
  const families = new Set<string>()
  const subjects = new Map<string, number>()
  const met = new Set<string>()
  const worth = ({ scored, likeness, wishes }: Lying) =>
    weights.relevance * scored.rank -
    (1 - weights.relevance) * likeness +
    (wishes.some((wish) => !met.has(wish)) ? weights.fresh : 0)
  /** So many of those that meet all wishes, the best first. */
  const bestOf = (wishes: readonly Wish[], count: number): Lying[] => {
    const best: { one: Lying; its: number }[] = []
    for (const one of left) {
      const its = worth(one)
      if (its <= (best[count - 1]?.its ?? -Infinity) || !wishes.every((wish) => wish(one))) continue
      const place = best.findIndex((other) => other.its < its)
      best.splice(place === -1 ? best.length : place, 0, { one, its })
      best.length = Math.min(best.length, count)
    }
    return best.filter(({ its }) => its >= (best[0]?.its ?? 0) - weights.within).map(({ one }) => one)
  }
  return {
    chosen,
    families,
    subjects,
    met,
    /**
     * Of the few best that meet all wishes, the one that is least like those chosen. If none meets all of them, they may
     * miss the last one, and so on.
     */
    take(wishes: readonly Wish[], few: number): void {
      let best: Lying[] = []
      for (let kept = wishes.length; best.length === 0 && kept >= 0; kept--) best = bestOf(wishes.slice(0, kept), few)
      const [first, ...others] = best
      if (first === undefined) return
      const next = others.reduce((least, one) => (one.likenesses < least.likenesses ? one : least), first)
      left.delete(next)
      chosen.push(next.scored)
      families.add(next.family)
      const { subject } = next.scored.fit.interest
      for (const wish of next.wishes) met.add(wish)
      subjects.set(subject, (subjects.get(subject) ?? 0) + 1)
      for (const one of left) {
        const likeness = similarity(one.tags, next.tags)
        one.likeness = Math.max(one.likeness, likeness)
        one.likenesses += likeness
      }
    },
  }
}

type Band = 'low' | 'mid' | 'high'

/** Thirds of the candidates by price. */
function bandsOf(pool: readonly Scored[]): (one: Scored) => Band {
  const prices = pool.map(({ candidate }) => candidate.price ?? 0).toSorted((a, b) => a - b)
  const low = prices[Math.floor(prices.length / 3)] ?? 0
  const high = prices[Math.floor((2 * prices.length) / 3)] ?? 0
  return ({ candidate: { price } }) => {
    const amount = price ?? 0
    return amount < low ? 'low' : amount < high ? 'mid' : 'high'
  }
}

function missingBands(chosen: readonly Scored[], bandOf: (one: Scored) => Band): Band[] {
  const there = new Set(chosen.map(bandOf))
  return (['low', 'mid', 'high'] as const).filter((band) => !there.has(band))
}
