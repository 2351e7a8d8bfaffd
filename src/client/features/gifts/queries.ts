import { queryOptions } from '@tanstack/react-query'
import type { Gift } from '#domain/gifts/schema.ts'
import { api } from '../../lib/api.ts'
import { withChangesUnderWay } from './cached-gifts.ts'

export const giftQueries = {
  all: () =>
    queryOptions({
      queryKey: ['gifts', 'all'],
      queryFn: ({ signal }) => api.get<Gift[]>('/gift-ideas', { signal }),
    }),

  ofContact: (contactId: number) =>
    queryOptions({
      queryKey: ['gifts', 'contact', contactId],
      queryFn: async ({ signal }) =>
        withChangesUnderWay(await api.get<Gift[]>(`/contacts/${contactId}/gift-ideas`, { signal })),
    }),

  /** An event's own gifts, those given before included, and the contact's general ideas that are not bought yet. */
  ofOccasion: (occasionId: number) =>
    queryOptions({
      queryKey: ['gifts', 'occasion', occasionId],
      queryFn: async ({ signal }) =>
        withChangesUnderWay(await api.get<Gift[]>(`/occasions/${occasionId}/gift-ideas`, { signal })),
    }),

  one: (id: number) =>
    queryOptions({
      queryKey: ['gifts', 'one', id],
      queryFn: ({ signal }) => api.get<Gift>(`/gift-ideas/${id}`, { signal }),
    }),
}
