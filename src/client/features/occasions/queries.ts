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
