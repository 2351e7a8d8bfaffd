import { useMemo, useState } from 'react'
import { drawnDays, periodOf } from '#domain/calendar/periods.ts'
import type { Period } from '#domain/calendar/periods.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { startOfMonth } from '#domain/shared/calendar-date.ts'
import { calendarTexts } from '#domain/texts/calendar.ts'
import { useToday } from '#client/features/profile/parts/use-today.ts'
import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'
import { useNarrow } from '#client/lib/media.ts'
import { Card } from '#client/ui/Card.tsx'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { CalendarBar } from './CalendarBar.tsx'
import styles from './CalendarPage.module.css'
import { addEvent } from './dialogs.ts'
import { DayGrid } from './grid/DayGrid.tsx'
import { PeriodList } from './grid/PeriodList.tsx'
import { YearGrid } from './grid/YearGrid.tsx'
import { byDay } from './occurrences.ts'
import { useOccurrences, usePrefetchedNeighbors } from './queries.ts'
import { useWeekStart } from './use-week-start.ts'
import { usePlace } from './use-place.ts'
import type { Place } from './use-place.ts'

/** Every event of any month, week or year: the days, and beside them the list. */
export function CalendarPage() {
  const today = useToday()
  const weekStart = useWeekStart()
  const { view, date, shown, go, moveTo, goToToday } = usePlace(today, weekStart)
  const narrow = useNarrow()
  const [focusesDay, setFocusesDay] = useState(false)
  const query = useOccurrences(shown.view, shown.date, weekStart)
  usePrefetchedNeighbors(shown.view, shown.date, weekStart, query.isSuccess)
  const days = useMemo(() => (query.data === undefined ? undefined : byDay(query.data)), [query.data])

  const add = (day: CalendarDate) => void addEvent(day)
  const openDay = (day: CalendarDate) => {
    if ((days?.get(day)?.length ?? 0) === 0) add(day)
    else void openDayEvents(day, drawnDays(shown.view, shown.date, weekStart))
  }
  const openMonth = (first: CalendarDate) => {
    setFocusesDay(true)
    go({ view: 'month', date: startOfMonth(today) === first ? today : first })
  }
  const goByBar = (place: Partial<Place>) => {
    setFocusesDay(false)
    go(place)
  }
  return (
    <>
      <CalendarBar view={view} date={date} weekStart={weekStart} onGo={goByBar} onToday={goToToday} />
      {query.data === undefined && query.isError ? (
        <Card padded>
          <ErrorState
            title={calendarTexts.couldNotLoad}
            heading="h2"
            pending={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </Card>
      ) : (
        <div className={styles['layout']}>
          <div className={styles['days']}>
            {shown.view === 'year' ? (
              <YearGrid
                date={shown.date}
                weekStart={weekStart}
                today={today}
                days={days}
                onOpenMonth={openMonth}
                onMove={moveTo}
              />
            ) : (
              <DayGrid
                view={shown.view}
                date={shown.date}
                weekStart={weekStart}
                today={today}
                days={days}
                narrow={narrow}
                startsFocused={focusesDay}
                onMove={moveTo}
                onOpenDay={openDay}
                onAdd={add}
              />
            )}
          </div>
          <PeriodList
            view={shown.view}
            from={periodOf(shown.view, shown.date, weekStart).from}
            weekStart={weekStart}
            today={today}
            occurrences={query.data}
            narrow={narrow}
          />
        </div>
      )}
    </>
  )
}

const DayEvents = lazyPart(() => import('./DayEventsDialog.tsx'), 'DayEventsDialog')

/** The list of one day within the days shown. */
function openDayEvents(day: CalendarDate, drawn: Period): Promise<void> {
  return openDialog(DayEvents, { day, drawn })
}
