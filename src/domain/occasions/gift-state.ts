import type { CalendarDate } from '../shared/calendar-date.ts'
import { comingOccurrence, type LeapDay, type Schedule } from './recurrence.ts'

/**
 * What the gifts assigned to an event mean for one of its days.
 * @param assigned the occurrence that each was bought for; null while it isn't bought
 * @returns 'none' for an event that needs a gift and is still to come, null where nothing is to be said
 */
export function giftStateOn(
  occasion: Schedule & { needsGift: boolean },
  occurrence: CalendarDate,
  assigned: readonly (CalendarDate | null)[],
  today: CalendarDate,
  leapDay: LeapDay,
): 'purchased' | 'assigned' | 'none' | null {
  if (assigned.includes(occurrence)) return 'purchased'
  // What isn't bought yet is for the coming occurrence.
  if (assigned.includes(null) && occurrence === comingOccurrence(occasion, today, leapDay)) return 'assigned'
  return occasion.needsGift && occurrence >= today ? 'none' : null
}
