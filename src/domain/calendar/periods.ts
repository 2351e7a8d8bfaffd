import {
  addDays,
  calendarDate,
  dateParts,
  dayOfWeek,
  daysInMonth,
  endOfMonth,
  startOfMonth,
  type CalendarDate,
} from '../shared/calendar-date.ts'

/** The period that the calendar shows at once. */
export const calendarViews = ['month', 'week', 'year'] as const

export type CalendarView = (typeof calendarViews)[number]

/** Both days included. */
export type Period = { from: CalendarDate; to: CalendarDate }

/** A year less at both ends than a date can have, so that the weeks of the first and last month stay in range. */
const FIRST_YEAR = 2
const LAST_YEAR = 9998

/** Whether the calendar reaches this date. */
export function isInCalendar(date: CalendarDate): boolean {
  const { year } = dateParts(date)
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

/** The day on which weeks begin, as people choose it. */
export const weekStarts = ['sunday', 'monday'] as const

export type WeekStart = (typeof weekStarts)[number]

/** The first day of the date's week. */
export function startOfWeek(date: CalendarDate, weekStart: WeekStart = 'sunday'): CalendarDate {
  const first = weekStart === 'monday' ? 1 : 0
  return addDays(date, -((dayOfWeek(date) - first + 7) % 7))
}

/** The seven days of the date's week. */
export function weekOf(date: CalendarDate, weekStart?: WeekStart): CalendarDate[] {
  const first = startOfWeek(date, weekStart)
  return Array.from({ length: 7 }, (_, day) => addDays(first, day))
}

/** The whole weeks that hold the date's month: four to six of them. */
export function weeksOfMonth(date: CalendarDate, weekStart?: WeekStart): CalendarDate[][] {
  const last = endOfMonth(date)
  const weeks: CalendarDate[][] = []
  for (let first = startOfWeek(startOfMonth(date), weekStart); first <= last; first = addDays(first, 7)) {
    weeks.push(weekOf(first, weekStart))
  }
  return weeks
}

/** The first days of the twelve months of a year. */
export function monthsOfYear(year: number): CalendarDate[] {
  return Array.from({ length: 12 }, (_, month) => calendarDate(year, month + 1, 1))
}

/** The same day of another month; the last one where that month is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = dateParts(date)
  const counted = year * 12 + (month - 1) + months
  const newYear = Math.floor(counted / 12)
  const newMonth = counted - newYear * 12 + 1
  return calendarDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)))
}

/** The month, week or year of a date. */
export function periodOf(view: CalendarView, date: CalendarDate, weekStart?: WeekStart): Period {
  switch (view) {
    case 'month':
      return { from: startOfMonth(date), to: endOfMonth(date) }
    case 'week': {
      const from = startOfWeek(date, weekStart)
      return { from, to: addDays(from, 6) }
    }
    case 'year': {
      const { year } = dateParts(date)
      return { from: calendarDate(year, 1, 1), to: calendarDate(year, 12, 31) }
    }
  }
}

/** Every day shown: for a month, its whole weeks. At most 366 days. */
export function drawnDays(view: CalendarView, date: CalendarDate, weekStart?: WeekStart): Period {
  const { from, to } = periodOf(view, date, weekStart)
  if (view !== 'month') return { from, to }
  return { from: startOfWeek(from, weekStart), to: addDays(startOfWeek(to, weekStart), 6) }
}

/** The date so many months, weeks or years later; undefined where the calendar ends. */
export function shiftPeriod(view: CalendarView, date: CalendarDate, by: number): CalendarDate | undefined {
  const shifted = view === 'week' ? addDays(date, by * 7) : addMonths(date, view === 'year' ? by * 12 : by)
  return isInCalendar(shifted) ? shifted : undefined
}
