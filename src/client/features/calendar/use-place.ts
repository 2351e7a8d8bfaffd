import { useDeferredValue, useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { calendarViews, isInCalendar, periodOf } from '#domain/calendar/periods.ts'
import type { CalendarView, Period, WeekStart } from '#domain/calendar/periods.ts'
import { parseCalendarDate, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { paths } from '#client/lib/paths.ts'

export type Place = {
  view: CalendarView
  /** The day that has the focus, or would get it; its month, week or year is shown. */
  date: CalendarDate
}

/**
 * View and date are in the address, so that reload and Back restore them; without a date it's today, even after midnight.
 * `shown` is what the days and the list show. Arrow keys within a period add no history: the address changes only with
 * the period.
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

  const [isByKey, setByKey] = useState(false)
  const place = useMemo(() => ({ view, date }), [view, date])
  // The bar answers at once; a month of many events follows when it's ready. Keys go on from the day that has the focus.
  const ready = useDeferredValue(place)
  const isReady = ready.view === view && isWithin(date, periodOf(view, ready.date, weekStart))
  const shown = isByKey || isReady ? place : ready

  const go = (there: Partial<Place>) => {
    setByKey(false)
    goThere(there, false)
  }
  const goThere = (there: Partial<Place>, replace: boolean) => {
    const next = new URLSearchParams({ view: there.view ?? view, date: there.date ?? date })
    navigate(`${paths.calendar}?${next.toString()}`, { replace })
  }
  /** By keyboard: within the period at once, otherwise replacing this history entry with the other period. */
  const moveTo = (day: CalendarDate) => {
    setByKey(true)
    if (isWithin(day, periodOf(view, date, weekStart))) setCursor({ search, date: day })
    else goThere({ date: day }, true)
  }
  const goToToday = () => {
    setByKey(false)
    setCursor(undefined)
    navigate(`${paths.calendar}?view=${view}`)
  }
  return { view, date, shown, go, moveTo, goToToday }
}

function isWithin(day: CalendarDate, { from, to }: Period): boolean {
  return day >= from && day <= to
}
