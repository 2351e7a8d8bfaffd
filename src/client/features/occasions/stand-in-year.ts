import type { Occasion } from '#domain/occasions/schema.ts'
import { dateParts, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { monthName } from '#domain/shared/date-format.ts'
import type { EventValues } from './event-form.ts'

// The date of a birthday without a year has a placeholder year that is never shown.

type Dated = Pick<Occasion, 'date' | 'nextDate' | 'yearKnown'>
type Chosen = Pick<EventValues, 'date' | 'isRecurring'>

/** Whether the year in the form is still the placeholder. */
export function hasStandInYear({ date, yearKnown }: Dated, chosen: string): boolean {
  return !yearKnown && (chosen === '' || yearOf(chosen) === yearOf(date))
}

/** The date as it is shown and saved: a one-time event takes place the next time, not in the placeholder year. */
export function realDate(occasion: Dated, { date, isRecurring }: Chosen): string {
  if (isRecurring || date === '' || occasion.nextDate === null || !hasStandInYear(occasion, date)) return date
  return date.slice(4) === occasion.date.slice(4) ? occasion.nextDate : `${yearOf(occasion.nextDate)}${date.slice(4)}`
}

/** 'MM/DD' for the selectors of month and day. */
export function monthAndDay(date: string): string {
  return date === '' ? '' : `${date.slice(5, 7)}/${date.slice(8, 10)}`
}

/** The date of 'MM/DD' in the placeholder year; '' while the day is missing. With a year, complete or not, it's as typed. */
export function standInDate({ date }: Dated, birthday: string): string {
  const monthAndDayOnly = /^(\d{2})\/(\d{2})$/.exec(birthday)
  if (monthAndDayOnly !== null) return `${yearOf(date)}-${monthAndDayOnly[1]}-${monthAndDayOnly[2]}`
  const isMonthAlone = /^\d{2}$/.test(birthday)
  return isMonthAlone ? '' : birthday
}

/** 'November 22' */
export function dayInWords(date: CalendarDate): string {
  const { month, day } = dateParts(date)
  return `${monthName(month)} ${day}`
}

function yearOf(date: string): string {
  return date.slice(0, 4)
}
