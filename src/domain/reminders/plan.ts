import { occurrencesBetween, type LeapDay, type Schedule } from '../occasions/recurrence.ts'
import { deliveryDays, orderByDate, type Delivery } from '../occasions/order-by.ts'
import { addDays, daysBetween, type CalendarDate } from '../shared/calendar-date.ts'
import { dayAt, instantAt } from '../shared/zoned-time.ts'

/** The slots of an occurrence: days before it, the last day to order a gift, the day before it, and the day itself. */
export const slots = ['lead', 'order_by', 'day_before', 'day'] as const
export type Slot = (typeof slots)[number]

export const channels = ['email', 'bell', 'push'] as const
export type Channel = (typeof channels)[number]

/** Why a reminder isn't sent although its time has come. */
export const skipReasons = [
  /** 'Skip this year'. */
  'skipped',
  'muted',
  /** 'Pause reminders' of the contact. */
  'paused',
  /** There is a gift already, so there's no need to hurry the day before. */
  'has_gift',
  /** Of this event, on every channel. */
  'off',
  /** E-mail reminders as a whole, in Profile Settings. */
  'email_off',
  /** None, or none that was verified. */
  'no_address',
  'guest',
  /** A later reminder of the same occurrence is due as well, or went out already. */
  'superseded',
  /** The event's day was over before it could be sent. */
  'over',
  /** The last day to order was over before it could be sent. */
  'too_late_to_order',
] as const
export type SkipReason = (typeof skipReasons)[number]

/** Everything about an event, its contact and its history that decides when its owner is reminded. */
export interface ReminderSubject extends Schedule, Delivery {
  /** Its own days; null until someone edits them: then the profile's count. */
  reminderDays: number | null
  /** 'push': on the Reminders page, in the bell and as a notification. 'none' silences e-mail as well. */
  reminderMethod: 'push' | 'none' | ''
  needsGift: boolean
  mutedAt: Date | null
  snoozedUntil: CalendarDate | null
  snoozedOccurrence: CalendarDate | null
  remindersPausedAt: Date | null
  createdAt: Date
  /** When the event last changed; notices whose time had passed by then come at the next reminder hour of that day. */
  changedAt: Date
  skips: readonly CalendarDate[]
  /** Assigned, or bought for that occurrence. */
  hasGift: (occurrence: CalendarDate) => boolean
  /** A gift was bought for that occurrence. */
  isBought: (occurrence: CalendarDate) => boolean
  /** Notices already sent or given up, with the user's own day of that. */
  done: readonly DoneSend[]
}

export interface DoneSend {
  occurrenceDate: CalendarDate
  slot: Slot
  channel: Channel
  on: CalendarDate
}

export interface ReminderPreferences {
  timeZone: string | null
  /** Of the user's own day, 0–23. */
  reminderHour: number
  reminderDaysBefore: number
  /** How long a gift takes to arrive, unless contact or event say otherwise. */
  deliveryDays: number
  emailRemindersEnabled: boolean
  leapDay: LeapDay
  isGuest: boolean
  /** Where e-mails may go; null if no address may be used. */
  address: string | null
  /** Whether a browser of the user accepts push messages. */
  pushEnabled: boolean
  /** When they got their present form. */
  changedAt: Date
}

export interface PlannedSend {
  slot: Slot
  channel: Channel
  occurrenceDate: CalendarDate
  /** The user's own day on which it goes out. */
  reminderDate: CalendarDate
  sendAt: Date
  /** It may be late, but is never sent from this instant on: the event's day is over, or the next reminder is due. */
  until: Date
  /** Set if it isn't sent. */
  skipReason?: SkipReason
}

/**
 * Every reminder of an event whose time is in (from, through], and every earlier one that may still be sent at `from`:
 * late after downtime, never after the event's day. Reminders that are done are left out; those that aren't sent say why.
 * Ordered by time.
 *
 * This is the only place that decides when someone is reminded. What the screens announce, what is planned and what is
 * sent all come from here.
 */
export function plannedSends(
  subject: ReminderSubject,
  preferences: ReminderPreferences,
  from: Date,
  through: Date,
): PlannedSend[] {
  const { timeZone, leapDay } = preferences
  const first = dayAt(from, timeZone)
  const longest = Math.max(leadOf(subject, preferences), preferences.reminderDaysBefore, deliveryDays.max)
  const last = addDays(dayAt(through, timeZone), longest + 1)
  return occurrencesBetween(subject, first, last, leapDay)
    .flatMap((occurrence) => sendsOf(subject, preferences, occurrence))
    .filter(({ sendAt, until }) => sendAt <= through && until > from)
    .toSorted((a, b) => a.sendAt.getTime() - b.sendAt.getTime())
}

