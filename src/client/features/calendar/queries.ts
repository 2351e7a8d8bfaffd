import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import { drawnDays, shiftPeriod, type CalendarView, type WeekStart } from '#domain/calendar/periods.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { api } from '#client/lib/api.ts'

/** Those of whose birthday only the month is known. */
const monthBirthdays = queryOptions({
  queryKey: ['contacts', 'month-birthdays'],
  queryFn: ({ signal }) => api('GET /contacts/month-birthdays', { signal }),
})

export function useMonthBirthdays() {
  return useQuery(monthBirthdays)
}

/** Every event of the days that are drawn. */
export function useOccurrences(view: CalendarView, date: CalendarDate, weekStart: WeekStart) {
  const { from, to } = drawnDays(view, date, weekStart)
  return useQuery(occasionQueries.between(from, to))
}

/** The neighboring months or weeks are prefetched; a year is too much to guess. */
export function usePrefetchedNeighbors(view: CalendarView, date: CalendarDate, weekStart: WeekStart, ready: boolean) {
  const client = useQueryClient()
  const { from: shown } = drawnDays(view, date, weekStart)
  useEffect(() => {
    if (!ready || view === 'year') return
    for (const by of [1, -1]) {
      const there = shiftPeriod(view, date, by)
      if (there === undefined) continue
      const { from, to } = drawnDays(view, there, weekStart)
      void client.prefetchQuery(occasionQueries.between(from, to))
    }
    // oxlint-disable-next-line react/exhaustive-deps -- another day of the same period has the same neighbors
  }, [client, view, shown, weekStart, ready])
}
