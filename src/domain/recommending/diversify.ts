import type { Candidate } from './candidate.ts'
import type { Fit } from './score.ts'
import { familyOf, similarity, traitsOf, type Traits } from './similarity.ts'
import { weights } from './weights.ts'

export interface Scored {
  candidate: Candidate
  fit: Fit
  /** The fit's score moved a little by chance. */
  rank: number
}

/** What is seen at once. */
export const SCREENFUL = 8
/** How many are chosen one after another; what follows stands by its score. */
const CHOSEN = 40
/** Of how many of the best they are chosen. */
const POOL = 240

export interface Arrangement {
  order: Scored[]
  /** The one among the first that is of something they did not name; undefined where nothing is known of their tastes. */
  different: Scored | undefined
}

/**
 * The best, and not all of the same: each next one is good and unlike those before (maximal marginal relevance). Of a
 * kind of thing there is one, of an interest at most two in the first screenful, or half of it when it is their only one,
 * so that half is always on what they like. One of the first is something different; cheap, middling and dear are there.
 */
export function arrange(scored: readonly Scored[], { tastesKnown }: { tastesKnown: boolean }): Arrangement {
  const sorted = scored.toSorted(byRank)
  const pool = sorted.slice(0, POOL)
  if (tastesKnown) pool.push(...sorted.slice(POOL).filter(isDifferent).slice(0, CHOSEN))
  const desk = openDesk(pool)
  const named = new Set(
    pool.flatMap(({ fit: { interest } }) => interest.like ?? interest.categoryId ?? interest.word ?? []),
  ).size
  const perSubject = Math.max(2, Math.ceil(weights.ofOneInterest / Math.max(1, named)))
  const priceBand = bandsOf(pool)
  const categories = new Set(pool.flatMap(({ fit: { interest } }) => interest.categoryId ?? []))

  let different: Scored | undefined
  while (desk.chosen.length < Math.min(CHOSEN, pool.length)) {
    const place = desk.chosen.length
    const isFirstScreen = place < SCREENFUL
    const missing = isFirstScreen ? missingBands(desk.chosen, priceBand) : []
    const firstPlaces = Math.min(SCREENFUL, pool.length)
    // The most important first: if not all can be met, the last ones are dropped.
    const wishes: Wish[] = [(one) => !desk.families.has(one.family)]
    if (isFirstScreen) {
      // Of each chosen category there is something among the first, before the last place, which may be for something else.
      const unmet = [...categories].filter((id) => !desk.met.has(id))
      if (unmet.length > 0 && firstPlaces - 2 - place < unmet.length)
        wishes.push(({ scored: { fit } }) => unmet.includes(fit.interest.categoryId ?? ''))
      wishes.push(({ scored: { fit } }) => (desk.subjects.get(fit.interest.subject) ?? 0) < perSubject)
      if (tastesKnown) {
        const strangers = desk.chosen.filter(isDifferent).length
        if (strangers === 0 && place === firstPlaces - 1) wishes.push(({ scored }) => isDifferent(scored))
        else if (strangers >= weights.strangers) wishes.push(({ scored }) => !isDifferent(scored))
      }
      // The last places make good what is missing.
      if (missing.length > 0 && firstPlaces - 1 - place <= missing.length)
        wishes.push(({ scored }) => missing.includes(priceBand(scored)))
    }
    desk.take(wishes)
  }
  if (tastesKnown) different = desk.chosen.slice(0, SCREENFUL).findLast(isDifferent)
  const chosen = new Set(desk.chosen)
  return { order: [...desk.chosen, ...sorted.filter((one) => !chosen.has(one))], different }
}

/** Which of the interests they named and categories they chose it meets. */
function wishesOf({ fit: { interest } }: Scored): string[] {
  return [interest.like, interest.categoryId].filter((one) => one !== undefined)
}

/** Of something they did not name. */
export function isDifferent({ fit: { interest } }: Scored): boolean {
  return interest.like === undefined && interest.categoryId === undefined && interest.word === undefined
}

export function byRank(a: Scored, b: Scored): number {
  return b.rank - a.rank || (a.candidate.productKey < b.candidate.productKey ? -1 : 1)
}

/** One that may be chosen, with what is asked of it again and again. */
interface Lying {
  scored: Scored
  family: string
  traits: Traits
  /** To the most similar one of those chosen. */
  likeness: number
}

type Wish = (one: Lying) => boolean

function openDesk(pool: readonly Scored[]) {
  const left = new Set(
    pool.map((scored): Lying => ({
      scored,
      family: familyOf(scored.candidate.productKey),
      traits: traitsOf(scored.candidate),
      likeness: 0,
    })),
  )
  const chosen: Scored[] = []
  const families = new Set<string>()
  const subjects = new Map<string, number>()
  const met = new Set<string>()
  const worth = ({ scored, likeness }: Lying) =>
    weights.relevance * scored.rank -
    (1 - weights.relevance) * likeness +
    (wishesOf(scored).some((wish) => !met.has(wish)) ? weights.fresh : 0)
  return {
    chosen,
    families,
    subjects,
    met,
    /** The best that meets all wishes, else all but the last, and so on. */
    take(wishes: readonly Wish[]): void {
      let best: Lying | undefined
      for (let kept = wishes.length; best === undefined && kept >= 0; kept--) {
        const asked = wishes.slice(0, kept)
        for (const one of left) {
          if ((best === undefined || worth(one) > worth(best)) && asked.every((wish) => wish(one))) best = one
        }
      }
      if (best === undefined) return
      left.delete(best)
      chosen.push(best.scored)
      families.add(best.family)
      const { subject } = best.scored.fit.interest
      for (const wish of wishesOf(best.scored)) met.add(wish)
      subjects.set(subject, (subjects.get(subject) ?? 0) + 1)
      for (const one of left) one.likeness = Math.max(one.likeness, similarity(one.traits, best.traits))
    },
  }
}

type Band = 'low' | 'mid' | 'high'

/** Thirds of what the possible ones cost. */
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
