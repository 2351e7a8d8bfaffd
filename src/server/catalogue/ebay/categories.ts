import { categoryTree, findCategory } from '#domain/catalogue/category-tree.ts'
import type { SearchQuery } from '#server/catalogue/provider.ts'
import type { Item } from './wire.ts'

/** EBay's top categories in the US for the departments that we name as Amazon does. */
const categories: Record<string, string> = {
  Appliances: '20710',
  ArtsAndCrafts: '14339',
  Automotive: '6028',
  Baby: '2984',
  Beauty: '26395',
  Books: '267',
  Electronics: '293',
  Fashion: '11450',
  GardenAndOutdoor: '159912',
  GiftCards: '172008',
  HealthPersonalCare: '26395',
  HomeAndKitchen: '11700',
  Industrial: '12576',
  MusicalInstruments: '619',
  OfficeProducts: '25298',
  PetSupplies: '1281',
  SportsAndOutdoors: '888',
  ToolsAndHomeImprovement: '631',
  ToysAndGames: '220',
  VideoGames: '1249',
}

export function ebayCategoryOfDepartment(searchIndex: string | undefined): string | undefined {
  return searchIndex === undefined ? undefined : categories[searchIndex]
}

/** Where to search; undefined: everywhere. Greeting cards are in several. */
export function ebayCategoryOf({ categoryIds = [], itemType }: SearchQuery): string | undefined {
  const [id = '', ...others] = categoryIds
  if (itemType === 'card' || others.length > 0) return undefined
  return ebayCategoryOfDepartment(findCategory(id.split('.')[0] ?? '')?.searchIndex)
}

/** Our category for one of the item's; '' if there is none. */
export function categoryFor({ categories: named = [], categoryIdPath = '' }: Item): string {
  const ids = [...categoryIdPath.split('|'), ...named.map(({ categoryId }) => categoryId ?? '')]
  return ids.flatMap((id) => roots.get(id) ?? [])[0] ?? ''
}

const roots = new Map(
  categoryTree.flatMap(({ id, searchIndex = '' }) => {
    const category = categories[searchIndex]
    return category === undefined ? [] : [[category, id] as const]
  }),
)
