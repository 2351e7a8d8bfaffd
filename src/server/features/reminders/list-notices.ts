import { windowOf } from '#domain/occasions/window.ts'
import { channels, endOfDay, plannedSends, type PlannedSend } from '#domain/reminders/plan.ts'
import type { Notice } from '#domain/reminders/schema.ts'
import { addDays } from '#domain/shared/calendar-date.ts'
import { skipReasonTexts } from '#domain/texts/reminder-reasons.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import type { Actor } from '#server/identity/actor.ts'
import { remindedEvents, type RemindedEvent } from './events.ts'
import { remindedUsers, type RemindedUser } from './users.ts'

/**
 * The notices of the next days with those that are held back, by time, from the same plan that the sender follows. A
 * notice that another one replaces is left out.
 */
export async function listNotices(db: DbOrTx, { owner, now }: Actor, days: number): Promise<Notice[]> {
  const users = await remindedUsers(db, [owner], now)
  const user = users.get(owner)
  if (!user) return []
  const { preferences, today } = user
  const last = addDays(today, days)
  const through = endOfDay(last, preferences.timeZone)
  const longest = Math.max(preferences.reminderDaysBefore, preferences.deliveryDays)
  const window = windowOf(addDays(today, -1), addDays(last, longest + 2), preferences.leapDay)
  return (await remindedEvents(db, users, { window }))
    .flatMap((event) =>
      together(
        plannedSends(event, preferences, now, through).filter(
          ({ skipReason, reminderDate }) => skipReason !== 'superseded' && reminderDate <= last,
        ),
      ).map((sends) => noticeOf(event, user, sends)),
    )
    .toSorted((a, b) => (a.at === b.at ? a.occasionId - b.occasionId : a.at < b.at ? -1 : 1))
}

/** The sends of one event that differ in their channels only. */
function together(sends: PlannedSend[]): PlannedSend[][] {
  const groups = new Map<string, PlannedSend[]>()
  for (const send of sends) {
    const key = [send.occurrenceDate, send.slot, send.sendAt.toISOString(), send.skipReason].join(' ')
    const group = groups.get(key)
    if (group) group.push(send)
    else groups.set(key, [send])
  }
  return [...groups.values()]
}

function noticeOf(event: RemindedEvent, user: RemindedUser, sends: PlannedSend[]): Notice {
  const [{ occurrenceDate, slot, reminderDate, sendAt, skipReason }] = sends as [PlannedSend, ...PlannedSend[]]
  const { id, name, contactId, contactName } = event
  const goesOut = new Set(sends.map(({ channel }) => channel))
  const address = goesOut.has('email') ? user.preferences.address : null
  return {
    occasionId: id,
    date: reminderDate,
    at: sendAt.toISOString(),
    slot,
    channels: channels.filter((channel) => goesOut.has(channel)),
    address,
    confirmed: address !== null && user.isConfirmed,
    reason: skipReason === undefined ? null : skipReasonTexts[skipReason],
    event: { name, occurrenceDate, contactId, contactName },
  }
}
