import type { CatalogueIdea } from '#domain/catalogue/idea-schema.ts'
import type { Candidate } from '#domain/recommendations/candidate.ts'
import { EMBEDDED, embeddedIdeas } from '#server/catalogue/embedded/ideas.ts'

/** The gifts of the embedded catalogue as the ranker sees them, without a database. */
export const ideas: readonly CatalogueIdea[] = embeddedIdeas().filter(({ kind }) => kind !== 'card')
export const candidates: readonly Candidate[] = ideas.map(candidateOf)
export const ideaById: ReadonlyMap<string, CatalogueIdea> = new Map(ideas.map((idea) => [idea.id, idea]))

/** As the table of products has it. */
export function priceOf({ kind, typicalPrice }: CatalogueIdea): number {
  return kind === 'diy' ? 0 : typicalPrice.typical * 100
}

/** Both ends of the price that a card prints. */
export function printedOf({ kind, typicalPrice: { low, high } }: CatalogueIdea): { low: number; high: number } {
  return kind === 'diy' ? { low: 0, high: 0 } : { low: low * 100, high: high * 100 }
}

function candidateOf(idea: CatalogueIdea): Candidate {
  const { min, max, idealMin = min, idealMax = max } = idea.age
  return {
    provider: EMBEDDED,
    productKey: idea.id,
    title: idea.title,
    productUrl: null,
    summary: idea.summary,
    synonyms: idea.tags.synonyms,
    itemType: 'gift',
    kind: idea.kind,
    categoryId: idea.categoryId,
    extraCategoryIds: idea.extraCategoryIds,
    price: priceOf(idea),
    printed: printedOf(idea),
    age: { min, max, idealMin, idealMax },
    smallParts: idea.smallParts,
    adult21: idea.adult21,
    intimacy: idea.intimacy,
    consumable: idea.consumable,
    useYears: idea.useYears,
    interests: idea.tags.interests,
    occasions: idea.tags.occasions,
    relationships: idea.tags.relationships,
    skill: idea.tags.skill,
    delight: idea.tags.delight ?? [],
    circumstance: idea.circumstance ?? null,
    avoid: idea.avoid,
    contains: idea.contains,
    needs: idea.needs,
    season: idea.season ?? [],
    featured: idea.featured,
  }
}
