import { relationshipGroups } from '#domain/contacts/relationships.ts'
import type { ContactFilter } from './contact-list.ts'

/** The filter in the address: '?q=maya&category=Family&sort=z-a'. */
export function filterFrom(search: string): ContactFilter {
  const asked = new URLSearchParams(search)
  return {
    query: asked.get('q') ?? '',
    group: relationshipGroups.find((group) => group === asked.get('category')),
    sort: asked.get('sort') === 'z-a' ? 'descending' : 'ascending',
  }
}

/** The other way round; '' when nothing is filtered. */
export function searchFor({ query, group, sort }: ContactFilter): string {
  const said = new URLSearchParams()
  if (query.trim() !== '') said.set('q', query.trim())
  if (group !== undefined) said.set('category', group)
  if (sort === 'descending') said.set('sort', 'z-a')
  return said.size === 0 ? '' : `?${said.toString()}`
}
