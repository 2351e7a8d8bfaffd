import type { CatalogueIdea } from '#domain/catalogue/idea-schema.ts'
import { foldKeys } from '#domain/catalogue/mixing/fold.ts'
import type { Candidate } from '#domain/recommendations/candidate.ts'
import { EMBEDDED, embeddedIdeas } from './ideas.ts'
import { printedOf } from './printed-price.ts'

/** The gifts among the ideas as the ranker sees them; made once, when first asked for. */
export function ideaCandidates(): readonly Candidate[] {
  return (made ??= embeddedIdeas()
    .filter(({ kind }) => kind !== 'card')
    .map(candidateOf))
}
let made: readonly Candidate[] | undefined

/** The same by all that makes another product the same thing. */
export function ideasByFoldKey(): ReadonlyMap<string, Candidate> {
  return (byFoldKey ??= new Map(
    ideaCandidates().flatMap((idea) =>
      foldKeys({ ...idea, source: EMBEDDED, id: idea.productKey, priceKind: 'typical' }).map(
        (key) => [key, idea] as const,
      ),
    ),
  ))
}
let byFoldKey: ReadonlyMap<string, Candidate> | undefined

function candidateOf(idea: CatalogueIdea): Candidate {
  const { age, kind, tags, typicalPrice } = idea
  const { min, max, idealMin = min, idealMax = max } = age
  return {
    provider: EMBEDDED,
    productKey: idea.id,
    title: idea.title,
    productUrl: null,
    summary: idea.summary,
    synonyms: tags.synonyms,
    itemType: 'gift',
    kind,
    categoryId: idea.categoryId,
    extraCategoryIds: idea.extraCategoryIds,
    // Something homemade has no price, here and on its card.
    price: kind === 'diy' ? 0 : typicalPrice.typical * 100,
    printed: printedOf(idea),
    age: { min, max, idealMin, idealMax },
    smallParts: idea.smallParts,
    adult21: idea.adult21,
    intimacy: idea.intimacy,
    consumable: idea.consumable,
    useYears: idea.useYears,
    interests: tags.interests,
    occasions: tags.occasions,
    relationships: tags.relationships,
    skill: tags.skill,
    delight: tags.delight ?? [],
    circumstance: idea.circumstance ?? null,
    avoid: idea.avoid,
    contains: idea.contains,
    needs: idea.needs,
    drawbacks: idea.drawbacks,
    season: idea.season ?? [],
    featured: idea.featured,
  }
}
