import { categoryTree, findCategory } from '#domain/catalogue/category-tree.ts'
import type { SearchQuery } from '#server/catalogue/provider.ts'
import type { Item } from './wire.ts'

export const ALL_DEPARTMENTS = 'All'

/** The department to search in: that of the nearest category that has one. Greeting cards are in several. */
export function departmentOf({ text, categoryIds = [], itemType }: SearchQuery): string {
  const [id = '', ...others] = categoryIds
  if (itemType === 'card' || (text !== undefined && others.length > 0)) return ALL_DEPARTMENTS
  const slugs = id.split('.')
  const path = slugs.map((_, at) => slugs.slice(0, slugs.length - at).join('.'))
  return path.flatMap((one) => findCategory(one)?.searchIndex ?? [])[0] ?? ALL_DEPARTMENTS
}

/** Our category of the same name as one of the item's browse nodes or the department it's ranked in; '' if there is none. */
export function categoryOf({ browseNodeInfo }: Item): string {
  const names = (browseNodeInfo?.browseNodes ?? []).flatMap(namesUpward)
  const all = [...names, browseNodeInfo?.websiteSalesRank?.displayName ?? '']
  return all.flatMap((name) => roots.get(name) ?? [])[0] ?? ''
}

type BrowseNode = NonNullable<NonNullable<Item['browseNodeInfo']>['browseNodes']>[number]

function namesUpward({ displayName = '', ancestor }: BrowseNode): string[] {
  return [...(ancestor ? namesUpward(ancestor) : []), displayName]
}

const roots = new Map(categoryTree.map(({ id, name }) => [name, id]))
