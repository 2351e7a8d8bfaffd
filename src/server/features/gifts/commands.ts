import { and, eq } from 'drizzle-orm'
import {
  MAX_GIFTS,
  type Gift,
  type GiftChange,
  type GiftStatusChange,
  type NewGift,
  type Purchase,
} from '#domain/gifts/schema.ts'
import { isGiven } from '#domain/gifts/status.ts'
import { AppError, invalidField } from '#domain/shared/errors.ts'
import { versionTexts } from '#domain/texts/versions.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { changedFields } from '#server/db/changed-fields.ts'
import type { Tx } from '#server/db/connection.ts'
import { ownRow } from '#server/db/keys.ts'
import { preparedInsert, preparedUpdate } from '#server/db/prepared.ts'
import { giftIdeas, giftSplits } from '#server/db/schema.ts'
import { andCommit, withCommit } from '#server/db/write.ts'
import { ownedContact } from '#server/features/contacts/queries.ts'
import { ownedOccasion, type OccasionRow } from '#server/features/occasions/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import { tellOfGift, tellOfNewGift, tellOfRemoval } from './activity.ts'
import { placement, written } from './changes.ts'
import { presentGift } from './present.ts'
import { MANUAL, offerAfter, savedFrom } from './offers/saved-from.ts'
import { countGifts, giftWithEvent, targetOfGift, type GiftRow } from './queries.ts'
import { earlierGifts, refuseRepeat } from './repeat.ts'

type OwnedGift = Awaited<ReturnType<typeof giftWithEvent>>

/** @throws {AppError} NOT_FOUND, INVALID for an event of another contact, LIMIT, REPEAT */
export async function addGift(tx: Tx, actor: Actor, { contactId, ...wanted }: NewGift): Promise<Gift> {
  const [{ contactName, event, gifts }, earlier] = await Promise.all([
    targetOfGift(tx, actor, contactId, wanted.occasionId ?? null),
    earlierGifts(tx, actor, wanted, { contactId }),
  ])
  if (gifts >= MAX_GIFTS) throw new AppError('LIMIT', refusalTexts.limitReached.gifts(MAX_GIFTS))
  refuseRepeat(actor, earlier, {
    title: wanted.title,
    provider: wanted.provider ?? MANUAL,
    productKey: wanted.productKey ?? null,
    productUrl: wanted.productUrl ?? null,
    contactName,
  })
  const fields = {
    ...written(wanted),
    ...placement(actor, undefined, wanted, event),
    ...savedFrom(wanted, actor),
    title: wanted.title,
  }
  const { owner: userId, now } = actor
  const [after] = await andCommit(
    tx,
    Promise.all([
      insertGift(tx, { ...fields, contactId, userId, createdAt: now, updatedAt: now }),
      tellOfNewGift(tx, actor, { after: fields, contactName, event }),
    ]),
  )
  return presentGift({ ...after, hasSplit: false })
}

const insertGift = preparedInsert(giftIdeas, 'insert_gift')
const updateGift = preparedUpdate(giftIdeas, 'update_gift')

/** Also to another person. @throws {AppError} NOT_FOUND, STALE, INVALID, LIMIT, REPEAT */
export async function changeGift(
  tx: Tx,
  actor: Actor,
  id: number,
  wanted: GiftChange,
  version: number | undefined,
): Promise<Gift> {
  const [gift, earlier] = await Promise.all([
    currentGift(tx, actor, id, version),
    earlierGifts(tx, actor, wanted, { contactId: wanted.contactId, giftId: id }),
  ])
  return write(tx, actor, gift, wanted, earlier)
}

/**
 * Between the two lists, to another event, or to the general list.
 * @throws {AppError} NOT_FOUND, STALE, INVALID when it should be assigned and no event is known, REPEAT
 */
export async function moveGift(
  tx: Tx,
  actor: Actor,
  id: number,
  { status, occasionId, ...guard }: GiftStatusChange,
  version: number | undefined,
): Promise<Gift> {
  const [gift, earlier] = await Promise.all([
    currentGift(tx, actor, id, version),
    earlierGifts(tx, actor, guard, { giftId: id }),
  ])
  const target = occasionId ?? gift.occasionId
  if (status === 'ideas') {
    // Moved to another event's ideas, it counts as saved again; back to its own event or the general list, it doesn't.
    return write(tx, actor, gift, { occasionId, isSaved: false }, target === gift.occasionId ? [] : earlier)
  }
  if (target === null) throw new AppError('INVALID', giftTexts.expandEventFirst)
  return write(tx, actor, gift, { occasionId: target, isSaved: true }, earlier)
}

