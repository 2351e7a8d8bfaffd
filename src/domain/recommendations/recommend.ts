import type { Product } from '../gifts/repeat.ts'
import { markOf, type Candidate } from './candidate.ts'
import { drawFor } from './cold-start.ts'
import { arrange, SCREENFUL, type Scored } from './diversify.ts'
import { filterFor, type Wish } from './filters.ts'
import { unwelcomeTo } from './learned.ts'
import { countTastes, saysWhatTheyLike, type Profile } from './profile.ts'
import { chancesAfter } from './random.ts'
import { reasonsFor } from './reasons.ts'
import { scorerFor } from './score.ts'
import { worthsOf } from './fusion.ts'
import { noTexts, shareUnknown, type Texts } from './texts.ts'
import { weights } from './weights.ts'

export interface Recommendation {
  candidate: Candidate
  /** Made when asked for: of a long list, only a page is looked at. */
  reasons: () => string[]
}

/**
 * Everything that can be recommended to this person, best first. The same person, event and week give the same order, so
 * that pages don't overlap.
 * @param options.others counts presses of 'Show me others' and changes the order
 * @param options.texts what a search in the full texts of ideas found for them
 */
export function recommend(
  profile: Profile,
  wish: Wish,
  candidates: Iterable<Candidate>,
  { others = 0, texts = noTexts }: { others?: number; texts?: Texts } = {},
): Recommendation[] {
  const fitOf = scorerFor(profile, [...wish.taken, ...wish.dismissed].flatMap(keyOf), texts)
  const mayBe = filterFor(profile, wish)
  const distinct = new Map<string, Candidate>()
  for (const candidate of candidates) if (mayBe(candidate)) distinct.set(markOf(candidate), candidate)
  const fitting = [...distinct].map(([mark, candidate]) => ({ mark, candidate, fit: fitOf(candidate) }))
  const tastesKnown = saysWhatTheyLike(profile)
  const worths = worthsOf(fitting, texts.scores, shareUnknown(profile))
  const isStranger = !tastesKnown && worths.size === 0 && profile.learned.loved.length === 0
  const draw = isStranger ? drawFor(profile, fitting) : undefined
  const rankedBy = (turn: number, reach: number): Scored[] => {
    const chanceOf = chancesAfter(`${profile.seed} ${turn} `)
    return fitting.map((one) => ({
      candidate: one.candidate,
      fit: one.fit,
      rank:
        (worths.get(one) ?? one.fit.score) +
        (turn === 0 ? (draw?.get(one) ?? 0) : 0) +
        reach * (2 * chanceOf(one.mark) - 1),
    }))
  }

  const known = {
    tastesKnown,
    budgetKnown: profile.budget !== null,
    tastes: countTastes(profile),
    unwelcome: unwelcomeTo(profile.learned),
  }
  const first = arrange(rankedBy(0, weights.chance), known)
  if (others === 0) return first.order.map((one) => recommendation(one, one === first.different))
  // Anyone who asks for others has seen the first ones.
  const seen = new Set(first.order.slice(0, SCREENFUL).map(({ candidate }) => candidate))
  const second = arrange(
    rankedBy(others, weights.chanceOfOthers).map((one) =>
      seen.has(one.candidate) ? { ...one, rank: one.rank - weights.seenFirst } : one,
    ),
    known,
  )
  return second.order.map((one) => recommendation(one, one === second.different))

  function recommendation({ candidate, fit }: Scored, different: boolean): Recommendation {
    return { candidate, reasons: () => reasonsFor(profile, candidate, fit, different) }
  }
}

function keyOf({ productKey }: Pick<Product, 'productKey'>): string[] {
  return productKey === null ? [] : [productKey]
}
