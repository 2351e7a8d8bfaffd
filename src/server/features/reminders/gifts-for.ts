import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { RemindedEvent } from './events.ts'
import type { AssignedGift } from './history.ts'

/** The assigned gifts of an occurrence: not bought yet, or bought for it. */
export function giftsFor(event: RemindedEvent, occurrence: CalendarDate): AssignedGift[] {
  if (!event.hasGift(occurrence)) return []
  return event.gifts.filter(({ occurrenceDate }) => occurrenceDate === null || occurrenceDate === occurrence)
}
