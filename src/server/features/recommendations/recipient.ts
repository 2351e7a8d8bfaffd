import { and, eq, inArray } from 'drizzle-orm'
import { costOf } from '#domain/gifts/cost.ts'
import { countsFor, type GiftFacts } from '#domain/gifts/counts.ts'
import { wasGiven } from '#domain/gifts/delivery.ts'
import type { Product } from '#domain/gifts/repeat.ts'
import { budgetLimits } from '#domain/occasions/budget-ranges.ts'
import { isOccasionType } from '#domain/occasions/types.ts'
import type { GiftEvent, Recipient } from '#domain/recommendations/profile.ts'
import type { Choice, Reaction } from '#domain/recommendations/learned.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
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
  const taken = await db
    .select({
      id: giftIdeas.id,
      title: giftIdeas.title,
      provider: giftIdeas.provider,
      productKey: giftIdeas.productKey,
      productUrl: giftIdeas.productUrl,
      isPurchased: giftIdeas.isPurchased,
      itemType: giftIdeas.itemType,
      reaction: giftIdeas.reaction,
      deliveryState: giftIdeas.deliveryState,
      occurrenceDate: giftIdeas.occurrenceDate,
      priceCents: giftIdeas.price,
      pricePaidCents: giftIdeas.pricePaid,
      isSaved: giftIdeas.isSaved,
      occasionId: giftIdeas.occasionId,
    })
    .from(giftIdeas)
    .where(and(eq(giftIdeas.userId, actor.owner), eq(giftIdeas.contactId, contactId)))
  const event = occasionId === undefined ? null : await eventOf(db, actor, contactId, occasionId, taken)
  const dismissed = await db
    .select({
      provider: productDismissals.provider,
      productKey: productDismissals.productKey,
      reason: productDismissals.reason,
    })
    .from(productDismissals)
    .where(and(eq(productDismissals.userId, actor.owner), eq(productDismissals.contactId, contactId)))
  const knownOf = await productsAmong(db, [...taken, ...dismissed])
  const reactions = taken
    .filter(({ reaction }) => reaction === 'loved' || reaction === 'no')
    // A corrected date may have moved its event into the future again.
    .filter((gift) => wasGiven(gift, actor.today))
    .toSorted(latestFirst)
    .slice(0, MOST_REACTIONS)
    .map((gift): Reaction => {
      const { title, productKey, reaction, occurrenceDate } = gift
      return {
        title,
        productKey,
        reaction: reaction === 'loved' ? 'loved' : 'no',
        givenOn: occurrenceDate,
        known: knownOf(gift),
      }
    })
  const choices: Choice[] = [
    // Presents that weren't for them count by their reaction.
    ...taken
      .filter(({ itemType, reaction }) => itemType === 'gift' && reaction !== 'no')
      .map((gift): Choice => {
        const kind = gift.isPurchased ? 'bought' : 'saved'
        return { kind, interests: knownOf(gift)?.interests ?? [], price: costOf(gift) }
      }),
    ...dismissed
      .filter(({ reason }) => reason === 'not_for_them')
      .map((one): Choice => ({ kind: 'dismissed', interests: knownOf(one)?.interests ?? [], price: null })),
  ]
  return { recipient: { ...recipient, reactions, choices }, event, taken, dismissed }
}

interface Saved {
  provider: string
  productKey: string | null
}

/**
 * What the catalog knows of the products among them. A statement of its own: on a distributed database the products are on
 * one machine and the gifts on another.
 */
async function productsAmong(db: DbOrTx, saved: readonly Saved[]) {
  const keys = saved.flatMap(({ productKey }) => productKey ?? [])
  const rows =
    keys.length === 0
      ? []
      : await db
          .select({
            provider: products.provider,
            productKey: products.productKey,
            interests: products.interests,
            categoryId: products.categoryId,
          })
          .from(products)
          .where(inArray(products.productKey, keys))
  const known = new Map(rows.map(({ interests, categoryId, ...of }) => [keyOf(of), { interests, categoryId }]))
  return (of: Saved) => known.get(keyOf(of)) ?? null
}

const keyOf = ({ provider, productKey }: Saved) => `${provider} ${productKey}`

/** The latest first, before them those without an event. */
function latestFirst(a: Given, b: Given): number {
  if (a.occurrenceDate === b.occurrenceDate) return b.id - a.id
  if (a.occurrenceDate === null || b.occurrenceDate === null) return a.occurrenceDate === null ? -1 : 1
  return a.occurrenceDate < b.occurrenceDate ? 1 : -1
}

interface Given {
  id: number
  occurrenceDate: CalendarDate | null
}

/** Older ones say little about what they like now, and each is compared with every candidate. */
const MOST_REACTIONS = 40

/** @param gifts of the contact */
async function eventOf(
  db: DbOrTx,
  actor: Actor,
  contactId: number,
  id: number,
  gifts: readonly GiftFacts[],
): Promise<GiftEvent> {
  const row = await ownedOccasion(db, actor, id)
  if (row.contactId !== contactId) throw notFound('event')
  const budgetOf = await budgetsOf(db, actor, [row])
  const budget = budgetOf(row)
  const date = comingOccurrenceOf(row, actor)
  const own = gifts.filter(({ occasionId }) => occasionId === id)
  return {
    id,
    name: row.name,
    type: isOccasionType(row.type) ? row.type : 'custom',
    date,
    budget: budgetLimits(budget),
    left: budget === null ? undefined : budget - countsFor(own, date).spent,
  }
}
