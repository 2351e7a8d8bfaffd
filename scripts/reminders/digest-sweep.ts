// Every zone, every day: whether the weekly e-mail falls on its local day, at its hour, once a week. Held against Temporal.
import { Temporal } from 'temporal-polyfill'
import { nextDigest, weekOf } from '#domain/reminders/digest.ts'
import { addDays, dayOfWeek, type CalendarDate } from '#domain/shared/calendar-date.ts'
import type { Sweep } from './sweep.ts'

const LONG_AGO = new Date('2000-01-01T00:00:00Z')
const DAY_MS = 86_400_000

export function sweepDigests(zones: readonly string[], days: readonly CalendarDate[], hours: readonly number[]): Sweep {
  const result: Sweep = { zones: zones.length, cases: 0, wrong: [], wrongCount: 0 }
  for (const timeZone of zones) {
    for (const day of days) {
      for (const hour of hours) {
        result.cases += 1
        const wrong = problemOf(timeZone, day, hour)
        if (wrong === undefined) continue
        result.wrongCount += 1
        if (result.wrong.length < 20) result.wrong.push(`${timeZone} ${day} at ${hour}: ${wrong}`)
      }
    }
  }
  return result
}

/** Undefined when all is well. */
function problemOf(timeZone: string, date: CalendarDate, hour: number): string | undefined {
  const expected = instantOf(timeZone, date, hour)
  const schedule = { day: dayOfWeek(date), hour, timeZone, since: LONG_AGO }
  const week = weekOf(date)
  const before = addDays(week, -7)
  for (const [what, now] of [
    ['a day before', expected - DAY_MS],
    ['a moment before', expected - 1],
    ['at its time', expected],
    ['a day late', expected + DAY_MS],
  ] as const) {
    const found = nextDigest(schedule, new Date(now), before)
    if (found.week !== week || found.sendAt.getTime() !== expected) return `${what} ${found.sendAt.toISOString()}`
  }
  const next = nextDigest(schedule, new Date(expected), week)
  return next.week === addDays(week, 7) ? undefined : `then in the week of ${next.week}`
}

/** As the product promises: the first instant after a gap, unless that is the next day. */
function instantOf(timeZone: string, date: CalendarDate, hour: number): number {
  const day = Temporal.PlainDate.from(date)
  const wanted = day.toZonedDateTime({ timeZone, plainTime: { hour } })
  if (wanted.hour === hour) return wanted.epochMilliseconds
  // From the noon before, because a gap can begin at midnight.
  const noonBefore = day.subtract({ days: 1 }).toZonedDateTime({ timeZone, plainTime: { hour: 12 } })
  const change = noonBefore.getTimeZoneTransition('next')
  const gap = change ?? wanted
  if (gap.toPlainDate().equals(day)) return gap.epochMilliseconds
  return day.add({ days: 1 }).toZonedDateTime({ timeZone }).epochMilliseconds - 60_000
}
