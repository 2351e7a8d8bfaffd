import { dateParts, daysInMonth, parseCalendarDate, type CalendarDate } from '../shared/calendar-date.ts'
import { monthName } from '../shared/date-format.ts'
import { contactTexts } from '../texts/contacts.ts'
import { eventRowTexts } from '../texts/event-row.ts'
import { eventTexts } from '../texts/events.ts'

/**
 * A contact's birthday as far as it's known. Stored as text in three forms: 'MM', 'MM/DD' and 'YYYY-MM-DD'; a year needs
 * a day.
 */
export interface Birthday {
  /** 1–12 */
  month: number
  day?: number
  year?: number
}

/** How many years the birthday selector offers, counting back from this one. */
export const BIRTH_YEARS_OFFERED = 100

/** Undefined if the text has none of the three forms or isn't a real date; 02/29 is real without a year. */
export function parseBirthday(text: string): Birthday | undefined {
  const date = parseCalendarDate(text)
  if (date) return dateParts(date)
  const match = /^(\d{2})(?:\/(\d{2}))?$/.exec(text)
  if (!match) return undefined
  const month = Number(match[1])
  if (month < 1 || month > 12) return undefined
  if (match[2] === undefined) return { month }
  const day = Number(match[2])
  return day >= 1 && day <= daysInMonth(SOME_LEAP_YEAR, month) ? { month, day } : undefined
}

/** The stored form; a year without a day can't be stored and is dropped. */
export function birthdayToText({ month, day, year }: Birthday): string {
  if (day === undefined) return twoDigits(month)
  if (year === undefined) return `${twoDigits(month)}/${twoDigits(day)}`
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

/** 'November 22, 1992', 'November 22' or 'Sometime in November'. */
export function describeBirthday({ month, day, year }: Birthday): string {
  if (day === undefined) return contactTexts.sometimeIn(monthName(month))
  return year === undefined ? `${monthName(month)} ${day}` : `${monthName(month)} ${day}, ${year}`
}

/** Why a birthday can't be stored, as a sentence for people; undefined if it can. */
export function birthdayProblem(text: string, today: CalendarDate): string | undefined {
  if (!parseBirthday(text)) return contactTexts.birthdayInvalid
  const date = parseCalendarDate(text)
  return date !== undefined && date > today ? contactTexts.birthdayInFuture : undefined
}

/**
 * Full years lived on a date; undefined without a full date of birth or before it. Counts from the real date: somebody
 * born on 29 February completes a year on 1 March of a common year, whenever it is celebrated.
 */
export function ageOn({ year, month, day }: Birthday, date: CalendarDate): number | undefined {
  if (year === undefined || day === undefined) return undefined
  const on = dateParts(date)
  const reached = on.month > month || (on.month === month && on.day >= day)
  const age = on.year - year - (reached ? 0 : 1)
  return age < 0 ? undefined : age
}

/** 'Turning 34' for an occurrence of the birthday, 'Born' in the year of birth; undefined when the year is unknown. */
export function turningText(birthday: Birthday, occurrence: CalendarDate): string | undefined {
  if (birthday.year === undefined || birthday.day === undefined) return undefined
  const age = dateParts(occurrence).year - birthday.year
  if (age < 0) return undefined
  return age === 0 ? eventRowTexts.born : eventRowTexts.turning(age)
}

/** '12th anniversary' for the occurrence twelve years after the date; undefined in the year itself and before. */
export function anniversaryText(date: CalendarDate, occurrence: CalendarDate): string | undefined {
  const years = dateParts(occurrence).year - dateParts(date).year
  return years > 0 ? eventTexts.anniversaryInWords(years) : undefined
}

/** The years of the selector, this year first. */
export function birthYearsOffered(today: CalendarDate): number[] {
  const { year } = dateParts(today)
  return Array.from({ length: BIRTH_YEARS_OFFERED }, (_, back) => year - back)
}

/** The year that somebody means who types two digits: '92' is 1992, '15' is 2015, never one to come. Others stay. */
export function fullYear(typed: string, today: CalendarDate): string {
  if (!/^\d{2}$/.test(typed)) return typed
  const { year } = dateParts(today)
  const inThisCentury = year - (year % 100) + Number(typed)
  return String(inThisCentury > year ? inThisCentury - 100 : inThisCentury)
}

const SOME_LEAP_YEAR = 2000

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
