import { eq } from 'drizzle-orm'
import {
  MAX_GIFTS,
  type Gift,
  type GiftChange,
  type GiftStatusChange,
  type NewGift,
  type Purchase,
} from '#domain/gifts/schema.ts'
import { AppError, invalidField } from '#domain/shared/errors.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { changedFields } from '#server/db/changed-fields.ts'
import type { Tx } from '#server/db/connection.ts'
import { giftIdeas } from '#server/db/schema.ts'
import { ownedContact } from '#server/features/contacts/queries.ts'
import { comingOccurrenceOf, ownedOccasion, type OccasionRow } from '#server/features/occasions/queries.ts'
import type { Actor } from '#server/owner.ts'
import { tellOfGift, tellOfRemoval } from './activity.ts'
import { correctedOccurrence, place, unplaced, type Placed } from './place.ts'
import { presentGift } from './present.ts'
import { ownedGift, type GiftRow } from './queries.ts'

type OwnedGift = Awaited<ReturnType<typeof ownedGift>>

/** @throws {AppError} NOT_FOUND, INVALID for an event of another contact, LIMIT */
export async function addGift(tx: Tx, actor: Actor, { contactId, ...wanted }: NewGift): Promise<Gift> {
  const contact = await ownedContact(tx, actor, contactId)
  const event = await eventFor(tx, actor, contact.id, wanted.occasionId ?? null)
  if ((await tx.$count(giftIdeas, eq(giftIdeas.contactId, contact.id))) >= MAX_GIFTS)
    throw new AppError('LIMIT', generalTexts.limitReached(MAX_GIFTS, 'gift idea'))
  const [after] = await tx
    .insert(giftIdeas)
    .values({
      ...written(wanted),
      ...placement(actor, undefined, wanted, event),
      title: wanted.title,
      contactId: contact.id,
      createdAt: actor.now,
      updatedAt: actor.now,
    })
    .returning()
  if (!after) throw new Error('The gift idea was not written')
  await tellOfGift(tx, actor, { after, contactName: contact.fullName, event })
  return presentGift(after)
}

/** @throws {AppError} NOT_FOUND, STALE, INVALID */
export async function changeGift(
  tx: Tx,
  actor: Actor,
  id: number,
  wanted: GiftChange,
  version: number | undefined,
): Promise<Gift> {
  const gift = await currentGift(tx, actor, id, version)
  return write(tx, actor, gift, wanted)
}

/**
 * Between the two lists, to another event, or to the general list.
 * @throws {AppError} NOT_FOUND, STALE, INVALID when it shall be assigned and no event is known
 */
export async function moveGift(
  tx: Tx,
  actor: Actor,
  id: number,
  { status, occasionId }: GiftStatusChange,
  version: number | undefined,
): Promise<Gift> {
  const gift = await currentGift(tx, actor, id, version)
  if (status === 'ideas') return write(tx, actor, gift, { occasionId, isSaved: false })
  const target = occasionId ?? gift.occasionId
  if (target === null) throw new AppError('INVALID', giftTexts.expandEventFirst)
  return write(tx, actor, gift, { occasionId: target, isSaved: true })
}

/**
 * Buying assigns the gift to the named event, else to its own; taking it back leaves it where it is.
 * @throws {AppError} NOT_FOUND, STALE, INVALID
 */
export async function setPurchased(
  tx: Tx,
  actor: Actor,
  id: number,
  { isPurchased, occasionId, pricePaid }: Purchase,
  version: number | undefined,
): Promise<Gift> {
  const gift = await currentGift(tx, actor, id, version)
  if (isPurchased)
    return write(tx, actor, gift, { isPurchased, pricePaid, isSaved: true, occasionId: occasionId ?? undefined })
  await eventFor(tx, actor, gift.contactId, occasionId ?? null)
  return write(tx, actor, gift, { isPurchased, pricePaid })
}