/**
 * Buying assigns the gift to the named event, or else its own; undoing the purchase doesn't move it.
 * @throws {AppError} NOT_FOUND, STALE, INVALID, REPEAT
 */
export async function setPurchased(
  tx: Tx,
  actor: Actor,
  id: number,
  { isPurchased, occasionId, pricePaid, ...guard }: Purchase,
  version: number | undefined,
): Promise<Gift> {
  const [gift, earlier] = await Promise.all([
    currentGift(tx, actor, id, version),
    isPurchased ? earlierGifts(tx, actor, guard, { giftId: id }) : [],
  ])
  if (isPurchased) {
    const bought = { isPurchased, pricePaid, isSaved: true, occasionId: occasionId ?? undefined }
    return write(tx, actor, gift, bought, earlier)
  }
  await eventFor(tx, actor, gift.contactId, occasionId ?? null)
  return write(tx, actor, gift, { isPurchased, pricePaid }, [])
}

/** Its split goes with it. @throws {AppError} NOT_FOUND, STALE */
export async function removeGift(tx: Tx, actor: Actor, id: number, version: number | undefined): Promise<void> {
  const gift = await currentGift(tx, actor, id, version)
  await withCommit(
    tx,
    tx
      .delete(giftIdeas)
      .where(ownRow(giftIdeas, actor.owner, gift.id))
      .execute(),
  )
  await tellOfRemoval(tx, actor, gift)
}

async function currentGift(tx: Tx, actor: Actor, id: number, version: number | undefined): Promise<OwnedGift> {
  const gift = await giftWithEvent(tx, actor.owner, id)
  if (version !== undefined && version !== gift.version)
    throw new AppError('STALE', versionTexts.stale, { current: presentGift(gift) })
  return gift
}

/** @param earlier gifts that it must not repeat */
async function write(
  tx: Tx,
  actor: Actor,
  before: OwnedGift,
  wanted: GiftChange,
  earlier: Awaited<ReturnType<typeof earlierGifts>>,
): Promise<Gift> {
  const person = await personFor(tx, actor, before, wanted.contactId ?? before.contactId)
  // An event of the person who had it isn't one of the person who gets it.
  const own = person.contactId === before.contactId ? before.event : null
  const occasionId = wanted.occasionId === undefined ? (own?.id ?? null) : wanted.occasionId
  const event = occasionId === own?.id ? own : await eventFor(tx, actor, person.contactId, occasionId)
  const fields = written(wanted, before)
  refuseRepeat(actor, earlier, { ...before, ...fields, ...person })
  const placed = { ...fields, contactId: person.contactId, ...placement(actor, before, wanted, event) }
  const changes = changedFields<GiftRow, Partial<GiftRow>>(before, {
    ...placed,
    ...offerAfter(before, placed, wanted, actor.now),
  })
  if (Object.keys(changes).length === 0) return presentGift(before)
  const after = { ...before, ...changes, updatedAt: actor.now, version: before.version + 1 }
  const { isPurchased } = after
  await withCommit(tx, updateGift(tx, after))
  // A split is bought exactly when its gift is. That isn't an edit of the split, so its version stays.
  if (changes.isPurchased !== undefined && before.hasSplit)
    await withCommit(
      tx,
      tx
        .update(giftSplits)
        .set({ isPurchased })
        .where(and(eq(giftSplits.userId, actor.owner), eq(giftSplits.giftIdeaId, before.id)))
        .execute(),
    )
  await tellOfGift(tx, actor, { after, before, contactName: person.contactName, event })
  return presentGift(after)
}

/**
 * Whom it is for after a change. What was given stays with the person who got it, and what others pay for stays with the person
 * they agreed on.
 * @throws {AppError} NOT_FOUND, INVALID, LIMIT
 */
async function personFor(tx: Tx, actor: Actor, gift: OwnedGift, contactId: number) {
  if (contactId === gift.contactId) return { contactId, contactName: gift.contactName }
  const contact = await ownedContact(tx, actor, contactId)
  if (isGiven(gift, actor.today)) throw invalidField('contactId', giftTexts.givenStays(gift.contactName))
  if (gift.hasSplit) throw invalidField('contactId', giftTexts.sharedStays)
  if ((await countGifts(tx, actor.owner, contact.id)) >= MAX_GIFTS)
    throw new AppError('LIMIT', refusalTexts.limitReached.gifts(MAX_GIFTS))
  return { contactId: contact.id, contactName: contact.fullName }
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
