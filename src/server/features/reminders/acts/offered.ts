import { actsFor, isFullSnooze, snoozeTarget, type Act } from '#domain/reminders/acts.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { formatShortDate } from '#domain/shared/date-format.ts'
import { actTexts } from '#domain/texts/acts.ts'
import { actToken } from '#server/identity/act-link.ts'
import type { RemindedEvent } from '../events.ts'
import type { RemindedUser } from '../users.ts'
import { giftsFor } from '../gifts-for.ts'

/** What a reminder of an occurrence offers to do, each with the path of a link of its own. */
export interface OfferedAct {
  act: Act
  label: string
  path: `/${string}`
}

/** @param address where the reminder goes; null for a notification */
export function offeredActs(
  key: string,
  { user, address }: { user: RemindedUser; address: string | null },
  event: RemindedEvent,
  occurrence: CalendarDate,
): OfferedAct[] {
  const { id: userId, today, now: sentAt } = user
  const { id: occasionId, isRecurring, needsGift } = event
  return actsFor({ occurrence, isRecurring, needsGift, gifts: giftsFor(event, occurrence) }, today).map((act) => ({
    act,
    label: labelOf(act, occurrence, today),
    path: `/act/${actToken(key, act, { userId, address, occasionId, occurrence, sentAt })}`,
  }))
}

function labelOf(act: Act, occurrence: CalendarDate, today: CalendarDate): string {
  if (act !== 'snooze') return actTexts[act]
  const until = snoozeTarget(occurrence, today) ?? occurrence
  return isFullSnooze(until, today) ? actTexts.snooze : actTexts.snoozeUntil(formatShortDate(until))
}
