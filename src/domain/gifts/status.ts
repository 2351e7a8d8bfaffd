import type { CalendarDate } from '../shared/calendar-date.ts'
import { AppError } from '../shared/errors.ts'
import { giftTexts } from '../texts/gifts.ts'
import type { GiftFacts } from './counts.ts'

/** 'bought' is bought without an event: 'Bought, not assigned yet', and no idea any more. */
export type GiftStatus = 'idea' | 'assigned' | 'purchased' | 'bought'

type Placed = Pick<GiftFacts, 'isSaved' | 'isPurchased' | 'occasionId' | 'occurrenceDate'>

/** What a move changes of a gift. */
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

/** The event of a move: the one the call names, else the one expanded on the screen, else the gift's own. */
export function eventForMove(
  gift: Pick<Placed, 'occasionId'>,
  { fromCall, expanded }: { fromCall?: number | null | undefined; expanded?: number | null | undefined },
): number | null {
  return fromCall ?? expanded ?? gift.occasionId
}

/** @throws {AppError} INVALID without an event. */
export function assignTo(gift: Placed, target: MoveTarget | null): GiftPatch {
  if (!target) throw new AppError('INVALID', giftTexts.expandEventFirst)
  return {
    occasionId: target.occasionId,
    isSaved: true,
    occurrenceDate: gift.isPurchased ? boughtFor(gift, target) : null,
  }
}

/** Among the ideas of the same event. What is bought stays bought: the money is spent wherever the gift lies. */
export function backToIdeas(): GiftPatch {
  return { isSaved: false, occurrenceDate: null }
}

/** Also 'Remove from Event' and 'Unassign from Event'. */
export function toGeneralList(): GiftPatch {
  return { occasionId: null, isSaved: false, occurrenceDate: null }
}

/** Assigns the gift to the event first; without any event only the purchase is noted. */
export function markPurchased(gift: Placed, target: MoveTarget | null): GiftPatch {
  if (!target) return { isPurchased: true }
  return { ...assignTo({ ...gift, isPurchased: true }, target), isPurchased: true }
}

/** It stays where it is, and belongs to the coming occurrence again. */
export function markNotPurchased(): GiftPatch {
  return { isPurchased: false, occurrenceDate: null }
}

/** The ideas bank of an event: its own ideas and the contact's general ones, which are marked. */
export function ideasBank<G extends Placed>(
  giftsOfContact: Iterable<G>,
  occasionId: number,
): { gift: G; isGeneral: boolean }[] {
  return [...giftsOfContact]
    .filter((gift) => giftStatus(gift) === 'idea' && (gift.occasionId === occasionId || gift.occasionId === null))
    .map((gift) => ({ gift, isGeneral: gift.occasionId === null }))
}

/** Doing it twice, or moving it within its event, does not turn last year's present into this year's. */
function boughtFor(gift: Placed, target: MoveTarget): CalendarDate {
  return (gift.occasionId === target.occasionId ? gift.occurrenceDate : null) ?? target.occurrence
}
