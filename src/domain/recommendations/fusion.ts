import { findCategory } from '../catalogue/category-tree.ts'
import { findInterest } from '../catalogue/interests/interests.ts'
import type { Candidate } from './candidate.ts'
import { wordsForFeasts } from './feasts.ts'
import { saysWhatTheyLike, type Profile } from './profile.ts'
import type { Fit } from './score.ts'
import { weights } from './weights.ts'

/** What the full texts of ideas are searched for: their own words, the names of what they like, and the feast. */
export function searchWordsOf(profile: Profile): string[] {
  const { likes, ownWords, categoryIds, occasion } = profile
  const feasts = wordsForFeasts(occasion.feasts)
  if (!saysWhatTheyLike(profile)) return feasts
  const names = [...likes.map((id) => findInterest(id)?.label), ...categoryIds.map((id) => findCategory(id)?.name)]
  return [...ownWords, ...names.filter((name) => name !== undefined), ...feasts]
}

/**
 * What an idea is worth by two orders, that of the scores and that of a full-text search. Their values have nothing in
 * common, so the places count (reciprocal rank fusion; Cormack, Clarke and Büttcher 2009). 1 for what is first in both.
 */
export function worthsOf<One extends { candidate: Candidate; fit: Fit }>(
  ideas: readonly One[],
  textScores: ReadonlyMap<string, number>,
  shareUnknown: number,
): ReadonlyMap<One, number> {
  const { k } = weights.fusion
  const text = weights.fusion.text * shareUnknown
  const textScore = ({ candidate }: One) => textScores.get(candidate.productKey) ?? 0
  const found = ideas.filter((one) => textScore(one) > 0)
  if (found.length === 0) return new Map()
  const byKey = (a: One, b: One) => (a.candidate.productKey < b.candidate.productKey ? -1 : 1)
  const byScore = ideas.toSorted((a, b) => b.fit.score - a.fit.score || byKey(a, b))
  const byText = found.toSorted((a, b) => textScore(b) - textScore(a) || byKey(a, b))
  const worths = new Map(byScore.map((one, place) => [one, ((1 - text) * k) / (k + place)]))
  for (const [place, one] of byText.entries()) worths.set(one, (worths.get(one) ?? 0) + (text * k) / (k + place))
  return worths
}