/** Its split goes with it. @throws {AppError} NOT_FOUND, STALE */
export async function removeGift(tx: Tx, actor: Actor, id: number, version: number | undefined): Promise<void> {
  const gift = await currentGift(tx, actor, id, version)
  await tx.delete(giftIdeas).where(eq(giftIdeas.id, gift.id))
  await tellOfRemoval(tx, actor, gift)
}

async function currentGift(tx: Tx, actor: Actor, id: number, version: number | undefined): Promise<OwnedGift> {
  const gift = await ownedGift(tx, actor.owner, id)
  if (version !== undefined && version !== gift.version)
    throw new AppError('STALE', generalTexts.stale, { current: presentGift(gift) })
  return gift
}

async function write(tx: Tx, actor: Actor, before: OwnedGift, wanted: GiftChange): Promise<Gift> {
  const occasionId = wanted.occasionId === undefined ? before.occasionId : wanted.occasionId
  const event = await eventFor(tx, actor, before.contactId, occasionId)
  const changes = changedFields<GiftRow, Partial<GiftRow>>(before, {
    ...written(wanted, before),
    ...placement(actor, before, wanted, event),
  })
  if (Object.keys(changes).length === 0) return presentGift(before)
  const [after] = await tx
    .update(giftIdeas)
    .set({ ...changes, updatedAt: actor.now, version: before.version + 1 })
    .where(eq(giftIdeas.id, before.id))
    .returning()
  if (!after) throw new Error('The gift idea was not written')
  await tellOfGift(tx, actor, { after, before, contactName: before.contactName, event })
  return presentGift(after)
}

/** @throws {AppError} NOT_FOUND, or INVALID for an event of another contact */
async function eventFor(
  tx: Tx,
  actor: Actor,
  contactId: number,
  occasionId: number | null,
): Promise<OccasionRow | null> {
  if (occasionId === null) return null
  const occasion = await ownedOccasion(tx, actor, occasionId)
  if (occasion.contactId !== contactId) throw invalidField('occasionId', giftTexts.otherContactsEvent)
  return occasion
}

/** Where the gift lies after the change, and for which occurrence, when and for how much it was bought. */
function placement(actor: Actor, before: GiftRow | undefined, wanted: GiftChange, event: OccasionRow | null) {
  const target = event && { occasionId: event.id, occurrence: comingOccurrenceOf(event, actor) }
  const placed = place(before ?? unplaced, { event: target, isSaved: wanted.isSaved, isPurchased: wanted.isPurchased })
  const { occasionId, isSaved, isPurchased } = placed
  const occurrenceDate = occurrenceOf(actor, before, wanted, placed, event)
  if (!isPurchased && wanted.pricePaid && wanted.pricePaid !== before?.pricePaid)
    throw invalidField('pricePaid', 'Only a gift that was bought has a price paid')
  const bought = isPurchased && {
    purchasedAt: before?.isPurchased ? before.purchasedAt : actor.now,
    pricePaid: wanted.pricePaid === undefined ? (before?.pricePaid ?? null) : wanted.pricePaid,
  }
  return { occasionId, isSaved, isPurchased, occurrenceDate, ...(bought || { purchasedAt: null, pricePaid: null }) }
}

/** A date that was sent and differs from the row's is a correction; the whole row sent back is none. */
function occurrenceOf(
  actor: Actor,
  before: GiftRow | undefined,
  wanted: GiftChange,
  placed: Placed,
  event: OccasionRow | null,
) {
  const given = wanted.occurrenceDate
  if (!given || given === before?.occurrenceDate) return placed.occurrenceDate
  if (!placed.isPurchased || !placed.isSaved || !event)
    throw invalidField('occurrenceDate', 'Only a gift that was bought for an event has the date it was bought for')
  return correctedOccurrence(event, given, actor.leapDay)
}

/** The fields that are stored as they come. A price somebody typed is the user's own, whatever it was before. */
function written(wanted: GiftChange, before?: GiftRow) {
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
