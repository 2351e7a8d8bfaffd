import { categoryPath } from '#domain/catalogue/category-tree.ts'
import { stemOf, wordsOf } from '#domain/catalogue/interests/words.ts'
import { isUnder, type Candidate } from '#domain/recommendations/candidate.ts'
import { filterFor, isAffordable, suitsAge } from '#domain/recommendations/filters.ts'
import { chanceOf } from '#domain/recommendations/random.ts'
import { recommend } from '#domain/recommendations/recommend.ts'
import { textsFor } from '#server/catalogue/embedded/text-index.ts'
import type { Persona } from '../shapes.ts'
import type { Asked } from './asked.ts'
import { candidates, ideaById } from './candidates.ts'

/** A way to propose gifts: ids of ideas, the best first. */
export type System = (persona: Persona, asked: Asked) => string[]

/** Random within the budget. */
const random: System = (persona, { profile: { budget } }) =>
  keys(
    candidates
      .filter(({ price }) => budget === null || (price !== null && price >= budget.low && price <= budget.high))
      .toSorted((a, b) => chanceOf(`${persona.id} ${a.productKey}`) - chanceOf(`${persona.id} ${b.productKey}`)),
  )

/** What is popular in their categories, in all of them without one. */
const categoryPopularity: System = ({ categoryIds }) =>
  keys(candidates.filter((one) => isOneOf(one, categoryIds)).toSorted(byPopularity))

/** A plain search for the names of their categories and their free text; what it does not find follows by popularity. */
const search: System = (persona) => searched(persona, candidates)

const filteredSearch: System = (persona, { profile, wish }) =>
  searched(persona, candidates.filter(filterFor(profile, wish)))

/** The rival by which issue 17 was opened: full texts, and of our filters only age and budget. */
const plainSearch: System = (persona, { profile, wish }) =>
  searched(
    { ...persona, categoryIds: [] },
    candidates.filter((one) => suitsAge(profile, one) && isAffordable(profile, one) && one.itemType === wish.itemType),
  )

const ours: System = (_, { profile, wish }) =>
  keys(recommend(profile, wish, candidates, { texts: textsFor(profile) }).map((one) => one.candidate))

export const systems = {
  B0: random,
  B1: categoryPopularity,
  B2: search,
  B3: filteredSearch,
  plain: plainSearch,
  ours,
} as const

function keys(some: readonly Candidate[]): string[] {
  return some.map(({ productKey }) => productKey)
}

function isOneOf(candidate: Candidate, categoryIds: readonly string[]): boolean {
  return categoryIds.length === 0 || categoryIds.some((id) => isUnder(candidate, id))
}

function byPopularity(a: Candidate, b: Candidate): number {
  return (
    Number(b.featured) - Number(a.featured) ||
    b.relationships.length - a.relationships.length ||
    (a.productKey < b.productKey ? -1 : 1)
  )
}

function searched({ categoryIds, interests }: Persona, some: readonly Candidate[]): string[] {
  const names = categoryIds.map((id) => (categoryPath(id) ?? '').split(' > ').at(-1))
  const terms = new Set(wordsOf([...names, interests].join('. ')).map(({ text }) => stemOf(text)))
  const scores = new Map(some.map((one) => [one, bm25(one.productKey, terms)]))
  return keys(some.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || byPopularity(a, b)))
}

/** Okapi BM25 over title, summary, description, synonyms and category, k1 1.2, b 0.75. */
function bm25(id: string, terms: ReadonlySet<string>): number {
  const document = documents.get(id)
  if (!document) return 0
  let score = 0
  for (const term of terms) {
    const count = document.counts.get(term) ?? 0
    if (count === 0) continue
    const holders = holding.get(term) ?? 0
    const rarity = Math.log(1 + (documents.size - holders + 0.5) / (holders + 0.5))
    score += (rarity * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * document.length) / averageLength))
  }
  return score
}

const documents = new Map(
  [...ideaById.values()].map(({ id, title, summary, description, categoryId, tags }) => {
    const texts = [title, summary, description, ...tags.synonyms, categoryPath(categoryId)]
    const stems = wordsOf(texts.join('. ')).map(({ stem }) => stem)
    const counts = new Map<string, number>()
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
    return [id, { counts, length: stems.length }]
  }),
)
const averageLength = [...documents.values()].reduce((sum, { length }) => sum + length, 0) / documents.size
const holding = new Map<string, number>()
for (const { counts } of documents.values())
  for (const stem of counts.keys()) holding.set(stem, (holding.get(stem) ?? 0) + 1)
