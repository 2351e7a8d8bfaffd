import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/lib/api.ts'

export const reminderQueries = {
  active: queryOptions({
    queryKey: ['reminders', 'active'],
    queryFn: ({ signal }) => api('GET /reminders', { query: { state: 'active' }, signal }),
  }),
  /** Drops of watched prices, for the bell. */
  priceDrops: queryOptions({
    queryKey: ['reminders', 'price-drops'],
    queryFn: ({ signal }) => api('GET /gift-ideas/price-drops', { signal }),
  }),
  snoozed: queryOptions({
    queryKey: ['reminders', 'snoozed'],
    queryFn: ({ signal }) => api('GET /reminders', { query: { state: 'snoozed' }, signal }),
  }),
  /** Where e-mails go. Confirming happens in another tab, so it's refetched whenever shown. */
  address: queryOptions({
    queryKey: ['reminders', 'address'],
    queryFn: ({ signal }) => api('GET /reminders/address', { signal }),
    staleTime: 0,
  }),
  /** The reminder schedule of an event, refetched whenever shown, because preferences and the time affect it too. */
  notices: (occasionId: number) =>
    queryOptions({
      queryKey: ['reminders', 'notices', occasionId],
      queryFn: ({ signal }) => api('GET /occasions/:id/notices', { params: { id: occasionId }, signal }),
      staleTime: 0,
    }),
}
