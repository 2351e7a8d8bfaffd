// Every zone, every day, every number of days before: whether the reminder, and the notice that it's time to order, fall on
// the right local day, at the right hour, and once. What falls on one day has one instant, so that it goes out as one
// message. Compared with Temporal, which the product itself doesn't use.
import { Temporal } from 'temporal-polyfill'
import { plannedSends, type ReminderPreferences, type ReminderSubject } from '#domain/reminders/plan.ts'
import { dueSends } from '#domain/reminders/testing/due-sends.ts'
import { addDays, daysBetween, type CalendarDate } from '#domain/shared/calendar-date.ts'

export interface Sweep {
  zones: number
  cases: number
  /** What was wrong, the first few. */
  wrong: string[]
  wrongCount: number
}

const LONG_AGO = new Date('2000-01-01T00:00:00Z')
const HOUR = 9

export function sweep(
  zones: readonly string[],
  days: readonly CalendarDate[],
  leads: readonly number[],
  deliveries: readonly number[],
): Sweep {
  const result: Sweep = { zones: zones.length, cases: 0, wrong: [], wrongCount: 0 }
  const complain = (text: string) => {
    result.wrongCount += 1
    if (result.wrong.length < 20) result.wrong.push(text)
  }
  for (const timeZone of zones) {
    const hours = new Map<CalendarDate, number>()
    const nineOn = (day: CalendarDate) => {
      let instant = hours.get(day)
      if (instant === undefined) {
        instant = Temporal.PlainDate.from(day).toZonedDateTime({
          timeZone,
          plainTime: { hour: HOUR },
        }).epochMilliseconds
        hours.set(day, instant)
      }
      return instant
    }
    for (const day of days) {
      for (const lead of leads) {
        result.cases += 1
        const wrong = problemOf(eventOn(day, lead), userIn(timeZone, lead), lead, nineOn(addDays(day, -lead)))
        if (wrong !== undefined) complain(`${timeZone} ${day} ${lead} days before: ${wrong}`)
      }
      for (const delivery of deliveries) {
        result.cases += 1
        const wrong = orderProblemOf(timeZone, day, delivery, nineOn(addDays(day, -delivery)), nineOn)
        if (wrong !== undefined) complain(`${timeZone} ${day} ${delivery} days of delivery: ${wrong}`)
      }
    }
  }
  return result
}

/** Undefined when all is well. */
function problemOf(
  event: ReminderSubject,
  user: ReminderPreferences,
  lead: number,
  expected: number,
): string | undefined {
  const day = event.date
  // From long before to long after, in one look; and as the server looks, at the instant and a moment before.
  const all = plannedSends(event, user, new Date(expected - 3 * DAY_MS), new Date(expected + (lead + 3) * DAY_MS))
  const [send] = all
  if (!send || all.length > 1) return `${all.length} mails`
  if (send.sendAt.getTime() !== expected) return `at ${send.sendAt.toISOString()}`
  if (daysBetween(send.reminderDate, day) !== lead) return `on ${send.reminderDate}`
  if (dueSends(event, user, new Date(expected)).length !== 1) return 'not due at its time'
  if (dueSends(event, user, new Date(expected - 1)).length > 0) return 'due before its time'
  const isDone = { ...event, done: [{ ...send, on: send.reminderDate }] }
  if (dueSends(isDone, user, new Date(expected + 1)).length > 0) return 'due again'
  if (dueSends(event, user, send.until).length > 0) return 'due after the day'
  return undefined
}

/** Of 'Time to order'; undefined when all is well. */
function orderProblemOf(
  timeZone: string,
  day: CalendarDate,
  delivery: number,
  expected: number,
  nineOn: (day: CalendarDate) => number,
): string | undefined {
  const event = { ...eventOn(day, delivery), needsGift: true, deliveryDays: delivery }
  // Another notice two days before keeps it company without replacing it.
  const user = userIn(timeZone, delivery + 2)
  const going = (from: number, through: number, subject = event) =>
    plannedSends(subject, user, new Date(from), new Date(through)).filter(
      ({ slot, skipReason }) => slot === 'order_by' && skipReason === undefined,
    )
  const [send, ...more] = going(expected - 3 * DAY_MS, expected + (delivery + 3) * DAY_MS)
  // On the event's day and the day before it, the reminder of the day before has said it.
  if (delivery <= 1) return send ? 'beside the reminder of the day before' : undefined
  if (!send || more.length > 0) return `${more.length} too many, or none`
  if (send.sendAt.getTime() !== expected) return `at ${send.sendAt.toISOString()}`
  if (daysBetween(send.reminderDate, day) !== delivery) return `on ${send.reminderDate}`
  if (going(expected, expected).length !== 1) return 'not due at its time'
  const tomorrow = nineOn(addDays(send.reminderDate, 1))
  if (going(tomorrow, tomorrow).length > 0) return 'late'
  const told = { occurrenceDate: day, slot: 'lead' as const, channel: 'email' as const }
  for (const on of [send.reminderDate, addDays(send.reminderDate, -1)])
    if (going(expected, expected, { ...event, done: [{ ...told, on }] }).length > 0) return `after a notice on ${on}`
  return undefined
}

const DAY_MS = 86_400_000

function eventOn(date: CalendarDate, lead: number): ReminderSubject {
  return {
    date,
    isRecurring: false,
    dateRule: 'fixed',
    reminderDays: lead,
    reminderMethod: '',
    needsGift: false,
    mutedAt: null,
    snoozedUntil: null,
    snoozedOccurrence: null,
    remindersPausedAt: null,
    deliveryDays: null,
    contactDeliveryDays: null,
    createdAt: LONG_AGO,
    changedAt: LONG_AGO,
    skips: [],
    hasGift: () => false,
    isBought: () => false,
    done: [],
  }
}

function userIn(timeZone: string, lead: number): ReminderPreferences {
  return {
    timeZone,
    reminderHour: HOUR,
    reminderDaysBefore: lead,
    deliveryDays: 5,
    emailRemindersEnabled: true,
    leapDay: 'feb28',
    isGuest: false,
    address: 'ada@example.com',
    pushEnabled: false,
    changedAt: LONG_AGO,
  }
}
