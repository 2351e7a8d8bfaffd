import { queryOptions } from '@tanstack/react-query'
import type { Contact, ListedContact } from '#domain/contacts/schema.ts'
import { api } from '../../lib/api.ts'
import { queryClient } from '../../lib/query.ts'

export const contactQueries = {
  /** Sorted by name, each with its next occasion. */
  all: () =>
    queryOptions({
      queryKey: ['contacts', 'all'],
      queryFn: ({ signal }) => api.get<ListedContact[]>('/contacts', { signal }),
    }),

  /** Shown at once from the list, and refetched whenever it opens, because it may have changed in another tab. */
  one: (id: number) =>
    queryOptions({
      queryKey: ['contacts', 'one', id],
      queryFn: ({ signal }) => api.get<Contact>(`/contacts/${id}`, { signal }),
      staleTime: 0,
      placeholderData: (): Contact | undefined =>
        queryClient.getQueryData(contactQueries.all().queryKey)?.find((contact) => contact.id === id),
    }),

  /** What is deleted with a contact. Asked when the question is put, never kept. */
  belongings: (id: number) =>
    queryOptions({
      queryKey: ['contacts', 'belongings', id],
      queryFn: async ({ signal }) => {
        const [events, gifts] = await Promise.all(
          ['occasions', 'gift-ideas'].map((what) => api.get<unknown[]>(`/contacts/${id}/${what}`, { signal })),
        )
        return { events: events?.length ?? 0, gifts: gifts?.length ?? 0 }
      },
      staleTime: 0,
      gcTime: 0,
    }),
}
