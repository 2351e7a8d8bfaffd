import { similarity, tagsOf } from '#domain/recommendations/similarity.ts'
import { isUnder, type Candidate } from '#domain/recommendations/candidate.ts'
import { candidates } from './candidates.ts'

export type Grades = Readonly<Record<string, number>>

const byKey = new Map(candidates.map((candidate) => [candidate.productKey, candidate]))

/** Normalised discounted gain of the first ten, a grade g being worth 2^g − 1; undefined where nothing was judged good. */
export function ndcg10(ids: readonly string[], grades: Grades): number | undefined {
  const ideal = gainOf(Object.values(grades).toSorted((a, b) => b - a))
  return ideal === 0 ? undefined : gainOf(ids.map((id) => grades[id] ?? 0)) / ideal
}

function gainOf(grades: readonly number[]): number {
  return grades.slice(0, 10).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}

/** The share of what was judged good (2 or 3) that is among the first forty. */
export function recall40(ids: readonly string[], grades: Grades): number | undefined {
  const good = Object.keys(grades).filter((id) => (grades[id] ?? 0) >= 2)
  const first = new Set(ids.slice(0, 40))
  return good.length === 0 ? undefined : good.filter((id) => first.has(id)).length / good.length
}

/** How unlike one another the first eight are, on average: half by shared interests, half by their places in the tree. */
export function diversity8(ids: readonly string[]): number | undefined {
  const first = ids.slice(0, 8).flatMap((id) => byKey.get(id) ?? [])
  const pairs = first.flatMap((one, at) => first.slice(at + 1).map((other) => 1 - likeness(one, other)))
  return mean(pairs)
}

/** Not the ranker's own: figures of different rankers have to compare. */
function likeness(a: Candidate, b: Candidate): number {
  const shared = a.interests.filter((id) => b.interests.includes(id)).length
  const ofInterests = shared / (a.interests.length + b.interests.length - shared)
  return sharedWay(a.categoryId.split('.'), b.categoryId.split('.')) / 2 + ofInterests / 2
}

/** The part of the way from the tree's root that both go, of the longer way. */
function sharedWay(a: readonly string[], b: readonly string[]): number {
  let shared = 0
  while (shared < a.length && a[shared] === b[shared]) shared += 1
  return shared / Math.max(a.length, b.length)
}

/**
 * The same by tags alone: 1 − cosine, on average over all pairs. Of interests, of interests with the category and its
 * parents, or of all tags.
 */
export function tagDiversity8(ids: readonly string[], which: 'interests' | 'categories' | 'all'): number | undefined {
  const first = ids.slice(0, 8).flatMap((id) => {
    const one = byKey.get(id)
    if (!one) return []
    if (which === 'all') return [[...one.interests, ...one.occasions, ...one.relationships]]
    return [which === 'interests' ? one.interests : tagsOf(one)]
  })
  return mean(first.flatMap((one, at) => first.slice(at + 1).map((other) => 1 - similarity(one, other))))
}

/** The share of their categories of which something is among the first eight. */
export function interestCoverage8(ids: readonly string[], categoryIds: readonly string[]): number | undefined {
  if (categoryIds.length === 0) return undefined
  const first = ids.slice(0, 8).flatMap((id) => byKey.get(id) ?? [])
  return categoryIds.filter((id) => first.some((one) => isUnder(one, id))).length / categoryIds.length
}

/** Undefined of nothing; what is undefined is not counted. */
export function mean(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0) / known.length
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
