import { periodOf, type CalendarView, type WeekStart } from '#domain/calendar/periods.ts'
import type { MonthBirthday } from '#domain/contacts/schema.ts'
import type { Occurrence } from '#domain/occasions/schema.ts'
import { dateParts, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { withPlans } from './occurrences.ts'
import type { PlannedDay } from './occurrences.ts'

/** A line of the list: an event of a day, the plan of several, which comes before them, or a birthday sometime in a month. */
export type PeriodEntry =
  | { kind: 'event'; key: string; occurrence: Occurrence }
  | { kind: 'plan'; key: string; plan: PlannedDay }
  | { kind: 'month'; key: string; birthday: MonthBirthday }

/** By date, the events of a plan together; birthdays without a day come last in their month and aren't in a week. */
export function periodEntries(
  view: CalendarView,
  date: CalendarDate,
  occurrences: readonly Occurrence[],
  birthdays: readonly MonthBirthday[],
  weekStart?: WeekStart,
): PeriodEntry[] {
  const { from, to } = periodOf(view, date, weekStart)
  const events = withPlans(occurrences.filter(({ date: day }) => day >= from && day <= to)).flatMap(
    (entry): (PeriodEntry & { sort: string })[] => {
      const own = 'events' in entry ? entry.events : [entry]
      const { date: sort } = entry
      return [
        ...('events' in entry
          ? [{ kind: 'plan' as const, key: `plan ${entry.planId} ${sort}`, plan: entry, sort }]
          : []),
        ...own.map((occurrence) => ({
          kind: 'event' as const,
          key: `${occurrence.occasionId} ${sort}`,
          occurrence,
          sort,
        })),
      ]
    },
  )
  if (view === 'week') return events
  const { year, month } = dateParts(date)
  const sometime = birthdays
    .filter((birthday) => view === 'year' || birthday.month === month)
    .map((birthday): PeriodEntry & { sort: string } => ({
      kind: 'month',
      key: `contact ${birthday.contactId}`,
      birthday,
      // Sorts after every day of the month.
      sort: `${String(year).padStart(4, '0')}-${String(birthday.month).padStart(2, '0')}-99`,
    }))
  return [...events, ...sometime].toSorted((a, b) => (a.sort < b.sort ? -1 : a.sort > b.sort ? 1 : 0))
}
