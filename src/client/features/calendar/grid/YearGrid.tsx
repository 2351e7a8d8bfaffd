import { memo, useRef } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { addMonths, monthsOfYear, shiftPeriod, weeksOfMonth, type WeekStart } from '#domain/calendar/periods.ts'
import type { Occurrence } from '#domain/occasions/schema.ts'
import { dateParts, parseCalendarDate, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { formatMonth, monthName } from '#domain/shared/date-format.ts'
import { counted } from '#domain/texts/plural.ts'
import { cx } from '#client/lib/class-names.ts'
import { colorOf } from '../occurrences.ts'
import styles from './YearGrid.module.css'
import tones from '#client/ui/tones.module.css'

type Days = ReadonlyMap<string, readonly Occurrence[]>

/** Twelve months with how many events each has, and on which days. */
export function YearGrid({
  date,
  weekStart,
  today,
  days,
  onOpenMonth,
  onMove,
}: {
  date: CalendarDate
  weekStart: WeekStart
  today: CalendarDate
  /** Undefined while the events are on their way. */
  days: Days | undefined
  onOpenMonth: (first: CalendarDate) => void
  onMove: (day: CalendarDate) => void
}) {
  const list = useRef<HTMLUListElement>(null)
  const { year } = dateParts(date)
  const onClick = ({ target }: MouseEvent) => {
    const first = monthAt(target)
    if (first !== undefined) onOpenMonth(first)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const from = monthAt(event.target)
    if (list.current === null || from === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      const there = shiftPeriod('year', date, event.key === 'PageUp' ? -1 : 1)
      event.preventDefault()
      if (there !== undefined) onMove(there)
      return
    }
    const columns = getComputedStyle(list.current).gridTemplateColumns.split(' ').length
    const there = monthAfterKey(event.key, from, columns)
    const next = there === undefined ? null : list.current.querySelector<HTMLElement>(`[data-month="${there}"]`)
    if (next === null) return
    event.preventDefault()
    next.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- those of the buttons in it
    <ul
      ref={list}
      aria-label={String(year)}
      aria-busy={days === undefined}
      className={cx(styles['year'], days === undefined && styles['coming'])}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {monthsOfYear(year).map((first, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- by place: the focus stays on November when the year changes
        <li key={index}>
          <MonthButton
            first={first}
            weekStart={weekStart}
            today={today.slice(0, 7) === first.slice(0, 7) ? today : undefined}
            days={days}
          />
        </li>
      ))}
    </ul>
  )
}

function monthAt(target: EventTarget): CalendarDate | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-month]') : null
  return parseCalendarDate(button?.dataset['month'] ?? '')
}

function monthAfterKey(key: string, from: CalendarDate, columns: number): CalendarDate | undefined {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }
  const step = steps[key]
  if (step !== undefined) return addMonths(from, step)
  const months = monthsOfYear(dateParts(from).year)
  return key === 'Home' ? months[0] : key === 'End' ? months.at(-1) : undefined
}

const MonthButton = memo(function MonthButton({
  first,
  weekStart,
  today,
  days,
}: {
  first: CalendarDate
  weekStart: WeekStart
  today: CalendarDate | undefined
  days: Days | undefined
}) {
  const month = first.slice(0, 7)
  const weeks = weeksOfMonth(first, weekStart)
  const events = weeks.flat().reduce((sum, day) => sum + (day.startsWith(month) ? (days?.get(day)?.length ?? 0) : 0), 0)
  const count = days === undefined ? '' : counted(events, 'event')
  return (
    <button
      type="button"
      data-month={first}
      aria-label={[formatMonth(first), count].filter(Boolean).join(', ')}
      aria-current={today === undefined ? undefined : 'date'}
      className={cx(styles['month'], today !== undefined && styles['now'])}
    >
      <span className={styles['name']}>
        <span>{monthName(dateParts(first).month)}</span>
        <span className={cx(styles['count'], events > 0 && styles['some'])}>{count}</span>
      </span>
      <span className={styles['days']}>
        {weeks.flat().map((day) => {
          if (!day.startsWith(month)) return <span key={day} />
          const occurrence = days?.get(day)?.[0]
          return (
            <span
              key={day}
              className={cx(
                styles['day'],
                occurrence !== undefined && cx(styles['marked'], styles['toned'], tones[colorOf(occurrence)]),
                day === today && styles['today'],
              )}
            >
              {dateParts(day).day}
            </span>
          )
        })}
      </span>
    </button>
  )
})
