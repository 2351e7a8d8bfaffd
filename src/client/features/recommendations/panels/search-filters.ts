import { recommendationTexts } from '#domain/texts/recommendations.ts'
import type { SearchFilters } from '../queries.ts'
import { searchBounds, type PriceRange } from './price-ranges.ts'

const { filters } = recommendationTexts.search

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
  { value: '', label: filters.anyAge },
  { value: '0', label: filters.underOne },
  ...Array.from({ length: 17 }, (_, at) => ({ value: `${at + 1}` as const, label: String(at + 1) })),
  { value: '18', label: filters.young },
  { value: '35', label: filters.adult },
  { value: '70', label: filters.older },
]

export const kindOptions: readonly { value: ChosenFilters['kind']; label: string }[] = [
  { value: '', label: filters.kinds.all },
  { value: 'gift', label: filters.kinds.gift },
  { value: 'experience', label: filters.kinds.experience },
  { value: 'giftcard', label: filters.kinds.giftcard },
  { value: 'diy', label: filters.kinds.diy },
  { value: 'card', label: filters.kinds.card },
]

export const sortOptions: readonly { value: ChosenFilters['sort']; label: string }[] = [
  { value: '', label: filters.sorts.relevance },
  { value: 'price-asc', label: filters.sorts['price-asc'] },
  { value: 'price-desc', label: filters.sorts['price-desc'] },
]
