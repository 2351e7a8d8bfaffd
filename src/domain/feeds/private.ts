import { nextOccurrence } from '../occasions/recurrence.ts'
import { orderByDate } from '../occasions/order-by.ts'
import { formatMoney } from '../shared/money.ts'
import { addDays, type CalendarDate } from '../shared/calendar-date.ts'
import { calendarTexts as texts } from '../texts/feeds.ts'
import { calendarFile } from './calendar-file.ts'
import type { PrivateEvent, PrivateView } from './calendar-event.ts'
import { dateEntries, titleOf } from './dates.ts'
import type { Alarm, Entry } from './entry.ts'

/** The dates with what is planned for them: gifts, budgets, when to order, and reminders as alarms. */
export function privateCalendar(events: readonly PrivateEvent[], view: PrivateView): string {
  const lastToOrder = addDays(view.today, ORDER_AHEAD)
  return calendarFile(
    texts.privateName,
    events.flatMap((event) => privateEntries(event, view, lastToOrder)),
  )
}

/** For how many days the calendar has days to order: programs fetch it several times a day, and each is an entry of its own. */
const ORDER_AHEAD = 90

function privateEntries(event: PrivateEvent, view: PrivateView, lastToOrder: CalendarDate): Entry[] {
  const next = nextOccurrence(event, view.today, view.leapDay)
  // Nothing is planned for a skipped occurrence.
  const coming = next !== null && event.skips.includes(next) ? null : next
  const orderBy = coming === null ? null : dayToOrder(event, view, coming)
  const planned = coming === null ? [] : planOf(event, view, coming, orderBy)
  const entries = dateEntries(event, view)
  const [first] = entries
  if (!first) return []
  // Its entries share it. Not spread: copying thousands takes as long as writing them.
  const about = Object.assign(first.about, { url: view.addressOf(event.id), alarms: alarmsOf(event, view) })
  const shown = entries.find(({ rule, day }) => rule !== undefined || day === coming)
  if (shown) shown.about = { ...about, description: [...about.description, ...planned] }
  if (orderBy === null || coming === null || orderBy < view.today || orderBy > lastToOrder) return entries
  return [...entries, orderEntry(event, view, coming, orderBy)]
}

/** Only a few of a long list. */
const MAX_TITLES = 5

function planOf(event: PrivateEvent, view: PrivateView, coming: CalendarDate, orderBy: CalendarDate | null): string[] {
  const bought = event.gifts.filter(({ occurrenceDate }) => occurrenceDate === coming)
  const assigned = event.gifts.filter(({ occurrenceDate }) => occurrenceDate === null)
  const lines = [
    ...(bought.length > 0 ? [texts.bought(titles(bought))] : []),
    ...(assigned.length > 0 ? [texts.assigned(titles(assigned))] : []),
    ...(bought.length === 0 && assigned.length === 0 && event.needsGift ? [texts.noGift] : []),
    ...(view.showsBudgets && event.budget !== null ? [texts.budget(formatMoney(event.budget))] : []),
    ...(orderBy === null ? [] : [texts.orderBy(orderBy)]),
  ]
  return lines.length === 0 ? [] : [texts.on(coming), ...lines]
}

function titles(gifts: readonly { title: string }[]): string {
  const shown = gifts.slice(0, MAX_TITLES).map(({ title }) => title)
  const more = gifts.length - shown.length
  return [...shown, ...(more > 0 ? [texts.more(more)] : [])].join(', ')
}

/** Null once something is bought for the occurrence, and for a person whose reminders are paused. */
function dayToOrder(event: PrivateEvent, { deliveryDays }: PrivateView, coming: CalendarDate): CalendarDate | null {
  if (event.remindersPausedAt !== null) return null
  if (event.gifts.some(({ occurrenceDate }) => occurrenceDate === coming)) return null
  return orderByDate(event, coming, deliveryDays)
}

function orderEntry(event: PrivateEvent, view: PrivateView, coming: CalendarDate, orderBy: CalendarDate): Entry {
  return {
    uid: `${event.uid}-order-${coming.replaceAll('-', '')}`,
    day: orderBy,
    except: [],
    about: {
      summary: texts.orderToday(titleOf(event)),
      description: [texts.orderFor(coming)],
      url: view.addressOf(event.id),
      alarms: isReminded(event) ? [{ daysBefore: 0, hour: view.reminderHour }] : [],
      changedAt: event.updatedAt,
      version: event.version,
    },
  }
}

/** On the days on which the app itself reminds: so many days before, and on the day. */
function alarmsOf(event: PrivateEvent, { reminderDaysBefore, reminderHour }: PrivateView): Alarm[] {
  if (!isReminded(event)) return []
  const days = new Set([event.reminderDays ?? reminderDaysBefore, 0])
  return [...days].map((daysBefore) => ({ daysBefore, hour: reminderHour }))
}

function isReminded({ reminderMethod, mutedAt, remindersPausedAt }: PrivateEvent): boolean {
  return reminderMethod === 'push' && mutedAt === null && remindersPausedAt === null
}
