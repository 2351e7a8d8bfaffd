import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/lib/api.ts'
import { withChangesUnderWay } from './cached-gifts.ts'

export const giftQueries = {
  /** Everyone's, each with the names of its person and event. */
  all: () =>
    queryOptions({
      queryKey: ['gifts', 'all'],
      queryFn: async ({ signal }) => withChangesUnderWay(await api('GET /gift-ideas', { signal })),
    }),

  ofContact: (contactId: number) =>
    queryOptions({
      queryKey: ['gifts', 'contact', contactId],
      queryFn: async ({ signal }) =>
        withChangesUnderWay(await api('GET /contacts/:id/gift-ideas', { params: { id: contactId }, signal })),
    }),

  /** Gifts for events of the last weeks, the latest first. */
  givenLately: () =>
    queryOptions({
      queryKey: ['gifts', 'given-lately'],
      queryFn: async ({ signal }) => withChangesUnderWay(await api('GET /gift-ideas/given-lately', { signal })),
    }),

  /** An event's own gifts, those given before included, and the contact's general ideas that are not bought yet. */
  ofOccasion: (occasionId: number) =>
    queryOptions({
      queryKey: ['gifts', 'occasion', occasionId],
      queryFn: async ({ signal }) =>
        withChangesUnderWay(await api('GET /occasions/:id/gift-ideas', { params: { id: occasionId }, signal })),
    }),

  /** A plan's events' own gifts, those given before included, and the general ideas for its people. */
  ofPlan: (planId: number) =>
    queryOptions({
      queryKey: ['gifts', 'plan', planId],
      queryFn: async ({ signal }) =>
        withChangesUnderWay(await api('GET /plans/:id/gift-ideas', { params: { id: planId }, signal })),
    }),

  one: (id: number) =>
    queryOptions({
      queryKey: ['gifts', 'one', id],
      queryFn: ({ signal }) => api('GET /gift-ideas/:id', { params: { id }, signal }),
    }),
}
