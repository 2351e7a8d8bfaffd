import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/lib/api.ts'

/** How far ahead the Reminders page lists notices. */
export const PLANNED_DAYS = 60

/** What only the Reminders page reads, so it isn't in the first load. */
export const reminderPageQueries = {
  /** Silent events: switched off, muted, skipped, or of a paused contact. */
  off: queryOptions({
    queryKey: ['reminders', 'off'],
    queryFn: ({ signal }) => api('GET /reminders', { query: { state: 'off' }, signal }),
  }),
  /** The notices of the next 60 days, of events that notify in the app and others. */
  planned: queryOptions({
    queryKey: ['reminders', 'planned'],
    queryFn: ({ signal }) => api('GET /notices', { query: { days: PLANNED_DAYS }, signal }),
    staleTime: 0,
  }),
}
