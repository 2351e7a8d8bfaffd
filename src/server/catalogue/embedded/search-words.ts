import { categoryPath } from '#domain/catalogue/category-tree.ts'
import type { CatalogueIdea } from '#domain/catalogue/idea-schema.ts'
import type { Interest } from '#domain/catalogue/interests/interest.ts'

/** What people call an idea besides its title: its synonyms, and those of its interests and its category. */
export function searchWords({ categoryId, extraCategoryIds, tags }: CatalogueIdea, vocabulary: Vocabulary): string {
  const interests = tags.interests.flatMap((id) => vocabulary.get(id) ?? [])
  return [
    ...tags.synonyms,
    ...interests.flatMap(({ label, synonyms }) => [label, ...synonyms]),
    ...[categoryId, ...extraCategoryIds].map(nameOf),
  ].join(' · ')
}

export type Vocabulary = ReadonlyMap<string, Interest>

/** Without the department: 'Clothing Shoes & Jewelry' would make every scarf an answer to 'shoes'. */
function nameOf(categoryId: string): string {
  return (categoryPath(categoryId) ?? '').split(' > ').slice(1).join(' ')
}
