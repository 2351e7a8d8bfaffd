import {
  assignTo,
  backToIdeas,
  markNotPurchased,
  markPurchased,
  toGeneralList,
  type GiftPatch,
  type MoveTarget,
} from '#domain/gifts/status.ts'
import { occurrenceInYear, type LeapDay, type Schedule } from '#domain/occasions/recurrence.ts'
import { dateParts, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { formatMediumDate } from '#domain/shared/date-format.ts'
import { invalidField } from '#domain/shared/errors.ts'
import { giftTexts } from '#domain/texts/gifts.ts'

/** Where a gift is and whether it is bought. */
export type Placed = Required<GiftPatch>

/** Where a change wants it; what is undefined stays. */
export interface Wish {
  /** The event it moves to, null for the general list. */
  event: MoveTarget | null
  isSaved?: boolean | undefined
  isPurchased?: boolean | undefined
}

/** A gift nobody has put anywhere yet. */
export const unplaced: Placed = { occasionId: null, isSaved: false, isPurchased: false, occurrenceDate: null }

/** First the move, then the purchase: what is bought for an event is assigned to it. */
export function place(gift: Placed, { event, isSaved, isPurchased }: Wish, today: CalendarDate): Placed {
  const moved = { ...gift, ...movedTo(gift, event, isSaved, today) }
  if (isPurchased === undefined || isPurchased === gift.isPurchased) return moved
  return { ...moved, ...(isPurchased ? markPurchased(moved, event, today) : markNotPurchased()) }
}

/**
 * The occurrence a corrected date means: the event's day in that year. Years before the event was first noted keep the
 * date as it was given.
 * @param coming the last one a gift can have been bought for: counts refer to it, and to none after it
 * @throws {AppError} INVALID for another day than a one-off's own, and for years that nobody means
 */
export function correctedOccurrence(
  event: Schedule,
  date: CalendarDate,
  { coming, leapDay }: { coming: CalendarDate; leapDay: LeapDay },
): CalendarDate {
  if (!event.isRecurring) {
    if (date === event.date) return date
    throw invalidField('occurrenceDate', giftTexts.eventOnlyOnce(formatMediumDate(event.date)))
  }
  requireYear(date)
  const occurrence = occurrenceInYear(event, dateParts(date).year, leapDay) ?? date
  if (occurrence > coming) throw invalidField('occurrenceDate', giftTexts.latestDay(formatMediumDate(coming)))
  return occurrence
}

/** Of a present that is no longer part of an event. @throws {AppError} INVALID for a day that is not over */
export function correctedDay(date: CalendarDate, today: CalendarDate): CalendarDate {
  requireYear(date)
  if (date >= today) throw invalidField('occurrenceDate', giftTexts.dayMustBePast)
  return date
}

const FIRST_YEAR = 1900

function requireYear(date: CalendarDate): void {
  if (dateParts(date).year < FIRST_YEAR) throw invalidField('occurrenceDate', giftTexts.earliestYear(FIRST_YEAR))
}

function movedTo(gift: Placed, event: MoveTarget | null, isSaved: boolean | undefined, today: CalendarDate): GiftPatch {
  // 'Bought, not assigned yet' is assigned by the first event it gets.
  const isBoughtWithoutEvent = gift.isPurchased && gift.occasionId === null
  const shallBeAssigned = event !== null && (isSaved ?? (gift.isSaved || isBoughtWithoutEvent))
  const stays = gift.occasionId === (event?.occasionId ?? null) && gift.isSaved === shallBeAssigned
  if (stays) return {}
  if (!event) return toGeneralList(gift, today)
  return shallBeAssigned ? assignTo(gift, event, today) : { ...backToIdeas(gift, today), occasionId: event.occasionId }
}
