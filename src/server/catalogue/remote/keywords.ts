import { findCategory } from '#domain/catalogue/category-tree.ts'
import { searchTermTexts } from '#domain/texts/search-terms.ts'
import type { SearchQuery } from '#server/catalogue/provider.ts'

/** The words to search for: the user's own, otherwise what a category is called, and for whom. */
export function keywordsOf({ text, categoryIds, itemType, age, gender }: SearchQuery): string {
  if (text !== undefined) return text
  if (itemType === 'card') return searchTermTexts.greetingCard
  const [id = ''] = categoryIds ?? []
  const category = findCategory(id)
  if (category?.flag === 'greetingCards') return searchTermTexts.greetingCard
  // The name of a root is its department's: more words would only narrow it.
  const gift = category && id.includes('.') ? searchTermTexts.giftFor(category.name) : searchTermTexts.gift
  return `${gift}${forWhom(age, gender)}`
}

const ADULT = 18

function forWhom(age: number | undefined, gender: SearchQuery['gender']): string {
  if (age !== undefined && age < ADULT) return ` ${searchTermTexts.forChild(age)}`
  return gender === undefined ? '' : ` ${searchTermTexts.forAdult[gender]}`
}
