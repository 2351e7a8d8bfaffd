import { and, asc, desc, eq, getTableColumns, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { DAYS_TO_ASK } from '#domain/gifts/delivery.ts'
import type { NamedGift } from '#domain/gifts/schema.ts'
import { DROP_DAYS } from '#domain/reminders/price-drop.ts'
import { addDays } from '#domain/shared/calendar-date.ts'
import { invalidField, notFound } from '#domain/shared/errors.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { contactOf, giftOf, occasionOf, splitOf } from '#server/db/keys.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { contacts, giftIdeas, giftSplits, occasions, planOccurrences, priceDrops } from '#server/db/schema.ts'
import { ownedContact } from '#server/features/contacts/queries.ts'
import { ownedOccasion } from '#server/features/occasions/queries.ts'
import { ownedPlan } from '#server/features/plans/queries.ts'
import type { Actor, OwnerId } from '#server/identity/actor.ts'

export type GiftRow = typeof giftIdeas.$inferSelect
type ListedGift = GiftRow & { hasSplit: boolean }
export type NamedGiftRow = ListedGift &
  Pick<NamedGift, 'contactName' | 'relationship' | 'emoji' | 'eventName'> & { contactPictureVersion: string | null }

/** Every gift idea of the owner, in the order in which lists show them. */
export async function listGifts(db: DbOrTx, owner: OwnerId): Promise<NamedGiftRow[]> {
  return namedGifts(db)
    .where(eq(giftIdeas.userId, owner))
    .orderBy(...inOrder)
}

/** Gifts for events of the last weeks, the latest first: it's asked how they went. */
export async function givenLately(db: DbOrTx, { owner, today }: Actor): Promise<NamedGiftRow[]> {
  return namedGifts(db)
    .where(
      and(
        eq(giftIdeas.userId, owner),
        giftIdeas.isSaved,
        gte(giftIdeas.occurrenceDate, addDays(today, -DAYS_TO_ASK)),
        lt(giftIdeas.occurrenceDate, today),
        eq(giftIdeas.itemType, 'gift'),
      ),
    )
    .orderBy(desc(giftIdeas.occurrenceDate), asc(giftIdeas.contactId), ...inOrder)
}

/**
 * Drops of watched prices that the bell may still show, the latest first. Clean-up leaves few that are older, so all are read
 * by their owner: by the days, the planner would read those of everybody.
 */
export async function listPriceDrops(db: DbOrTx, { owner, now }: Actor) {
  const drops = await db
    .select({
      drop: priceDrops,
      title: giftIdeas.title,
      contactId: giftIdeas.contactId,
      contactName: contacts.fullName,
    })
    .from(priceDrops)
    .innerJoin(giftIdeas, giftOf(priceDrops))
    .innerJoin(contacts, contactOf(giftIdeas))
    .where(eq(priceDrops.userId, owner))
    .orderBy(desc(priceDrops.id))
  const since = now.getTime() - DROP_DAYS * dayMs
  return drops.filter(({ drop }) => drop.createdAt.getTime() >= since)
}

const dayMs = 24 * 3600_000

/** @throws {AppError} NOT_FOUND */
export async function giftsOfContact(db: DbOrTx, actor: Actor, contactId: number): Promise<ListedGift[]> {
  const contact = await ownedContact(db, actor, contactId)
  return ownedGifts(db)
    .where(and(eq(giftIdeas.userId, actor.owner), eq(giftIdeas.contactId, contact.id)))
    .orderBy(...inOrder)
}

/**
 * An event's own gifts, those given before included, and the contact's general ideas (`occasionId` null) that are not
 * bought yet.
 * @throws {AppError} NOT_FOUND
 */
export async function giftsOfOccasion(db: DbOrTx, actor: Actor, occasionId: number): Promise<ListedGift[]> {
  const occasion = await ownedOccasion(db, actor, occasionId)
  const isGeneralIdea = and(isNull(giftIdeas.occasionId), eq(giftIdeas.isPurchased, false))
  return ownedGifts(db)
    .where(
      and(
        eq(giftIdeas.userId, actor.owner),
        eq(giftIdeas.contactId, occasion.contactId),
        or(eq(giftIdeas.occasionId, occasion.id), isGeneralIdea),
      ),
    )
    .orderBy(...inOrder)
}

/**
 * The gifts of a plan's events, those given before included, and the general ideas for its people that are not bought yet.
 * @throws {AppError} NOT_FOUND
 */
export async function giftsOfPlan(db: DbOrTx, { owner }: Actor, planId: number): Promise<ListedGift[]> {
  const plan = await ownedPlan(db, owner, planId)
  const planned = db
    .select({ occasionId: planOccurrences.occasionId, contactId: occasions.contactId })
    .from(planOccurrences)
    .innerJoin(occasions, occasionOf(planOccurrences))
    .where(and(eq(planOccurrences.userId, owner), eq(planOccurrences.planId, plan.id)))
    .as('planned')
  return ownedGifts(db)
    .where(
      and(
        eq(giftIdeas.userId, owner),
        or(
          inArray(giftIdeas.occasionId, db.select({ id: planned.occasionId }).from(planned)),
          and(
            isNull(giftIdeas.occasionId),
            eq(giftIdeas.isPurchased, false),
            inArray(giftIdeas.contactId, db.select({ id: planned.contactId }).from(planned)),
          ),
        ),
      ),
    )
    .orderBy(...inOrder)
}

/** A gift that is about to be changed, with as much of its event as that takes. @throws {AppError} NOT_FOUND */
export async function giftWithEvent(db: DbOrTx, owner: OwnerId, id: number) {
  const [gift] = await withEventById(db).execute({ owner, id })
  if (!gift) throw notFound('giftIdea')
  return gift
}

/** @throws {AppError} NOT_FOUND */
export async function ownedGift(db: DbOrTx, owner: OwnerId, id: number): Promise<ListedGift & { contactName: string }> {
  const [gift] = await giftById(db).execute({ owner, id })
  if (!gift) throw notFound('giftIdea')
  return gift
}

/**
 * Where a new gift goes: its contact and event, and how many gifts the contact has, in one statement.
 * @throws {AppError} NOT_FOUND, or INVALID for an event of another contact
 */
export async function targetOfGift(db: DbOrTx, { owner }: Actor, contactId: number, occasionId: number | null) {
  const [target] = await targets(db).execute({ owner, contactId, occasionId })
  if (!target) throw notFound('contact')
  if (occasionId !== null && !target.event) throw notFound('event')
  if (target.event && target.event.contactId !== contactId)
    throw invalidField('occasionId', giftTexts.otherContactsEvent)
  return target
}

const eventColumns = {
  id: occasions.id,
  contactId: occasions.contactId,
  name: occasions.name,
  date: occasions.date,
  isRecurring: occasions.isRecurring,
  dateRule: occasions.dateRule,
}

const targets = preparedOnce((db) =>
  db
    .select({
      contactName: contacts.fullName,
      event: eventColumns,
      gifts: sql<number>`(${db
        .select({ all: sql`count(*)::int` })
        .from(giftIdeas)
        .where(
          and(eq(giftIdeas.userId, sql.placeholder('owner')), eq(giftIdeas.contactId, sql.placeholder('contactId'))),
        )})`,
    })
    .from(contacts)
    .leftJoin(occasions, and(eq(occasions.userId, contacts.userId), eq(occasions.id, sql.placeholder('occasionId'))))
    .where(and(eq(contacts.userId, sql.placeholder('owner')), eq(contacts.id, sql.placeholder('contactId'))))
    .prepare('target_of_gift'),
)

const listed = {
  ...getTableColumns(giftIdeas),
  contactName: contacts.fullName,
  hasSplit: sql<boolean>`${giftSplits.id} is not null`,
}

function namedGifts(db: DbOrTx) {
  return db
    .select({
      ...listed,
      relationship: contacts.relationship,
      emoji: contacts.emoji,
      contactPictureVersion: contacts.pictureVersion,
      eventName: occasions.name,
    })
    .from(giftIdeas)
    .innerJoin(contacts, contactOf(giftIdeas))
    .leftJoin(giftSplits, splitOf(giftIdeas))
    .leftJoin(occasions, occasionOf(giftIdeas))
}

function ownedGifts(db: DbOrTx) {
  return db
    .select(listed)
    .from(giftIdeas)
    .innerJoin(contacts, contactOf(giftIdeas))
    .leftJoin(giftSplits, splitOf(giftIdeas))
}

export async function countGifts(db: DbOrTx, owner: OwnerId, contactId: number): Promise<number> {
  const [counted] = await countOfContact(db).execute({ owner, contactId })
  return counted?.all ?? 0
}

const countOfContact = preparedOnce((db) =>
  db
    .select({ all: sql<number>`count(*)::int` })
    .from(giftIdeas)
    .where(and(eq(giftIdeas.userId, sql.placeholder('owner')), eq(giftIdeas.contactId, sql.placeholder('contactId'))))
    .prepare('count_gifts'),
)

const giftById = preparedOnce((db) =>
  ownedGifts(db)
    .where(and(eq(giftIdeas.userId, sql.placeholder('owner')), eq(giftIdeas.id, sql.placeholder('id'))))
    .prepare('gift_by_id'),
)

const withEventById = preparedOnce((db) =>
  db
    .select({ ...listed, event: eventColumns })
    .from(giftIdeas)
    .innerJoin(contacts, contactOf(giftIdeas))
    .leftJoin(giftSplits, splitOf(giftIdeas))
    .leftJoin(occasions, occasionOf(giftIdeas))
    .where(and(eq(giftIdeas.userId, sql.placeholder('owner')), eq(giftIdeas.id, sql.placeholder('id'))))
    .prepare('gift_with_event'),
)

const inOrder = [asc(giftIdeas.position), asc(giftIdeas.id)]
