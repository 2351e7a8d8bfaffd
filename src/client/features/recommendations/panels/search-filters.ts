import { searchFilterTexts } from '#domain/texts/gift-search.ts'
import type { SearchFilters } from '../queries.ts'
import { searchBounds, type PriceRange } from './price-ranges.ts'

/** What is chosen above the results; '' where nothing is. */
export interface ChosenFilters {
  price: PriceRange
  age: '' | `${number}`
  kind: '' | SearchFilters['kind']
  sort: '' | SearchFilters['sortBy']
}

export const noFilters: ChosenFilters = { price: 'all', age: '', kind: '', sort: '' }

/** Nothing for what isn't chosen: an unfiltered search sends its words and the page alone. */
export function parametersOf({ price, age, kind, sort }: ChosenFilters): Partial<SearchFilters> {
  return {
    ...searchBounds(price),
    ...(age !== '' && { age: Number(age) }),
    ...(kind !== '' && { kind }),
    ...(sort !== '' && { sortBy: sort }),
  }
}

/** One by one for children, for whom a year makes a difference. */
export const ageOptions: readonly { value: ChosenFilters['age']; label: string }[] = [
  { value: '', label: searchFilterTexts.anyAge },
  { value: '0', label: searchFilterTexts.underOne },
  ...Array.from({ length: 17 }, (_, at) => ({ value: `${at + 1}` as const, label: String(at + 1) })),
  { value: '18', label: searchFilterTexts.young },
  { value: '35', label: searchFilterTexts.adult },
  { value: '70', label: searchFilterTexts.older },
]

export const kindOptions: readonly { value: ChosenFilters['kind']; label: string }[] = [
  { value: '', label: searchFilterTexts.kinds.all },
  { value: 'gift', label: searchFilterTexts.kinds.gift },
  { value: 'experience', label: searchFilterTexts.kinds.experience },
  { value: 'giftcard', label: searchFilterTexts.kinds.giftcard },
  { value: 'diy', label: searchFilterTexts.kinds.diy },
  { value: 'card', label: searchFilterTexts.kinds.card },
]

export const sortOptions: readonly { value: ChosenFilters['sort']; label: string }[] = [
  { value: '', label: searchFilterTexts.sorts.relevance },
  { value: 'price-asc', label: searchFilterTexts.sorts['price-asc'] },
  { value: 'price-desc', label: searchFilterTexts.sorts['price-desc'] },
]
