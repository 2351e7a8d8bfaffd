import type { Schedule } from '../recurrence.ts'
import { monthDayOf, type Window } from '../window.ts'

/**
 * Whether a schedule has an occurrence in the window, by the window's terms. The database asks the same of its columns;
 * a feast's `date` is the feast's own of its year, as `dateRuleFor` has it.
 */
export function isInWindow(schedule: Schedule, { from, to, monthDays, feasts }: Window): boolean {
  if (schedule.date > to) return false
  if (!schedule.isRecurring) return schedule.date >= from
  if (schedule.dateRule !== 'fixed') return feasts.includes(schedule.dateRule)
  const day = monthDayOf(schedule.date)
  return monthDays.some(({ first, last }) => day >= first && day <= last)
}
