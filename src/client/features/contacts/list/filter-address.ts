import { relationshipGroups } from '#domain/contacts/relationships.ts'
import type { ContactFilter } from './contact-list.ts'

/** How the address names an order; without a name it's by name. */
const orders = [
  { sort: 'descending', name: 'z-a' },
  { sort: 'next-event', name: 'next-event' },
] as const

/** The filter in the address: '?q=maya&category=Family&sort=z-a'. */
export function filterFrom(search: string): ContactFilter {
  const asked = new URLSearchParams(search)
  return {
    query: asked.get('q') ?? '',
    group: relationshipGroups.find((group) => group === asked.get('category')),
    sort: orders.find(({ name }) => name === asked.get('sort'))?.sort ?? 'ascending',
  }
}

/** The other way round; '' when nothing is filtered. */
export function searchFor({ query, group, sort }: ContactFilter): string {
  const said = new URLSearchParams()
  if (query.trim() !== '') said.set('q', query.trim())
  if (group !== undefined) said.set('category', group)
  const order = orders.find((known) => known.sort === sort)
  if (order !== undefined) said.set('sort', order.name)
  return said.size === 0 ? '' : `?${said.toString()}`
}
