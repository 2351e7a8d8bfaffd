import { queryOptions } from '@tanstack/react-query'
import type { Contact } from '#domain/contacts/schema.ts'
import { api } from '#client/lib/api.ts'
import { queryClient } from '#client/lib/query.ts'

export const contactQueries = {
  /** Sorted by name, each with its next occasion. */
  all: () =>
    queryOptions({
      queryKey: ['contacts', 'all'],
      queryFn: ({ signal }) => api('GET /contacts', { signal }),
    }),

  /** Shown at once from the list, and refetched whenever it opens, because it may have changed in another tab. */
  one: (id: number) =>
    queryOptions({
      queryKey: ['contacts', 'one', id],
      queryFn: ({ signal }) => api('GET /contacts/:id', { params: { id }, signal }),
      staleTime: 0,
      placeholderData: (): Contact | undefined =>
        queryClient.getQueryData(contactQueries.all().queryKey)?.find((contact) => contact.id === id),
    }),

  /** What is deleted with a contact. Asked when the question is put, never kept. */
  belongings: (id: number) =>
    queryOptions({
      queryKey: ['contacts', 'belongings', id],
      queryFn: async ({ signal }) => {
        const [events, gifts] = await Promise.all([
          api('GET /contacts/:id/occasions', { params: { id }, signal }),
          api('GET /contacts/:id/gift-ideas', { params: { id }, signal }),
        ])
        return { events: events.length, gifts: gifts.length }
      },
      staleTime: 0,
      gcTime: 0,
    }),
}
