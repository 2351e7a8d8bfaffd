import { useQuery } from '@tanstack/react-query'
import { contactQueries } from '#client/features/contacts/queries.ts'
import type { DraftShare } from '#domain/splits/rows.ts'
import { suggestContributors } from '#domain/splits/suggest.ts'
import { splitQueries } from './queries.ts'

const SHOWN = 6

/** The contacts to suggest for a gift of `recipientId`, six at most. None while the contacts aren't known. */
export function useSuggestions(recipientId: number, rows: readonly DraftShare[]) {
  const contacts = useQuery(contactQueries.all()).data ?? []
  const before = useQuery(splitQueries.all()).data?.flatMap(({ contributors }) => contributors) ?? []
  return (query: string) => suggestContributors(contacts, { query, rows, before, recipientId }).slice(0, SHOWN)
}

export type Suggest = ReturnType<typeof useSuggestions>
export type SuggestedPerson = ReturnType<Suggest>[number]
