import { audienceWords } from '#domain/catalogue/audience-words.ts'
import { findCategory } from '#domain/catalogue/category-tree.ts'
import { featuresOf } from '#domain/catalogue/features.ts'
import type { CatalogueIdea } from '#domain/catalogue/idea-schema.ts'
import type { products } from '#server/db/schema.ts'
import { EMBEDDED } from './ideas.ts'
import { searchWords, type Vocabulary } from './search-words.ts'

export type ProductRow = typeof products.$inferInsert

/** An idea as a row of the products table. `position` is its place in the files. */
export function productRow(idea: CatalogueIdea, position: number, vocabulary: Vocabulary): ProductRow {
  const { age, categoryId, extraCategoryIds, kind, tags, typicalPrice } = idea
  return {
    provider: EMBEDDED,
    productKey: idea.id,
    title: idea.title,
    summary: idea.summary,
    description: idea.description,
    features: featuresOf(idea),
    priceLowCents: kind === 'diy' ? 0 : typicalPrice.low * 100,
    // A homemade gift has no price of its own; its materials cost up to the high one.
    priceTypicalCents: kind === 'diy' ? 0 : typicalPrice.typical * 100,
    priceHighCents: typicalPrice.high * 100,
    currency: typicalPrice.currency,
    imageUrl: `/api/illustrations/${idea.id}.svg`,
    productUrl: null,
    searchTerms: idea.searchTerms,
    categoryId,
    categories: [...new Set([categoryId, ...extraCategoryIds].flatMap(wayTo))],
    searchIndex: idea.searchIndex ?? departmentOf(categoryId) ?? null,
    kind,
    itemType: kind === 'card' ? 'card' : 'gift',
    ageMin: age.min,
    ageMax: age.max,
    interests: tags.interests,
    synonyms: tags.synonyms,
    occasions: tags.occasions,
    relationships: tags.relationships,
    vibes: tags.vibes,
    facts: {
      idealAge: { min: age.idealMin ?? age.min, max: age.idealMax ?? age.max },
      smallParts: idea.smallParts,
      adult21: idea.adult21,
      intimacy: idea.intimacy,
      consumable: idea.consumable,
      useYears: idea.useYears,
      avoid: idea.avoid,
      contains: idea.contains,
      needs: idea.needs,
      extraCategoryIds,
      skill: tags.skill,
      delight: tags.delight ?? [],
      circumstance: idea.circumstance ?? null,
      season: idea.season ?? [],
      featured: idea.featured,
      position,
    },
    searchWords: searchWords(idea, vocabulary),
    audienceWords: audienceWords(idea),
    isActive: true,
    asOf: new Date(`${typicalPrice.asOf}-01T00:00:00.000Z`),
  }
}

/** A category and its ancestors: 'a.b.c' is found under 'a', 'a.b' and 'a.b.c'. */
export function wayTo(categoryId: string): string[] {
  const slugs = categoryId.split('.')
  return slugs.map((_, depth) => slugs.slice(0, depth + 1).join('.'))
}

/** The retailer's department of the nearest category that names one; men's and women's things are 'Fashion' alike. */
export function departmentOf(categoryId: string): string | undefined {
  return findCategory(categoryId.split('.')[0] ?? '')?.searchIndex
}
