import { useQuery } from '@tanstack/react-query'
import { CalendarHeart, UserPlus } from 'lucide-react'
import { memo, useMemo } from 'react'
import { openAddContact } from '#client/features/contacts/dialogs.ts'
import { dashboardQueries } from '#client/features/dashboard/queries.ts'
import { periodOf, type CalendarView, type WeekStart } from '#domain/calendar/periods.ts'
import type { Occurrence } from '#domain/occasions/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { noContactsTexts } from '#domain/texts/no-contacts.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { calendarTexts } from '#domain/texts/calendar.ts'
import { counted } from '#domain/texts/plural.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { VirtualRows } from '#client/ui/VirtualRows.tsx'
import { addEvent } from '../dialogs.ts'
import { periodTitle } from '../occurrences.ts'
import { MonthBirthdayRow, OccurrenceRow, PlanRow } from './EntryRow.tsx'
import { periodEntries } from '../period-entries.ts'
import type { PeriodEntry } from '../period-entries.ts'
import styles from './PeriodList.module.css'
import { useMonthBirthdays } from '../queries.ts'

const titles = { month: calendarTexts.thisMonth, week: calendarTexts.thisWeek, year: calendarTexts.thisYear }
const empties = {
  month: calendarTexts.noEventsThisMonth,
  week: calendarTexts.noEventsThisWeek,
  year: calendarTexts.noEventsThisYear,
}

/** 'This Month': the events of the period, one line each. */
export const PeriodList = memo(function PeriodList({
  view,
  from,
  weekStart,
  today,
  occurrences,
  narrow,
}: {
  view: CalendarView
  /** The first day of the period: moving the focus within it doesn't change the list. */
  from: CalendarDate
  weekStart: WeekStart
  today: CalendarDate
  /** Of the days that are drawn; undefined while they are on their way. */
  occurrences: readonly Occurrence[] | undefined
  narrow: boolean
}) {
  const birthdays = useMonthBirthdays()
  // Show both lists together: a birthday that loads later would push the others down.
  const ready = occurrences !== undefined && !birthdays.isPending
  const entries = useMemo(
    () => (ready ? periodEntries(view, from, occurrences, birthdays.data ?? [], weekStart) : undefined),
    [ready, view, from, weekStart, occurrences, birthdays.data],
  )
  // A birthday without a day is listed, but isn't an event.
  const events = entries?.filter(({ kind }) => kind === 'event').length ?? 0
  const title = periodTitle(view, from, weekStart)
  return (
    <Card className={styles['card']}>
      <section aria-label={titles[view]} className={styles['section']}>
        <div className={styles['head']}>
          <h2>{titles[view]}</h2>
          {events > 0 && <span className={styles['count']}>{counted(events, 'event')}</span>}
        </div>
        {entries === undefined ? (
          <Coming />
        ) : entries.length === 0 ? (
          <Nothing view={view} from={from} weekStart={weekStart} today={today} />
        ) : (
          // Another period is another list: it begins at its top.
          <div key={title} className={styles['scroller']}>
            <VirtualRows<PeriodEntry>
              label={`${titles[view]}: ${title}`}
              items={entries}
              keyOf={({ key }) => key}
              estimate={() => 116}
              scroller={narrow ? 'page' : 'nearest'}
              // A phone's page begins with the days.
              startAt={narrow ? undefined : placeOfToday(entries, today)}
              renderItem={(entry) =>
                entry.kind === 'plan' ? (
                  <PlanRow plan={entry.plan} withMonth={view === 'year'} />
                ) : entry.kind === 'month' ? (
                  <MonthBirthdayRow birthday={entry.birthday} withMonth={view === 'year'} />
                ) : (
                  <OccurrenceRow
                    occurrence={entry.occurrence}
                    withMonth={view === 'year'}
                    isToday={entry.occurrence.date === today}
                  />
                )
              }
            />
          </div>
        )}
      </section>
    </Card>
  )
})

/** The first event from today on, in a period with earlier ones; undefined if they're all over. */
function placeOfToday(entries: readonly PeriodEntry[], today: CalendarDate): number | undefined {
  const place = entries.findIndex((entry) => entry.kind === 'event' && entry.occurrence.date >= today)
  return place > 0 ? place : undefined
}

function Coming() {
  return (
    <div className={styles['coming']} aria-hidden>
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles['row']}>
          <Skeleton width={28} height={26} />
          <div>
            <Skeleton width="70%" height={15} />
            <Skeleton width="45%" height={13} />
            <Skeleton width={88} height={22} radius={99} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** No events in this period, or no contacts yet. */
function Nothing({
  view,
  from,
  weekStart,
  today,
}: {
  view: CalendarView
  from: CalendarDate
  weekStart: WeekStart
  today: CalendarDate
}) {
  const { to } = periodOf(view, from, weekStart)
  const day = today >= from && today <= to ? today : from
  const nobody = useQuery(dashboardQueries.stats).data?.totalContacts === 0
  return (
    <EmptyState
      icon={<CalendarHeart />}
      title={empties[view]}
      text={nobody ? noContactsTexts.description : undefined}
      action={
        nobody ? (
          <Button variant="primary" icon={<UserPlus />} aria-haspopup="dialog" onClick={() => void openAddContact()}>
            {noContactsTexts.action}
          </Button>
        ) : (
          view !== 'year' && (
            <Button aria-haspopup="dialog" onClick={() => void addEvent(day)}>
              {eventTexts.addEvent}
            </Button>
          )
        )
      }
    />
  )
}
