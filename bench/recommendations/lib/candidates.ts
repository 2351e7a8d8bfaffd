import type { CatalogueIdea } from '#domain/catalogue/idea-schema.ts'
import type { Candidate } from '#domain/recommendations/candidate.ts'
import { ideaCandidates } from '#server/catalogue/embedded/candidates.ts'
import { embeddedIdeas } from '#server/catalogue/embedded/ideas.ts'

/** The gifts of the embedded catalogue as the ranker sees them, without a database. */
export const ideas: readonly CatalogueIdea[] = embeddedIdeas().filter(({ kind }) => kind !== 'card')
export const candidates: readonly Candidate[] = ideaCandidates()
export const ideaById: ReadonlyMap<string, CatalogueIdea> = new Map(ideas.map((idea) => [idea.id, idea]))

/** As the table of products has it. */
export function priceOf({ kind, typicalPrice }: CatalogueIdea): number {
  return kind === 'diy' ? 0 : typicalPrice.typical * 100
}

/** Both ends of the price that a card prints. */
export function printedOf({ kind, typicalPrice: { low, high } }: CatalogueIdea): { low: number; high: number } {
  return kind === 'diy' ? { low: 0, high: 0 } : { low: low * 100, high: high * 100 }
}
