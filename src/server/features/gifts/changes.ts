import { deliveryAfter, notDelivered } from '#domain/gifts/delivery.ts'
import type { GiftChange } from '#domain/gifts/schema.ts'
import type { Schedule } from '#domain/occasions/recurrence.ts'
import { invalidField } from '#domain/shared/errors.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { comingOccurrenceOf } from '#server/features/occasions/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import { correctedDay, correctedOccurrence, place, unplaced, type Placement } from './placement.ts'
import type { GiftRow } from './queries.ts'

/** As much of an event as a gift needs. */
type EventOfGift = Schedule & { id: number }

/** Where the gift is after the change, for which occurrence, when and for how much it was bought, and what happened since. */
export function placement(actor: Actor, before: GiftRow | undefined, wanted: GiftChange, event: EventOfGift | null) {
  const target = event && { occasionId: event.id, occurrence: comingOccurrenceOf(event, actor) }
  const wish = { event: target, isSaved: wanted.isSaved, isPurchased: wanted.isPurchased }
  const placed = place(before ?? unplaced, wish, actor.today)
  const { occasionId, isSaved, isPurchased } = placed
  const occurrenceDate = occurrenceOf(actor, before, wanted, placed, event)
  if (!isPurchased && wanted.pricePaid && wanted.pricePaid !== before?.pricePaid)
    throw invalidField('pricePaid', giftTexts.priceOnlyIfBought)
  const bought = isPurchased && {
    purchasedAt: before?.isPurchased ? before.purchasedAt : actor.now,
    pricePaid: wanted.pricePaid === undefined ? (before?.pricePaid ?? null) : wanted.pricePaid,
  }
  const purchase = { isPurchased, occurrenceDate }
  const delivery = deliveryAfter(before ?? { ...unplaced, ...notDelivered }, purchase, wanted, actor.today)
  return { occasionId, isSaved, ...purchase, ...(bought || { purchasedAt: null, pricePaid: null }), ...delivery }
}

/** A date that was sent and differs from the row's is a correction; sending the whole row back isn't. */
function occurrenceOf(
  actor: Actor,
  before: GiftRow | undefined,
  wanted: GiftChange,
  placed: Placement,
  event: EventOfGift | null,
) {
  const given = wanted.occurrenceDate
  if (!given || given === before?.occurrenceDate) return placed.occurrenceDate
  // A gift that was given and then removed from its event keeps a date of its own.
  if (!event && placed.occurrenceDate !== null) return correctedDay(given, actor.today)
  if (!placed.isPurchased || !event || (!placed.isSaved && placed.occurrenceDate === null))
    throw invalidField('occurrenceDate', giftTexts.dateOnlyIfBought)
  return correctedOccurrence(event, given, { coming: comingOccurrenceOf(event, actor), leapDay: actor.leapDay })
}

/** The fields that are stored as they come. A price somebody typed is the user's own, whatever it was before. */
export function written(wanted: GiftChange, before?: GiftRow) {
  const isNewPrice = before !== undefined && wanted.price !== undefined && wanted.price !== before.price
  const priceKind = wanted.priceKind ?? (isNewPrice ? ('user' as const) : undefined)
  return {
    ...(wanted.title === undefined ? {} : { title: wanted.title }),
    ...(wanted.description === undefined ? {} : { description: wanted.description }),
    ...(wanted.price === undefined ? {} : { price: wanted.price }),
    ...(priceKind === undefined ? {} : { priceKind }),
    ...(wanted.imageUrl === undefined ? {} : { imageUrl: wanted.imageUrl }),
    ...(wanted.productUrl === undefined ? {} : { productUrl: wanted.productUrl }),
    ...(wanted.rating === undefined ? {} : { rating: wanted.rating }),
    ...(wanted.reviewCount === undefined ? {} : { reviewCount: wanted.reviewCount }),
    ...(wanted.matchReason === undefined ? {} : { matchReason: wanted.matchReason }),
    ...(wanted.itemType === undefined ? {} : { itemType: wanted.itemType }),
    ...(wanted.provider === undefined ? {} : { provider: wanted.provider }),
    ...(wanted.productKey === undefined ? {} : { productKey: wanted.productKey }),
  }
}
