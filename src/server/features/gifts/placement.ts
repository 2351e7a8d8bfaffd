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
export type Placement = Required<GiftPatch>

/** The requested placement; undefined fields stay. */
export interface Wish {
  /** The event it moves to, null for the general list. */
  event: MoveTarget | null
  isSaved?: boolean | undefined
  isPurchased?: boolean | undefined
}

/** A new gift, not placed yet. */
export const unplaced: Placement = { occasionId: null, isSaved: false, isPurchased: false, occurrenceDate: null }

/** First the move, then the purchase: a gift bought for an event is assigned to it. */
export function place(gift: Placement, { event, isSaved, isPurchased }: Wish, today: CalendarDate): Placement {
  const moved = { ...gift, ...movedTo(gift, event, isSaved, today) }
  if (isPurchased === undefined || isPurchased === gift.isPurchased) return moved
  return { ...moved, ...(isPurchased ? markPurchased(moved, event, today) : markNotPurchased()) }
}

/**
 * The occurrence that a corrected date stands for: the event's day in that year. Years before the event's first date keep
 * the date as given.
 * @param coming the last occurrence a gift can have been bought for, because counts refer to it
 * @throws {AppError} INVALID for a day other than a one-off's own, and for implausible years
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

/** For a gift that is no longer part of an event. @throws {AppError} INVALID unless the day is in the past */
export function correctedDay(date: CalendarDate, today: CalendarDate): CalendarDate {
  requireYear(date)
  if (date >= today) throw invalidField('occurrenceDate', giftTexts.dayMustBePast)
  return date
}

const FIRST_YEAR = 1900

function requireYear(date: CalendarDate): void {
  if (dateParts(date).year < FIRST_YEAR) throw invalidField('occurrenceDate', giftTexts.earliestYear(FIRST_YEAR))
}

function movedTo(
  gift: Placement,
  event: MoveTarget | null,
  isSaved: boolean | undefined,
  today: CalendarDate,
): GiftPatch {
  // The first event that a 'Bought, not assigned yet' gift gets assigns it.
  const isBoughtWithoutEvent = gift.isPurchased && gift.occasionId === null
  const shallBeAssigned = event !== null && (isSaved ?? (gift.isSaved || isBoughtWithoutEvent))
  const stays = gift.occasionId === (event?.occasionId ?? null) && gift.isSaved === shallBeAssigned
  if (stays) return {}
  if (!event) return toGeneralList(gift, today)
  return shallBeAssigned ? assignTo(gift, event, today) : { ...backToIdeas(gift, today), occasionId: event.occasionId }
}
