import { addDays, daysBetween, type CalendarDate } from '../shared/calendar-date.ts'
import { formatShortDate } from '../shared/date-format.ts'
import { orderByTexts } from '../texts/order-by.ts'
import { reminderTexts } from '../texts/reminders.ts'
import { eventNameWithoutContact } from '../occasions/event-name.ts'
import { urgency, type Urgency } from '../occasions/days-until.ts'
import { noticeTag } from './event-link.ts'
import { dayOfDrop, DROP_DAYS } from './price-drop.ts'

/** An event whose reminder is on, and neither snoozed, muted, skipped nor paused. */
export interface BellSubject {
  id: number
  contactId: number
  name: string
  contactName: string
  occurrence: CalendarDate
  reminderDays: number
  /** The day on which a snooze of this occurrence ended. */
  wokeOn: CalendarDate | null
  /** Today's notice said that it's time to order a gift. */
  isTimeToOrder: boolean
  /** The name of the plan that the occurrence is in. */
  planName: string | null
}

export interface BellEntry {
  /** One entry per tag: the same for every tab, and for that day's push message. */
  tag: string
  occasionId: number
  contactId: number
  title: string
  message: string
  urgency: Urgency
  planName: string | null
}

/**
 * What the bell shows today: each event that is within its lead time, and again on the day itself. Someone who returns
 * late is told once about what they missed, in its present state, and never about past events. Nearest first.
 */
export function bellEntries(subjects: readonly BellSubject[], today: CalendarDate): BellEntry[] {
  return subjects
    .toSorted((a, b) => (a.occurrence === b.occurrence ? a.id - b.id : a.occurrence < b.occurrence ? -1 : 1))
    .flatMap((subject) => {
      const day = subject.isTimeToOrder ? today : latestDay(subject, today)
      return day === undefined ? [] : [entryOf(subject, day, today)]
    })
}

/** Another time zone can set today back by as much: they're up to 26 hours apart. */
const DAYS_BACK = 2

/** Whether the event of a tag is over: it won't be announced again, so its tag can be forgotten. */
export function isTagOver(tag: string, today: CalendarDate): boolean {
  const droppedOn = dayOfDrop(tag)
  // A day more than the bell shows it, because today is the user's own.
  if (droppedOn !== undefined) return addDays(droppedOn, DROP_DAYS + 1) < today
  const occurrence = /^event \d+ (\S+) /.exec(tag)?.[1]
  return occurrence === undefined || occurrence < addDays(today, -DAYS_BACK)
}

/** The latest reminder day that has come. A reminder shown before a snooze is shown once more after it. */
export function latestDay(
  { occurrence, reminderDays, wokeOn }: Pick<BellSubject, 'occurrence' | 'reminderDays' | 'wokeOn'>,
  today: CalendarDate,
): CalendarDate | undefined {
  const lead = addDays(occurrence, -reminderDays)
  if (occurrence < today || lead > today) return undefined
  if (occurrence === today) return today
  return wokeOn !== null && wokeOn > lead && wokeOn <= today ? wokeOn : lead
}

function entryOf(subject: BellSubject, day: CalendarDate, today: CalendarDate): BellEntry {
  const { id, contactId, contactName, occurrence, isTimeToOrder, planName } = subject
  const days = daysBetween(today, occurrence)
  const name = eventNameWithoutContact(subject.name, contactName)
  return {
    tag: noticeTag(id, occurrence, day),
    occasionId: id,
    contactId,
    planName,
    ...noticeWords({ name, contactName, days, occurrence, isTimeToOrder }),
  }
}

/** What a notice in the bell or on a device says. */
export function noticeWords({
  name,
  contactName,
  days,
  occurrence,
  isTimeToOrder,
}: {
  /** Without the contact's name. */
  name: string
  contactName: string
  days: number
  occurrence: CalendarDate
  isTimeToOrder: boolean
}): Pick<BellEntry, 'title' | 'message' | 'urgency'> {
  const date = formatShortDate(occurrence)
  return isTimeToOrder
    ? {
        title: orderByTexts.notice,
        message: orderByTexts.noticeMessage(name, contactName, days, date),
        urgency: 'high',
      }
    : {
        title: reminderTexts.upcomingEvent(name),
        message: reminderTexts.message(name, contactName, days, date),
        urgency: urgency(days),
      }
}
