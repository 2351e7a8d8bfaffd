import { useEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { openEditEvent } from '#client/features/occasions/dialogs.ts'
import { dayAfterKey } from '#domain/calendar/day-keys.ts'
import { weekOf, weeksOfMonth, type WeekStart } from '#domain/calendar/periods.ts'
import type { Occurrence } from '#domain/occasions/schema.ts'
import { weekdayName } from '#domain/shared/date-format.ts'
import { parseCalendarDate, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { goTo } from '#client/lib/back.ts'
import { cx } from '#client/lib/class-names.ts'
import { paths } from '#client/lib/paths.ts'
import styles from './DayGrid.module.css'
import { noOccurrences, periodTitle } from '../occurrences.ts'
import { DayCell } from './DayCell.tsx'
import type { CellLook } from './DayCell.tsx'

/** The days of a month or a week: one grid, through which the arrow keys lead. */
export function DayGrid({
  view,
  date,
  weekStart,
  today,
  days,
  narrow,
  startsFocused,
  onMove,
  onOpenDay,
  onAdd,
}: {
  view: 'month' | 'week'
  date: CalendarDate
  weekStart: WeekStart
  today: CalendarDate
  /** The events by day; undefined while they are on their way. */
  days: ReadonlyMap<string, readonly Occurrence[]> | undefined
  narrow: boolean
  /** Moves the focus into the grid when the button that had it is gone. */
  startsFocused: boolean
  onMove: (day: CalendarDate) => void
  onOpenDay: (day: CalendarDate) => void
  onAdd: (day: CalendarDate) => void
}) {
  const grid = useRef<HTMLTableElement>(null)
  const wantsFocus = useRef(startsFocused)
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    focusOn(grid.current, date)
  }, [date])

  const look = lookOf(view, narrow)
  const isList = look === 'list'
  const week = weekOf(date, weekStart)
  const rows = view === 'month' ? weeksOfMonth(date, weekStart) : isList ? week.map((day) => [day]) : [week]

  const onClick = ({ target }: MouseEvent) => {
    const { day, occasion, plan, adds } = pointedAt(target)
    if (day === undefined) return
    if (occasion !== undefined) void openEditEvent(occasion)
    else if (plan !== undefined) goTo(paths.plan(plan))
    else if (adds) onAdd(day)
    else onOpenDay(day)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { day, isDay } = pointedAt(event.target)
    if (day === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const opens = isDay && (event.key === 'Enter' || event.key === ' ')
    const there = dayAfterKey(event.key, event.shiftKey, day, isList ? 1 : 7, weekStart)
    if (!opens && there === undefined) return
    event.preventDefault()
    if (there === undefined) onOpenDay(day)
    else if (there === date) focusOn(grid.current, date)
    else {
      wantsFocus.current = true
      onMove(there)
    }
  }
  return (
    <div className={cx(styles['frame'], days === undefined && styles['coming'])}>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid may be a table
        role="grid"
        aria-label={periodTitle(view, date, weekStart)}
        aria-busy={days === undefined}
        className={cx(styles['grid'], styles[look])}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {!isList && <Weekdays week={week} short={narrow} />}
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  look={look}
                  occurrences={days?.get(day) ?? noOccurrences}
                  known={days !== undefined}
                  isOut={view === 'month' && day.slice(0, 7) !== date.slice(0, 7)}
                  isToday={day === today}
                  isCurrent={day === date}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Weekdays({ week, short }: { week: readonly CalendarDate[]; short: boolean }) {
  return (
    <thead>
      <tr>
        {week.map(weekdayName).map((name) => (
          <th key={name} scope="col" aria-label={name}>
            {name.slice(0, short ? 1 : 3)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function lookOf(view: 'month' | 'week', narrow: boolean): CellLook {
  if (view === 'month') return narrow ? 'marks' : 'month'
  return narrow ? 'list' : 'week'
}

function focusOn(grid: HTMLElement | null, day: CalendarDate) {
  grid?.querySelector<HTMLElement>(`[data-date="${day}"]`)?.focus()
}

/** What of a day the pointer or the focus is on. */
function pointedAt(target: EventTarget) {
  const element = target instanceof Element ? target : undefined
  const cell = element?.closest<HTMLElement>('[data-date]') ?? undefined
  const occasion = element?.closest<HTMLElement>('[data-occasion]')?.dataset['occasion']
  return {
    day: parseCalendarDate(cell?.dataset['date'] ?? ''),
    isDay: cell !== undefined && element === cell,
    plan: element?.closest<HTMLElement>('[data-plan]')?.dataset['plan'],
    occasion: occasion === undefined ? undefined : Number(occasion),
    adds: element?.closest('[data-add]') instanceof Element,
  }
}
