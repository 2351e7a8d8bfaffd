import type { CalendarDate } from '../shared/calendar-date.ts'
import { AppError } from '../shared/errors.ts'
import { giftTexts } from '../texts/gifts.ts'
import { belongsTo, type GiftFacts } from './counts.ts'

/** 'bought' means bought without an event: shown as 'Bought, not assigned yet' and no longer as an idea. */
export type GiftStatus = 'idea' | 'assigned' | 'purchased' | 'bought'

type Placed = Pick<GiftFacts, 'isSaved' | 'isPurchased' | 'occasionId' | 'occurrenceDate'>

type Given = Pick<GiftFacts, 'occurrenceDate'>

/** The fields that a move changes. */
export type GiftPatch = Partial<Placed>

/** An event a gift is moved to, with its coming occurrence: the one a gift bought today is bought for. */
export interface MoveTarget {
  occasionId: number
  occurrence: CalendarDate
}

export function giftStatus({ isSaved, isPurchased, occasionId }: Omit<Placed, 'occurrenceDate'>): GiftStatus {
  if (isSaved) return isPurchased ? 'purchased' : 'assigned'
  return isPurchased && occasionId === null ? 'bought' : 'idea'
}

/** The event of a move: the one on whose lists it happens, else the gift's own. */
export function eventForMove(gift: Pick<Placed, 'occasionId'>, eventId: number | null): number | null {
  return eventId ?? gift.occasionId
}

/**
 * Whether it was given already: bought for an occurrence that is over. It is listed under 'Given before' for that year and
 * stays there wherever it is moved; only taking the purchase back removes it from the history.
 */
export function isGiven({ occurrenceDate }: Given, today: CalendarDate): boolean {
  return occurrenceDate !== null && occurrenceDate < today
}

/** @throws {AppError} INVALID without an event. */
export function assignTo(gift: Placed, target: MoveTarget | null, today: CalendarDate): GiftPatch {
  if (!target) throw new AppError('INVALID', giftTexts.expandEventFirst)
  return {
    occasionId: target.occasionId,
    isSaved: true,
    occurrenceDate: gift.isPurchased ? boughtFor(gift, target, today) : null,
  }
}

/** Among the ideas of the same event. A bought gift stays bought: the money is spent wherever the gift is listed. */
export function backToIdeas(gift: Given, today: CalendarDate): GiftPatch {
  return { isSaved: false, occurrenceDate: givenOn(gift, today) }
}

/** Also 'Remove from Event' and 'Unassign from Event'. */
export function toGeneralList(gift: Given, today: CalendarDate): GiftPatch {
  return { occasionId: null, isSaved: false, occurrenceDate: givenOn(gift, today) }
}

/** Assigns the gift to the event first; without an event only the purchase is recorded. */
export function markPurchased(gift: Placed, target: MoveTarget | null, today: CalendarDate): GiftPatch {
  if (!target) return { isPurchased: true }
  return { ...assignTo({ ...gift, isPurchased: true }, target, today), isPurchased: true }
}

/** It stays where it is, and belongs to the coming occurrence again. */
export function markNotPurchased(): GiftPatch {
  return { isPurchased: false, occurrenceDate: null }
}

/** The ideas bank of an event's coming occurrence: its own ideas and the contact's general ones, which are marked. */
export function ideasBank<G extends GiftFacts>(
  giftsOfContact: Iterable<G>,
  { occasionId, occurrence }: MoveTarget,
): { gift: G; isGeneral: boolean }[] {
  return [...giftsOfContact]
    .filter((gift) => giftStatus(gift) === 'idea')
    .filter((gift) => gift.occasionId === null || (gift.occasionId === occasionId && belongsTo(gift, occurrence)))
    .map((gift) => ({ gift, isGeneral: gift.occasionId === null }))
}

/** Repeating it, or moving a given gift, doesn't turn last year's present into this year's. */
function boughtFor(gift: Placed, target: MoveTarget, today: CalendarDate): CalendarDate {
  const isOfEvent = gift.occasionId === target.occasionId
  return (isOfEvent ? gift.occurrenceDate : givenOn(gift, today)) ?? target.occurrence
}

function givenOn(gift: Given, today: CalendarDate): CalendarDate | null {
  return isGiven(gift, today) ? gift.occurrenceDate : null
}