/** Every reminder of one occurrence that is not done, by channel. */
export function sendsOf(
  subject: ReminderSubject,
  preferences: ReminderPreferences,
  occurrence: CalendarDate,
): PlannedSend[] {
  const sends = [
    ...sendsOn('email', emailDays(subject, preferences), subject, preferences, occurrence),
    ...noticeChannels(subject, preferences).flatMap((channel) =>
      sendsOn(channel, noticeDays(leadOf(subject, preferences)), subject, preferences, occurrence),
    ),
  ]
  return [...sends, ...orderBySends(subject, preferences, occurrence, sends)]
}

/**
 * 'Time to order', on the last day to order a gift while none is bought. It's never late, unlike the others, and gives way
 * to any of them on that day or the day before.
 * @param others the other notices of the occurrence
 */
function orderBySends(
  subject: ReminderSubject,
  preferences: ReminderPreferences,
  occurrence: CalendarDate,
  others: readonly PlannedSend[],
): PlannedSend[] {
  const { timeZone } = preferences
  const day = orderByDate(subject, occurrence, preferences.deliveryDays)
  if (day === null || subject.isBought(occurrence) || day < dayAt(subject.createdAt, timeZone)) return []
  const sendAt = timeOf(subject, preferences, occurrence, daysBetween(day, occurrence))
  if (dayAt(sendAt, timeZone) !== day) return []
  const isNear = (on: CalendarDate) => on === day || on === addDays(day, -1)
  const done = subject.done.filter(({ occurrenceDate }) => occurrenceDate === occurrence)
  const isToldAnyway =
    others.some(({ reminderDate, skipReason }) => skipReason === undefined && isNear(reminderDate)) ||
    done.some(({ slot, on }) => slot !== 'order_by' && isNear(on))
  return (['email', ...noticeChannels(subject, preferences)] as const)
    .filter((channel) => !done.some((send) => send.slot === 'order_by' && send.channel === channel))
    .map((channel) => {
      const skipReason =
        silenceOf(channel, subject, preferences, occurrence) ?? (isToldAnyway ? 'superseded' : undefined)
      return {
        slot: 'order_by',
        channel,
        occurrenceDate: occurrence,
        reminderDate: day,
        sendAt,
        until: endOfDay(day, timeZone),
        ...(skipReason && { skipReason }),
      }
    })
}

/** How many days before the occurrence a slot is, but for the order-by date, which has rules of its own. */
type SlotDays = Partial<Record<Exclude<Slot, 'order_by'>, number>>

/** When a day is over in that zone: from then on nothing is sent for it. */
export function endOfDay(day: CalendarDate, timeZone: string | null): Date {
  // Beyond the last day of the calendar there is none to ask about.
  return day === '9999-12-31' ? new Date(8.64e15) : instantAt(addDays(day, 1), 0, timeZone)
}

/** How many days before an event its reminders begin, as its editor shows. */
export function leadOf(
  { reminderDays }: Pick<ReminderSubject, 'reminderDays'>,
  { reminderDaysBefore }: Pick<ReminderPreferences, 'reminderDaysBefore'>,
): number {
  return reminderDays ?? reminderDaysBefore
}

/** The event's own days count where its reminder is on. */
function emailLead(subject: ReminderSubject, preferences: ReminderPreferences): number {
  return subject.reminderMethod === 'push' ? leadOf(subject, preferences) : preferences.reminderDaysBefore
}

function emailDays(subject: ReminderSubject, preferences: ReminderPreferences): SlotDays {
  const lead = emailLead(subject, preferences)
  // One day before, the two are one mail.
  return subject.needsGift && lead !== 1 ? { lead, day_before: 1 } : { lead }
}

function noticeChannels({ reminderMethod }: ReminderSubject, { pushEnabled }: ReminderPreferences): Channel[] {
  if (reminderMethod !== 'push') return []
  return pushEnabled ? ['bell', 'push'] : ['bell']
}

function noticeDays(lead: number): SlotDays {
  return lead === 0 ? { day: 0 } : { lead, day: 0 }
}

