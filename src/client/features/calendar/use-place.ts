import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { calendarViews, isInCalendar, periodOf, type CalendarView, type WeekStart } from '#domain/calendar/periods.ts'
import { parseCalendarDate, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { paths } from '#client/lib/paths.ts'

export type Place = {
  view: CalendarView
  /** The day that has the focus, or would get it; its month, week or year is shown. */
  date: CalendarDate
}

/**
 * View and date are in the address, so that reload and Back restore them; without a date it's today, even after midnight.
 * Arrow keys within a period add no history: the address changes only with the period.
 */
export function usePlace(today: CalendarDate, weekStart: WeekStart) {
  const search = useSearch()
  const [, navigate] = useLocation()
  const [cursor, setCursor] = useState<{ search: string; date: CalendarDate }>()
  const asked = new URLSearchParams(search)
  const view = calendarViews.find((known) => known === asked.get('view')) ?? 'month'
  const addressed = parseCalendarDate(asked.get('date') ?? '')
  const written = addressed !== undefined && isInCalendar(addressed) ? addressed : today
  const date = cursor?.search === search ? cursor.date : written

  const go = (place: Partial<Place>, replace = false) => {
    const next = new URLSearchParams({ view: place.view ?? view, date: place.date ?? date })
    navigate(`${paths.calendar}?${next.toString()}`, { replace })
  }
  /** By keyboard: within the period at once, otherwise replacing this history entry with the other period. */
  const moveTo = (day: CalendarDate) => {
    const { from, to } = periodOf(view, date, weekStart)
    if (day >= from && day <= to) setCursor({ search, date: day })
    else go({ date: day }, true)
  }
  const goToToday = () => {
    setCursor(undefined)
    navigate(`${paths.calendar}?view=${view}`)
  }
  return { view, date, go, moveTo, goToToday }
}
