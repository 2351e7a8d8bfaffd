import { relationshipGroup, relationshipGroups, relationshipLabel } from '#domain/contacts/relationships.ts'
import type { RelationshipGroup } from '#domain/contacts/relationships.ts'
import type { ListedContact } from '#domain/contacts/schema.ts'
import { foldText } from '#domain/shared/search-text.ts'

export type SortOrder = 'ascending' | 'descending'

export type ContactFilter = {
  query: string
  /** Undefined: all categories. */
  group: RelationshipGroup | undefined
  sort: SortOrder
}

/** A contact with the text to search and filter by, computed once per list rather than per keystroke. */
export type IndexedContact = { contact: ListedContact; group: RelationshipGroup; searchText: string }

/** Sorted by name in the order of the browser's language. */
export function indexContacts(contacts: readonly ListedContact[], locale?: string): IndexedContact[] {
  const byName = new Intl.Collator(locale, { numeric: true })
  return contacts
    .map((contact) => ({
      contact,
      group: relationshipGroup(contact.relationship),
      searchText: foldText(`${contact.fullName} ${relationshipLabel(contact.relationship)} ${contact.relationship}`),
    }))
    .toSorted((a, b) => byName.compare(a.contact.fullName, b.contact.fullName) || a.contact.id - b.contact.id)
}

/** Every word of the query is in the name or the relationship, ignoring case and accents. */
export function filterContacts(indexed: readonly IndexedContact[], filter: ContactFilter): ListedContact[] {
  const words = foldText(filter.query).split(' ')
  const found = indexed.filter(
    ({ group, searchText }) =>
      (filter.group === undefined || group === filter.group) && words.every((word) => searchText.includes(word)),
  )
  if (filter.sort === 'descending') found.reverse()
  return found.map(({ contact }) => contact)
}

/** The groups that have somebody, in their order, with how many. */
export function groupCounts(indexed: readonly IndexedContact[]): { group: RelationshipGroup; count: number }[] {
  return relationshipGroups
    .map((group) => ({ group, count: indexed.filter((entry) => entry.group === group).length }))
    .filter(({ count }) => count > 0)
}
