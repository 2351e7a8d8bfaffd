import { addDays, dayOfWeek, type CalendarDate } from '../shared/calendar-date.ts'
import { dayAt } from '../shared/zoned-time.ts'
import { endOfDay, hourOf } from './plan.ts'

/** How far ahead the weekly e-mail looks. */
export const DIGEST_DAYS = 30

/** After downtime it still comes within two days of its own; later than that, next week's is near enough. */
export const DIGEST_LATE_DAYS = 2

/** When somebody wants the weekly e-mail. */
export interface DigestSchedule {
  /** 0 is Sunday. */
  day: number
  /** Of the user's own day, 0–23. */
  hour: number
  timeZone: string | null
  /** When it was turned on or moved: what was due before that is never made up for. */
  since: Date
}

export interface PlannedDigest {
  /** The Monday of its week, in the user's own calendar: each week has one at most. */
  week: CalendarDate
  sendAt: Date
}

/**
 * The weekly e-mail that is due now, or else the next one: the first of its weekdays that isn't more than two days ago,
 * nor in a week that already had one.
 * @param lastWeek the last week that is settled
 */
export function nextDigest(schedule: DigestSchedule, now: Date, lastWeek: CalendarDate | null): PlannedDigest {
  const { day, hour, timeZone, since } = schedule
  const today = dayAt(now, timeZone)
  for (let ahead = -DIGEST_LATE_DAYS - 1; ; ahead += 1) {
    const date = addDays(today, ahead)
    if (dayOfWeek(date) !== day) continue
    const week = weekOf(date)
    const sendAt = hourOf(date, hour, timeZone)
    const isOver = endOfDay(addDays(date, DIGEST_LATE_DAYS), timeZone) <= now
    const isSettled = lastWeek !== null && week <= lastWeek && ahead <= MOST_AHEAD
    if (!isOver && !isSettled && sendAt > since) return { week, sendAt }
  }
}

/** A week that a clock two weeks ahead has settled doesn't silence every week until then. */
const MOST_AHEAD = 14

/** The Monday of a date's week. */
export function weekOf(date: CalendarDate): CalendarDate {
  return addDays(date, -((dayOfWeek(date) + 6) % 7))
}