function sendsOn(
  channel: Channel,
  slotDays: SlotDays,
  subject: ReminderSubject,
  preferences: ReminderPreferences,
  occurrence: CalendarDate,
): PlannedSend[] {
  const { timeZone } = preferences
  const isOver = endOfDay(occurrence, timeZone)
  const silence = silenceOf(channel, subject, preferences, occurrence)
  // 'We will remind you again': a reminder sent before the snooze ends is sent once more when it does.
  const wakesOn = subject.snoozedOccurrence === occurrence ? subject.snoozedUntil : null
  const done = subject.done.filter(
    (send) =>
      send.channel === channel && send.occurrenceDate === occurrence && (wakesOn === null || send.on >= wakesOn),
  )
  const sends: PlannedSend[] = []
  // The latest first: each gives way to the one after it.
  const byTime = slots.flatMap((slot) => {
    const days = slot === 'order_by' ? undefined : slotDays[slot]
    return days === undefined ? [] : [{ slot, days }]
  })
  let next: PlannedSend | undefined
  for (const { slot, days } of byTime.toSorted((a, b) => a.days - b.days)) {
    if (done.some((send) => send.slot === slot)) continue
    const sendAt = timeOf(subject, preferences, occurrence, days)
    const reminderDate = dayAt(sendAt, timeZone)
    if (reminderDate > occurrence) continue
    const isAfter = (other: Slot) => other !== 'order_by' && (slotDays[other] ?? Infinity) < days
    const skipReason =
      silence ??
      (slot === 'day_before' && subject.hasGift(occurrence) ? 'has_gift' : undefined) ??
      // No one wants two e-mails about one event on one day, or the earlier one after the later.
      (next?.reminderDate === reminderDate || done.some((send) => isAfter(send.slot) || send.on === reminderDate)
        ? 'superseded'
        : undefined)
    const send: PlannedSend = {
      slot,
      channel,
      occurrenceDate: occurrence,
      reminderDate,
      sendAt,
      until: next?.sendAt ?? isOver,
      ...(skipReason && { skipReason }),
    }
    sends.unshift(send)
    if (skipReason === undefined) next = send
  }
  return sends
}

/** Why a channel is silent for an occurrence. */
function silenceOf(
  channel: Channel,
  subject: ReminderSubject,
  preferences: ReminderPreferences,
  occurrence: CalendarDate,
): SkipReason | undefined {
  if (channel === 'email' && preferences.isGuest) return 'guest'
  if (subject.reminderMethod === 'none') return 'off'
  if (subject.remindersPausedAt !== null) return 'paused'
  if (subject.mutedAt !== null) return 'muted'
  if (subject.skips.includes(occurrence)) return 'skipped'
  if (channel !== 'email') return undefined
  if (!preferences.emailRemindersEnabled) return 'email_off'
  return preferences.address === null ? 'no_address' : undefined
}

/**
 * The reminder hour on the notice's day. If that had passed when the event or the preferences changed, it's the reminder
 * hour on the day of the change, or at once if that has passed, too; for a snoozed occurrence it's the day the snooze
 * ends.
 */
function timeOf(
  subject: ReminderSubject,
  { timeZone, reminderHour, changedAt }: ReminderPreferences,
  occurrence: CalendarDate,
  daysBefore: number,
): Date {
  const snoozed = subject.snoozedOccurrence === occurrence ? subject.snoozedUntil : null
  const onItsDay = hourOf(addDays(occurrence, -daysBefore), reminderHour, timeZone)
  const since = subject.changedAt > changedAt ? subject.changedAt : changedAt
  const sendAt = since <= onItsDay ? onItsDay : latest(since, instantAt(dayAt(since, timeZone), reminderHour, timeZone))
  if (snoozed === null || dayAt(sendAt, timeZone) >= snoozed) return sendAt
  return hourOf(snoozed, reminderHour, timeZone)
}

/** An hour that the clocks skip just before midnight comes before the gap: the right day matters more than the hour. */
export function hourOf(day: CalendarDate, hour: number, timeZone: string | null): Date {
  const instant = instantAt(day, hour, timeZone)
  if (dayAt(instant, timeZone) === day) return instant
  return new Date(instantAt(addDays(day, 1), 0, timeZone).getTime() - 60_000)
}

function latest(a: Date, b: Date): Date {
  return a > b ? a : b
}
