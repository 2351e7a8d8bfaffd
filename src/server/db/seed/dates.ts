import { birthdayToText } from '#domain/contacts/birthday.ts'
import { isMovableFeast, feastDate } from '#domain/occasions/movable-feasts.ts'
import { presetDate } from '#domain/occasions/presets.ts'
import {
  addDays,
  calendarDate,
  dateParts,
  dayNumber,
  isLeapYear,
  type CalendarDate,
} from '#domain/shared/calendar-date.ts'
import type { SeedBirthday, SeedOccasion } from './spec.ts'

/** As contacts store it. */
export function birthdayText(birthday: SeedBirthday, today: CalendarDate): string {
  if ('leapYear' in birthday) return `${birthday.leapYear}-02-29`
  if ('inMonths' in birthday)
    return birthdayToText({ month: ((dateParts(today).month - 1 + birthday.inMonths) % 12) + 1 })
  const { year, month, day } = dateParts(addDays(today, birthday.inDays))
  if (birthday.turning === undefined) return birthdayToText({ month, day })
  return yearsBefore(calendarDate(year, month, day), birthday.turning)
}

/** The same day of an earlier year; 29 February becomes the 28th where there is none. */
export function yearsBefore(date: CalendarDate, years: number): CalendarDate {
  const { year, month, day } = dateParts(date)
  const earlier = year - years
  return calendarDate(earlier, month, month === 2 && day === 29 && !isLeapYear(earlier) ? 28 : day)
}

/** The first day of an event. What comes back every year has done so for two years, so that it has a history. */
export function firstDay({ type, inDays }: SeedOccasion, isRecurring: boolean, today: CalendarDate): CalendarDate {
  const preset = presetDate(type, today)
  const next = inDays === undefined ? preset : addDays(today, inDays)
  if (next === undefined) throw new Error(`An event of the type ${type} needs a day`)
  if (!isRecurring) return next
  return inDays === undefined && isMovableFeast(type) ? feastDate(type, dateParts(next).year - 2) : yearsBefore(next, 2)
}

/** Midday UTC of a day, for the instants at which something was written or bought. */
export function middayOf(date: CalendarDate): Date {
  return new Date((dayNumber(date) * 24 + 12) * 3600_000)
}
