import { eq } from 'drizzle-orm'
import type { Product } from '#domain/gifts/repeat.ts'
import { budgetRanges } from '#domain/occasions/budget-ranges.ts'
import { isOccasionType } from '#domain/occasions/types.ts'
import type { GiftEvent, Recipient } from '#domain/recommendations/profile.ts'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { giftIdeas, productDismissals } from '#server/db/schema.ts'
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
    })
    .from(giftIdeas)
    .where(eq(giftIdeas.contactId, contactId))
  const dismissed = await db
    .select({ provider: productDismissals.provider, productKey: productDismissals.productKey })
    .from(productDismissals)
    .where(eq(productDismissals.contactId, contactId))
  return { recipient, event, taken, dismissed }
}

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
