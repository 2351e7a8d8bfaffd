import type { abilities, allergens, CatalogueIdea, contents, drawbacks, faiths } from '../catalogue/idea-schema.ts'
import type { Product } from '../gifts/repeat.ts'
import type { Cents } from '../shared/money.ts'

export type Allergen = (typeof allergens)[number]
export type Faith = (typeof faiths)[number]
export type Content = (typeof contents)[number]
export type Ability = (typeof abilities)[number]
export type Drawback = (typeof drawbacks)[number]

/** The facts about a product that recommending uses. Empty lists and nulls count neither for nor against. */
export interface Candidate extends Product {
  productKey: string
  summary: string
  synonyms: readonly string[]
  itemType: 'gift' | 'card'
  kind: CatalogueIdea['kind']
  categoryId: string
  extraCategoryIds: readonly string[]
  /** Its typical price; null if unknown. */
  price: Cents | null
  /** Both ends of the price on its card; null if there is none. */
  printed: { low: Cents; high: Cents } | null
  age: { min: number; max: number; idealMin: number; idealMax: number }
  smallParts: boolean
  adult21: boolean
  intimacy: 0 | 1 | 2 | 3
  consumable: boolean
  useYears: number
  interests: readonly string[]
  /** How good a present it is for someone who loves each of these, 1 to 3; empty if nobody judged that. */
  delight: readonly number[]
  occasions: readonly string[]
  relationships: readonly string[]
  skill: CatalogueIdea['tags']['skill']
  avoid: { allergens: readonly Allergen[]; pets: boolean; religions: readonly string[] }
  /** What is in it, besides allergens. */
  contains: readonly Content[]
  /** What it's no use without. */
  needs: readonly Ability[]
  /** What some refuse it for. */
  drawbacks: readonly Drawback[]
  /** Whom alone it makes sense for, besides those who like it: 'left-handed'. */
  circumstance: string | null
  /** Months (1–12) in which it is at its best; empty when it suits the whole year. */
  season: readonly number[]
  featured: boolean
}

/** The key that gifts and dismissals store. */
export function markOf({ provider, productKey }: { provider: string; productKey: string | null }): string {
  return `${provider}\n${productKey ?? ''}`
}

const names = new WeakMap<Pick<Candidate, 'title' | 'synonyms'>, string>()

/** Its title and synonyms as one text: asked for several times, and what is kept of a text is found sooner by the same one. */
export function nameOf(candidate: Pick<Candidate, 'title' | 'synonyms'>): string {
  const known = names.get(candidate)
  if (known !== undefined) return known
  const name = [candidate.title, ...candidate.synonyms].join('. ')
  names.set(candidate, name)
  return name
}

/** Whether it is in this node of the tree or below it. */
export function isUnder(candidate: Pick<Candidate, 'categoryId' | 'extraCategoryIds'>, categoryId: string): boolean {
  return isWithin(candidate.categoryId, categoryId) || candidate.extraCategoryIds.some((id) => isWithin(id, categoryId))
}

export function isWithin(id: string, node: string): boolean {
  return id.startsWith(node) && (id.length === node.length || id[node.length] === '.')
}
