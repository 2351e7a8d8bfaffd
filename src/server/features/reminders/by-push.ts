import { urgency } from '#domain/occasions/days-until.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import { latestDay } from '#domain/reminders/bell.ts'
import { eventPath, noticeTag } from '#domain/reminders/event-link.ts'
import { endOfDay } from '#domain/reminders/plan.ts'
import { daysBetween } from '#domain/shared/calendar-date.ts'
import { formatShortDate } from '#domain/shared/date-format.ts'
import { reminderFailureTexts } from '#domain/texts/reminder-reasons.ts'
import { reminderTexts } from '#domain/texts/reminders.ts'
import { createPush, type Push } from '#server/features/reminders/push/commands.ts'
import type { Services } from '#server/services.ts'
import type { Due, Outcome } from './outcome.ts'
import { sendClaimed } from './send-claimed.ts'
import type { Sender } from './sender.ts'

/** After so many tries a message that only some of a user's browsers have taken counts as sent. */
const MAX_TRIES = 6

const pushes = new WeakMap<Services, Push>()

/** Some at once; a device that gets one again replaces the first, because both have the same tag. */
export const sendByPush: Sender = (services, stopping) => {
  const push = pushes.get(services) ?? createPush(services)
  pushes.set(services, push)
  const deliver = (dues: Due[]) => Promise.all(dues.map((due) => pushOne(push, due)))
  return sendClaimed(services, { channel: 'push', deliver, atOnce: 10 }, stopping)
}

async function pushOne(push: Push, due: Due): Promise<Outcome> {
  const { row, event, user } = due
  const days = daysBetween(user.today, row.occurrenceDate)
  const name = eventNameWithoutContact(event.name, event.contactName)
  const level = urgency(days)
  const stays = level === 'critical' || level === 'high'
  const { sent, failed, reason, retryAfterSeconds } = await push.send(user.id, {
    title: reminderTexts.upcomingEvent(name),
    body: reminderTexts.message(name, event.contactName, days, formatShortDate(row.occurrenceDate)),
    url: eventPath(row.occasionId),
    tag: tagOf(due),
    stays,
    urgency: stays ? 'high' : 'normal',
    expiresAt: endOfDay(row.occurrenceDate, user.preferences.timeZone),
  })
  if (failed > 0 && (sent === 0 || row.attempts < MAX_TRIES)) {
    const wait = retryAfterSeconds === undefined ? {} : { waitMs: Math.min(retryAfterSeconds, 3600) * 1000 }
    return { kind: 'later', due, error: reason ?? reminderFailureTexts.pushFailed, ...wait }
  }
  const { noDevice } = reminderFailureTexts
  // Every subscription turned out to be gone: the user is planned without push from now on.
  if (sent === 0) return { kind: 'failed', due, reason: noDevice, address: null, error: reason ?? noDevice }
  return { kind: 'sent', due, address: null, messageId: null }
}

/** The tag that the page uses for the same notice, so that a device with both shows it once. */
function tagOf({ row, event, user }: Due): string {
  const occurrence = row.occurrenceDate
  const wokeOn = event.snoozedOccurrence === occurrence ? event.snoozedUntil : null
  const day = latestDay({ occurrence, reminderDays: event.reminderDays, wokeOn }, user.today)
  return noticeTag(row.occasionId, occurrence, day ?? user.today)
}
