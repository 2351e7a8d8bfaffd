import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/lib/api.ts'

export const reminderQueries = {
  active: queryOptions({
    queryKey: ['reminders', 'active'],
    queryFn: ({ signal }) => api('GET /reminders', { query: { state: 'active' }, signal }),
  }),
  snoozed: queryOptions({
    queryKey: ['reminders', 'snoozed'],
    queryFn: ({ signal }) => api('GET /reminders', { query: { state: 'snoozed' }, signal }),
  }),
  /** What goes out by e-mail, of events that are on the page and others. */
  plannedEmails: queryOptions({
    queryKey: ['reminders', 'planned-emails'],
    queryFn: ({ signal }) => api('GET /reminders/planned-emails', { signal }),
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
