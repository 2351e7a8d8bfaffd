import { actTexts } from '#domain/texts/acts.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import { latestDay, noticeWords } from '#domain/reminders/bell.ts'
import { noticeTag } from '#domain/reminders/event-link.ts'
import { notificationOf, type Notice } from '#domain/reminders/notification.ts'
import { endOfDay, leadOf } from '#domain/reminders/plan.ts'
import type { PushAction } from '#domain/reminders/push/payload.ts'
import { daysBetween } from '#domain/shared/calendar-date.ts'
import { reminderFailureTexts } from '#domain/texts/reminder-reasons.ts'
import { linkKey } from '#server/mail/link-key.ts'
import { offeredActs } from '../acts/offered.ts'
import { createPush, type Push } from '#server/features/reminders/push/commands.ts'
import type { Services } from '#server/services.ts'
import type { Due, Message, Outcome } from './outcome.ts'
import { sendClaimed } from './send-claimed.ts'
import { sharedPlans } from './shared-plan.ts'
import type { Sender } from './sender.ts'

/** After so many tries a message that only some of a user's browsers have taken counts as sent. */
const MAX_TRIES = 6

const pushes = new WeakMap<Services, Push>()

/** Some at once; a device that gets one again replaces the first, because both have the same tag. */
export const sendByPush: Sender = (services, stopping) => {
  const push = pushes.get(services) ?? createPush(services)
  pushes.set(services, push)
  let key: string | undefined
  const prepare = async () => {
    key ??= await linkKey(services.db, services.clock.now())
    const signedBy = key
    return (message: Message) => pushOne(services, push, signedBy, message)
  }
  return sendClaimed(services, { channel: 'push', keyOf, prepare, atOnce: 10 }, stopping)
}

async function pushOne({ db }: Services, push: Push, key: string, message: Message): Promise<Outcome> {
  const { user, dues } = message
  const days = dues.map(({ event, row }) => ({ id: event.id, occurrence: row.occurrenceDate }))
  const [planName] = await sharedPlans(db, [{ userId: user.id, occurrences: days }])
  const notification = notificationOf(noticesOf(dues, planName))
  const tries = Math.max(...dues.map(({ row }) => row.attempts))
  const { sent, failed, reason, retryAfterSeconds } = await push.send(user.id, {
    ...notification,
    tag: message.key,
    actions: actionsOf(key, dues),
    urgency: notification.stays ? 'high' : 'normal',
    // Until the first of them is over: what is left of the others is in the bell.
    expiresAt: endOfDay(dues[0].row.occurrenceDate, user.preferences.timeZone),
  })
  if (failed > 0 && (sent === 0 || tries < MAX_TRIES)) {
    const wait = retryAfterSeconds === undefined ? {} : { waitMs: Math.min(retryAfterSeconds, 3600) * 1000 }
    return { kind: 'later', message, error: reason ?? reminderFailureTexts.pushFailed, ...wait }
  }
  const { noDevice } = reminderFailureTexts
  // Every subscription turned out to be gone: the user is planned without push from now on.
  if (sent === 0) return { kind: 'failed', message, reason: noDevice, address: null, error: reason ?? noDevice }
  return { kind: 'sent', message, address: null, messageId: null }
}

/** Buttons for one event; of several it wouldn't be clear which one they're about. */
function actionsOf(key: string, [due, ...more]: readonly [Due, ...Due[]]): PushAction[] {
  if (more.length > 0) return []
  const { user, event, row } = due
  return offeredActs(key, { user, address: null }, event, row.occurrenceDate).flatMap(({ act, path }) =>
    act === 'skip' ? [] : [{ title: act === 'snooze' ? actTexts.snoozeShort : actTexts.bought, url: path }],
  )
}

function keyOf(dues: readonly [Due, ...Due[]]): string {
  return notificationOf(noticesOf(dues)).tag
}

function noticesOf([first, ...rest]: readonly [Due, ...Due[]], planName: string | null = null): [Notice, ...Notice[]] {
  return [noticeOf(first, planName), ...rest.map((due) => noticeOf(due, planName))]
}

/** What the page's bell says of it, so that a device with both shows it once. */
function noticeOf({ row, event, user }: Due, planName: string | null): Notice {
  const occurrence = row.occurrenceDate
  const wokeOn = event.snoozedOccurrence === occurrence ? event.snoozedUntil : null
  const day = latestDay({ occurrence, reminderDays: leadOf(event, user.preferences), wokeOn }, user.today)
  const days = daysBetween(user.today, occurrence)
  const name = eventNameWithoutContact(event.name, event.contactName)
  const isTimeToOrder = row.slot === 'order_by'
  return {
    tag: noticeTag(event.id, occurrence, isTimeToOrder ? row.reminderDate : (day ?? user.today)),
    occasionId: event.id,
    planName,
    ...noticeWords({ name, contactName: event.contactName, days, occurrence, isTimeToOrder }),
  }
}
