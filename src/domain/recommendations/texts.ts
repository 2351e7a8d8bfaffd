import { weights } from './weights.ts'

/** What a search in the full texts of ideas found, by product key. */
export interface Texts {
  /** For everything that is known of a person at once; only their order counts. */
  scores: ReadonlyMap<string, number>
  /** For each of the profile's own phrases by itself, 0 to 1. */
  phrases: ReadonlyMap<string, readonly number[]>
}

export const noTexts: Texts = { scores: new Map(), phrases: new Map() }

/** How well an idea's text matches their own phrases, and the one that it matches best, if it does so well. */
export function textFit(
  own: readonly string[],
  fits?: readonly number[],
): { value: number; phrase: string | undefined } {
  if (!fits) return noFit
  const { second, most, strong } = weights.phrases
  const [best = 0, next = 0] = fits.toSorted((a, b) => b - a)
  return { value: Math.min(most, best + second * next), phrase: best >= strong ? own[fits.indexOf(best)] : undefined }
}

const noFit = { value: 0, phrase: undefined }
