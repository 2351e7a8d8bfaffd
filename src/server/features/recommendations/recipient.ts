import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { wasGiven } from '#domain/gifts/delivery.ts'
import type { Product } from '#domain/gifts/repeat.ts'
import { budgetRanges } from '#domain/occasions/budget-ranges.ts'
import { isOccasionType } from '#domain/occasions/types.ts'
import type { GiftEvent, Recipient } from '#domain/recommendations/profile.ts'
import type { Choice, Reaction } from '#domain/recommendations/learned.ts'
import type { Cents } from '#domain/shared/money.ts'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { giftIdeas, productDismissals, products } from '#server/db/schema.ts'
import { ownedContact } from '#server/features/contacts/queries.ts'
import { budgetsOf, comingOccurrenceOf, ownedOccasion } from '#server/features/occasions/queries.ts'
import type { Actor } from '#server/identity/actor.ts'

/** Everything that recommending needs to know about a contact and one of its events. */
export interface Asked {
  recipient: Recipient
  event: GiftEvent | null
  /** Their gifts: ideas, assigned, bought, given before. */
  taken: Product[]
  dismissed: { provider: string; productKey: string }[]
}

/** @throws {AppError} NOT_FOUND for a stranger's contact, and for an event that is not this contact's */
export async function whomFor(
  db: DbOrTx,
  actor: Actor,
  contactId: number,
  occasionId: number | undefined,
): Promise<Asked> {
  const recipient = await ownedContact(db, actor, contactId)
  const event = occasionId === undefined ? null : await eventOf(db, actor, contactId, occasionId)
  const taken = await db
    .select({
      title: giftIdeas.title,
      provider: giftIdeas.provider,
      productKey: giftIdeas.productKey,
      productUrl: giftIdeas.productUrl,
      isPurchased: giftIdeas.isPurchased,
      itemType: giftIdeas.itemType,
      reaction: giftIdeas.reaction,
      price: sql<Cents | null>`coalesce(${giftIdeas.pricePaid}, ${giftIdeas.price})`,
      interests: products.interests,
    })
    .from(giftIdeas)
    .leftJoin(products, isSameProduct(giftIdeas))
    .where(and(eq(giftIdeas.userId, actor.owner), eq(giftIdeas.contactId, contactId)))
  const reactions = await reactionsOf(db, actor, contactId)
  const dismissed = await db
    .select({
      provider: productDismissals.provider,
      productKey: productDismissals.productKey,
      reason: productDismissals.reason,
      interests: products.interests,
    })
    .from(productDismissals)
    .leftJoin(products, isSameProduct(productDismissals))
    .where(and(eq(productDismissals.userId, actor.owner), eq(productDismissals.contactId, contactId)))
  const choices: Choice[] = [
    // Presents that weren't for them count by their reaction.
    ...taken
      .filter(({ itemType, reaction }) => itemType === 'gift' && reaction !== 'no')
      .map(({ isPurchased, interests, price }): Choice => {
        return { kind: isPurchased ? 'bought' : 'saved', interests: interests ?? [], price }
      }),
    ...dismissed
      .filter(({ reason }) => reason === 'not_for_them')
      .map(({ interests }): Choice => ({ kind: 'dismissed', interests: interests ?? [], price: null })),
  ]
  return { recipient: { ...recipient, reactions, choices }, event, taken, dismissed }
}

function isSameProduct(one: typeof giftIdeas | typeof productDismissals): SQL | undefined {
  return and(eq(products.provider, one.provider), eq(products.productKey, one.productKey))
}

/** Gifts that they were given and that somebody said of how it went, the latest first. */
async function reactionsOf(db: DbOrTx, { owner, today }: Actor, contactId: number): Promise<Reaction[]> {
  const rows = await db
    .select({
      title: giftIdeas.title,
      productKey: giftIdeas.productKey,
      reaction: giftIdeas.reaction,
      givenOn: giftIdeas.occurrenceDate,
      deliveryState: giftIdeas.deliveryState,
      isPurchased: giftIdeas.isPurchased,
      interests: products.interests,
      categoryId: products.categoryId,
    })
    .from(giftIdeas)
    .leftJoin(products, isSameProduct(giftIdeas))
    .where(
      and(
        eq(giftIdeas.userId, owner),
        eq(giftIdeas.contactId, contactId),
        inArray(giftIdeas.reaction, ['loved', 'no']),
      ),
    )
    .orderBy(desc(giftIdeas.occurrenceDate), desc(giftIdeas.id))
    .limit(MOST_REACTIONS)
  return rows.flatMap(({ title, productKey, reaction, givenOn, interests, categoryId, ...gift }) => {
    // A corrected date may have moved its event into the future again.
    if ((reaction !== 'loved' && reaction !== 'no') || !wasGiven({ ...gift, occurrenceDate: givenOn }, today)) return []
    const known = interests === null || categoryId === null ? null : { interests, categoryId }
    return [{ title, productKey, reaction, givenOn, known }]
  })
}

/** Older ones say little about what they like now, and each is compared with every candidate. */
const MOST_REACTIONS = 40

async function eventOf(db: DbOrTx, actor: Actor, contactId: number, id: number): Promise<GiftEvent> {
  const row = await ownedOccasion(db, actor, id)
  if (row.contactId !== contactId) throw notFound('event')
  const budgetOf = await budgetsOf(db, actor, [row])
  return {
    id,
    name: row.name,
    type: isOccasionType(row.type) ? row.type : 'custom',
    date: comingOccurrenceOf(row, actor),
    budget: budgetRanges(budgetOf(row)),
  }
}
