import { parseBirthday } from '#domain/contacts/birthday.ts'
import { budgetRanges } from '#domain/occasions/budget-ranges.ts'
import { dateRuleFor, nextOccurrence, type LeapDay } from '#domain/occasions/recurrence.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { addDays, dateParts, daysBetween, parseCalendarDate, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { parseAmount, toDecimal } from '#domain/shared/money.ts'
import type { OccasionInput } from './event-form.ts'

/**
 * An upcoming list as it will be once the server has taken the change: the event's row changed, at its new place, or
 * gone when it no longer falls into the list's days. The list itself when the event has no row in it and gets none.
 *
 * @param known the event's row of another list, where this one has none; without it no row can be made up
 */
export function withShownChange(
  rows: readonly ListedOccasion[],
  { id, ...input }: Partial<OccasionInput> & { id: number },
  { days, leapDay, known }: { days: number; leapDay: LeapDay; known?: ListedOccasion | undefined },
): ListedOccasion[] {
  const before = rows.find((row) => row.id === id) ?? known
  if (before === undefined) return [...rows]
  const after = changedRow(before, input, leapDay)
  const others = rows.filter((row) => row.id !== id)
  if (after === undefined || (after.daysUntil ?? 0) > days) return others
  return [...others, after].toSorted(earliestFirst)
}

/** The row with the change in it; undefined when the event is over by it. */
function changedRow(
  row: ListedOccasion,
  { budget, date: wanted, ...input }: Partial<OccasionInput>,
  leapDay: LeapDay,
): ListedOccasion | undefined {
  const today = todayOf(row)
  const type = input.type ?? row.type
  const date = parseCalendarDate(wanted ?? '') ?? row.date
  const isRecurring = input.isRecurring ?? row.isRecurring
  const dateRule = dateRuleFor(type, date)
  const nextDate = nextOccurrence({ date, isRecurring, dateRule }, today, leapDay)
  if (nextDate === null) return undefined
  const cents = budget === undefined ? parsed(row.budget) : parsed(budget)
  const linkedTo = type === row.type ? row.linkedTo : null
  return {
    ...row,
    ...input,
    linkedTo,
    budget: cents === null ? null : toDecimal(cents),
    budgetRanges: budgetRanges(cents),
    date,
    dateRule,
    nextDate,
    occurrenceDate: nextDate,
    daysUntil: daysBetween(today, nextDate),
    turning: turningOn(nextDate, birthYear({ ...row, linkedTo, type, date })),
  }
}

/** The server's today, in the user's own zone: every row knows how far it is. */
function todayOf({ occurrenceDate, daysUntil }: ListedOccasion): CalendarDate {
  return addDays(occurrenceDate, -(daysUntil ?? 0))
}

/** The date of a linked birthday is the contact's own, so a new one is a new age. */
function birthYear({ type, linkedTo, yearKnown, date, contact }: ListedOccasion): number | undefined {
  if (type !== 'birthday') return undefined
  if (linkedTo === 'birthday') return yearKnown ? dateParts(date).year : undefined
  return contact.birthday === null ? undefined : parseBirthday(contact.birthday)?.year
}

function turningOn(occurrence: CalendarDate, year: number | undefined): number | null {
  const age = year === undefined ? -1 : dateParts(occurrence).year - year
  return age < 0 ? null : age
}

function parsed(budget: string | null): number | null {
  return budget === null ? null : (parseAmount(budget) ?? null)
}

/** As the server sorts. */
function earliestFirst(a: ListedOccasion, b: ListedOccasion): number {
  if (a.occurrenceDate !== b.occurrenceDate) return a.occurrenceDate < b.occurrenceDate ? -1 : 1
  return a.id - b.id
}
