import { queryOptions } from '@tanstack/react-query'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { api } from '#client/lib/api.ts'

export const occasionQueries = {
  all: () =>
    queryOptions({
      queryKey: ['occasions', 'all'],
      queryFn: ({ signal }) => api('GET /occasions', { signal }),
    }),

  one: (id: number) =>
    queryOptions({
      queryKey: ['occasions', 'one', id],
      queryFn: ({ signal }) => api('GET /occasions/:id', { params: { id }, signal }),
    }),

  /** Every event of a contact: those to come by date, then one-offs that are over. */
  ofContact: (contactId: number) =>
    queryOptions({
      queryKey: ['occasions', 'contact', contactId],
      queryFn: ({ signal }) => api('GET /contacts/:id/occasions', { params: { id: contactId }, signal }),
    }),

  /** The latest past occurrence of every event of a contact, newest first. */
  pastOfContact: (contactId: number) =>
    queryOptions({
      queryKey: ['occasions', 'contact', contactId, 'past'],
      queryFn: ({ signal }) => api('GET /contacts/:id/occasions/past', { params: { id: contactId }, signal }),
    }),

  /** How many gift ideas go with an event, and how many of them are bought. Asked when the question is put, never kept. */
  belongings: (id: number) =>
    queryOptions({
      queryKey: ['occasions', 'belongings', id],
      queryFn: async ({ signal }) => {
        const gifts = await api('GET /occasions/:id/gift-ideas', { params: { id }, signal })
        const own = gifts.filter(({ occasionId }) => occasionId === id)
        return { all: own.length, purchased: own.filter(({ isPurchased }) => isPurchased).length }
      },
      staleTime: 0,
      gcTime: 0,
    }),

  /** @param days 1 to 3660 @param limit only so many, the next ones; without it, all */
  upcoming: (days = 365, limit?: number) =>
    queryOptions({
      queryKey: ['occasions', 'upcoming', days, ...given(limit)],
      queryFn: ({ signal }) => api('GET /occasions/upcoming/:days', { params: { days }, query: { limit }, signal }),
    }),

  /** @param days 1 to 3660 @param limit only so many, the latest ones; without it, all */
  past: (days = 365, limit?: number) =>
    queryOptions({
      queryKey: ['occasions', 'past', days, ...given(limit)],
      queryFn: ({ signal }) => api('GET /occasions/past/:days', { params: { days }, query: { limit }, signal }),
    }),

  withGifts: () =>
    queryOptions({
      queryKey: ['occasions', 'with-gifts'],
      queryFn: ({ signal }) => api('GET /occasions/with-gifts', { signal }),
    }),

  withoutGifts: () =>
    queryOptions({
      queryKey: ['occasions', 'without-gifts'],
      queryFn: ({ signal }) => api('GET /occasions/without-gifts', { signal }),
    }),

  /** Every occurrence in a range of at most 400 days, both ends included. */
  between: (from: CalendarDate, to: CalendarDate) =>
    queryOptions({
      queryKey: ['occasions', 'between', from, to],
      queryFn: ({ signal }) => api('GET /occasions/between/:from/:to', { params: { from, to }, signal }),
    }),
}

/** The 4th element of a list's key; a list of all has three. */
function given(limit: number | undefined): [] | [number] {
  return limit === undefined ? [] : [limit]
}
