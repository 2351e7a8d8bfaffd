import { wordsOf } from '../catalogue/interests/words.ts'
import type { Candidate } from './candidate.ts'
import type { Profile } from './profile.ts'
import { weights } from './weights.ts'

/** What a search in the full texts of ideas found, by product key. */
export interface Texts {
  /** For everything that is known of a person at once; only their order counts. */
  scores: ReadonlyMap<string, number>
  /** For each of the profile's own phrases by itself, 0 to 1. */
  phrases: ReadonlyMap<string, readonly number[]>
  /** How well the tastes for which an idea is right fit each of the profile's, 0 to 1. */
  tastes: ReadonlyMap<string, readonly number[]>
}

export const noTexts: Texts = { scores: new Map(), phrases: new Map(), tastes: new Map() }

export interface TextFit {
  value: number
  /** The phrase that it matches best, if it does so well. */
  phrase: string | undefined
}

/**
 * Returns how well an idea's text matches their own phrases. A phrase that the vocabulary understands says what it's about: what
 * only has its words, such as sunglasses in cat-eye for someone who likes cats, matches it less.
 */
export function ownTextFit(
  profile: Pick<Profile, 'ownPhrases' | 'quotes'>,
): (candidate: Pick<Candidate, 'interests'>, fits?: readonly number[]) => TextFit {
  const { ownPhrases } = profile
  const meant = ownPhrases.map((phrase) => meaningOf(phrase, profile.quotes))
  const { second, most, strong, elsewhere } = weights.phrases
  return ({ interests }, fits) => {
    if (!fits) return noFit
    const own = fits.map((fit, at) => {
      const ids = meant[at]
      return ids === undefined || interests.some((id) => ids.has(id)) ? fit : elsewhere * fit
    })
    const [best = 0, next = 0] = own.toSorted((a, b) => b - a)
    return {
      value: Math.min(most, best + second * next),
      phrase: best >= strong ? ownPhrases[own.indexOf(best)] : undefined,
    }
  }
}

/** How well an idea suits their tastes by those for which editors find it right: the best, and a part of the next one. */
export function tasteFit({ ownTastes }: Pick<Profile, 'ownTastes'>, fits?: readonly number[]): TextFit {
  if (!fits) return noFit
  const { second, strong } = weights.tastes
  const [best = 0, next = 0] = fits.toSorted((a, b) => b - a)
  return { value: best + second * next, phrase: best >= strong ? ownTastes[fits.indexOf(best)] : undefined }
}

/** The share of their own phrases that the vocabulary doesn't understand; 1 if there is none. */
export function shareUnknown({ ownPhrases, quotes }: Pick<Profile, 'ownPhrases' | 'quotes'>): number {
  if (ownPhrases.length === 0) return 1
  return ownPhrases.filter((phrase) => meaningOf(phrase, quotes) === undefined).length / ownPhrases.length
}

const noFit: TextFit = { value: 0, phrase: undefined }

/** The interests that a phrase names; undefined if a word of it names none. */
function meaningOf(phrase: string, quotes: ReadonlyMap<string, string>): ReadonlySet<string> | undefined {
  const words = phrase.split(' ')
  const ids = new Set<string>()
  const known = new Set<string>()
  for (const [id, quote] of quotes) {
    const its = wordsOf(quote).map(({ singular }) => singular)
    const shared = words.filter((word) => its.includes(word))
    if (shared.length === 0) continue
    ids.add(id)
    for (const word of shared) known.add(word)
  }
  return known.size === new Set(words).size ? ids : undefined
}
