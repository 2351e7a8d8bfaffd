import type { Birthday } from '../contacts/birthday.ts'
import { fullYear } from '../contacts/birthday.ts'
import { dateParts, daysInMonth, type CalendarDate } from '../shared/calendar-date.ts'
import type { DateOrder } from './found-person.ts'
import { monthNumber } from './month-names.ts'

/** A date as a file has it. */
export interface RawDate {
  text: string
  /** The year that stands for no year (X-APPLE-OMIT-YEAR). */
  omitYear?: number
}

export interface DateReading {
  order: DateOrder
  /** Two digits of a year mean one that isn't to come. */
  today: CalendarDate
}

/**
 * A date in any of the forms in files: '1996-04-15', '19960415T000000Z', '--0203', '4/15/1996', '15. April 1996'. A year
 * and a month without a day, or a year alone, come without the rest. Undefined for anything else, such as 'circa 1800'.
 */
export function readDate({ text, omitYear }: RawDate, reading: DateReading): Partial<Birthday> | undefined {
  const parts = partsIn(text.trim(), reading)
  if (parts === undefined || !isReal(parts)) return undefined
  const { year, ...rest } = parts
  // Apple writes 1604, a leap year, for 'no year', and Google 0000; neither is anyone's.
  const isYear = year !== undefined && year > 0 && year !== NO_YEAR && year !== omitYear
  return isYear ? { ...rest, year } : rest
}

/** What some programs write where there is no date. */
export function isNoDate(text: string): boolean {
  return /^(?:|null|none|n\/a|-+|0?0[/.-]0?0[/.-]0?0(?:00)?|0000-00-00|0?1\/0?1\/4501|4501-01-01)$/i.test(text.trim())
}

/** Which number of '13/4/1980' is the day; undefined where it can be either, or the text has another form. */
export function decidedOrder(text: string): DateOrder | undefined {
  const match = AMBIGUOUS.exec(text.trim())
  if (!match) return undefined
  const [first, second] = [Number(match[1]), Number(match[2])]
  if (first > 12 && second <= 12) return 'day-first'
  return second > 12 && first <= 12 ? 'month-first' : undefined
}

/** Whether the order of day and month decides what this date means. */
export function dependsOnOrder(text: string): boolean {
  const match = AMBIGUOUS.exec(text.trim())
  return match !== null && Number(match[1]) <= 12 && Number(match[2]) <= 12 && Number(match[1]) !== Number(match[2])
}

const NO_YEAR = 1604

const TIME = String.raw`(?:[T ]+[\d:.,]*\d *(?:[AP]\.?M\.?)?(?:Z|[+-]\d{2}:?\d{2}|[+-]\d{2})?)?`
const YEAR_FIRST = new RegExp(
  String.raw`^(\d{4})(?:(\d{2})(\d{2})|[-/.] ?(\d{1,2})[-/.] ?(\d{1,2})\.?|年(\d{1,2})月(\d{1,2})日)${TIME}$`,
  'i',
)
const NO_YEAR_FORM = new RegExp(String.raw`^-?-(\d{2})-?(\d{2})${TIME}$`, 'i')
const MONTH_ONLY = /^--(\d{2})$/
const YEAR_AND_MONTH = /^(\d{4})-(\d{2})$/
const YEAR_ONLY = /^\d{4}$/
const AMBIGUOUS = new RegExp(String.raw`^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d{2}))?${TIME}$`, 'i')
/** With dots the day comes first everywhere. */
const DOTTED = new RegExp(String.raw`^(\d{1,2})\. ?(\d{1,2})\.(?: ?(\d{4}|\d{2}))?${TIME}$`, 'i')
const DAY_AND_NAME =
  /^(?:\p{L}+,? )?(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[ -](?:de |of )?(\p{L}+)\.?,?(?:(?: de | del |[ -])(\d{4}))?$/iu
const NAME_AND_DAY = /^(?:\p{L}+, )?(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/iu

function partsIn(text: string, { order, today }: DateReading): Partial<Birthday> | undefined {
  if (text.length > 60) return undefined
  const yearFirst = YEAR_FIRST.exec(text)
  if (yearFirst) {
    const [, year, ...rest] = yearFirst
    const [month, day] = rest.filter((part) => part !== undefined)
    return numbers(year, month, day)
  }
  const noYear = NO_YEAR_FORM.exec(text)
  if (noYear) return numbers(undefined, noYear[1], noYear[2])
  const monthOnly = MONTH_ONLY.exec(text)
  if (monthOnly) return numbers(undefined, monthOnly[1], undefined)
  const yearAndMonth = YEAR_AND_MONTH.exec(text)
  if (yearAndMonth) return numbers(yearAndMonth[1], yearAndMonth[2], undefined)
  if (YEAR_ONLY.test(text)) return { year: Number(text) }
  const dotted = DOTTED.exec(text)
  if (dotted) return numbers(yearOf(dotted[3], today), dotted[2], dotted[1])
  const ambiguous = AMBIGUOUS.exec(text)
  if (ambiguous) {
    const [, first, second, year] = ambiguous
    const isDayFirst = (decidedOrder(text) ?? order) === 'day-first'
    return numbers(yearOf(year, today), isDayFirst ? second : first, isDayFirst ? first : second)
  }
  return withMonthName(text)
}

function withMonthName(text: string): Partial<Birthday> | undefined {
  const dayFirst = DAY_AND_NAME.exec(text)
  const nameFirst = dayFirst ? null : NAME_AND_DAY.exec(text)
  const [name, day, year] = dayFirst
    ? [dayFirst[2], dayFirst[1], dayFirst[3]]
    : nameFirst
      ? [nameFirst[1], nameFirst[2], nameFirst[3]]
      : [text, undefined, undefined]
  const month = monthNumber(name ?? '')
  return month === undefined ? undefined : numbers(year, String(month), day)
}

function yearOf(text: string | undefined, today: CalendarDate): string | undefined {
  return text === undefined ? undefined : fullYear(text, today)
}

function numbers(year: string | undefined, month: string | undefined, day: string | undefined): Partial<Birthday> {
  return {
    ...(year !== undefined && { year: Number(year) }),
    ...(month !== undefined && { month: Number(month) }),
    ...(day !== undefined && { day: Number(day) }),
  }
}

function isReal({ year, month, day }: Partial<Birthday>): boolean {
  if (month === undefined) return year !== undefined && year >= 1
  if (month < 1 || month > 12) return false
  // 29 February is real without a year; 0000 and 1604 are leap years.
  return day === undefined || (day >= 1 && day <= daysInMonth(year ?? NO_YEAR, month))
}

/** Whether a full date is after today. */
export function isToCome({ year, month, day }: Partial<Birthday>, today: CalendarDate): boolean {
  if (year === undefined || month === undefined || day === undefined) return false
  const now = dateParts(today)
  return year !== now.year ? year > now.year : month !== now.month ? month > now.month : day > now.day
}
