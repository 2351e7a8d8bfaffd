import { parseBirthday } from '#domain/contacts/birthday.ts'
import type { Contact } from '#domain/contacts/schema.ts'
import { presetDate } from '#domain/occasions/presets.ts'
import { nextOccurrence } from '#domain/occasions/recurrence.ts'
import { calendarDate, type CalendarDate } from '#domain/shared/calendar-date.ts'

type Dates = Pick<Contact, 'birthday' | 'anniversaryDate'>

/** The day that choosing a type fills in: the holiday's next one, or one from the contact's details; '' for none. */
export function filledDate(type: string, today: CalendarDate, contact?: Dates): string {
  if (type === 'birthday') return birthdayDate(contact?.birthday ?? '', today)
  if (type === 'wedding-anniversary') return contact?.anniversaryDate ?? ''
  return presetDate(type, today) ?? ''
}

/** Without a year the next one; a leap day where it's real. A month alone is no date. */
function birthdayDate(birthday: string, today: CalendarDate): string {
  const { month, day, year } = parseBirthday(birthday) ?? {}
  if (month === undefined || day === undefined) return ''
  const date = calendarDate(year ?? SOME_LEAP_YEAR, month, day)
  if (year !== undefined || (month === 2 && day === 29)) return date
  return nextOccurrence({ date, isRecurring: true, dateRule: 'fixed' }, today, 'feb28') ?? date
}

const SOME_LEAP_YEAR = 2024
