import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { mayKeep, SHORTEST_KEPT_MS } from '#domain/gifts/offers/content.ts'
import type { Db, Tx } from '#server/db/connection.ts'
import { giftIdeas, idempotencyKeys, users } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import type { GiftRow } from '../queries.ts'
import { withoutContent } from './saved-from.ts'

/** Gifts whose users are looked at in one transaction. */
const BATCH = 200

/**
 * Removes from saved gifts what their shops' rules allow for a day only: picture, rating, description, and what was looked up since,
 * also from answers that are kept for repeated requests. Title, price and link stay.
 */
export async function forgetContent({ db, clock }: Services, stopping: AbortSignal): Promise<void> {
  for (let forgot = true; forgot && !stopping.aborted;) {
    const owners = await ownersWithContent(db, clock.now())
    forgot = owners.length > 0 && (await db.transaction((tx) => forgetOf(tx, owners, clock.now())))
  }
}

/** Whose content is the oldest. */
async function ownersWithContent(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ userId: giftIdeas.userId })
    .from(giftIdeas)
    .where(lte(giftIdeas.contentFetchedAt, new Date(now.getTime() - SHORTEST_KEPT_MS)))
    .orderBy(giftIdeas.contentFetchedAt)
    .limit(BATCH)
  return [...new Set(rows.map(({ userId }) => userId))]
}

/** Whether any of it was over. */
async function forgetOf(tx: Tx, owners: readonly string[], now: Date): Promise<boolean> {
  let forgot = false
  // Users first, in one order, as in every change (reminders/sending/ledger.ts).
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...owners]))
    .orderBy(users.id)
    .for('no key update')
  const gifts = await tx
    .select()
    .from(giftIdeas)
    .where(and(inArray(giftIdeas.userId, [...owners]), isNotNull(giftIdeas.contentFetchedAt)))
  for (const gift of gifts) {
    const { userId, id, provider, contentFetchedAt } = gift
    if (contentFetchedAt === null || mayKeep(provider, contentFetchedAt, now)) continue
    forgot = true
    await tx
      .update(giftIdeas)
      .set(leftOf(gift, now))
      .where(and(eq(giftIdeas.userId, userId), eq(giftIdeas.id, id)))
    await forgetAnswers(tx, gift)
    await tx
      .update(users)
      .set({ dataVersion: sql`${users.dataVersion} + 1` })
      .where(eq(users.id, userId))
  }
  return forgot
}

/** What was looked up a moment ago stays for a day of its own. */
function leftOf({ provider, shopFields, offerAsOf }: GiftRow, now: Date): Partial<GiftRow> {
  const keepsOffer = shopFields.includes('offer') && offerAsOf !== null && mayKeep(provider, offerAsOf, now)
  const { description, imageUrl, rating, reviewCount } = withoutContent
  return {
    ...(shopFields.includes('description') && { description }),
    ...(shopFields.includes('imageUrl') && { imageUrl }),
    ...(shopFields.includes('rating') && { rating, reviewCount }),
    ...(keepsOffer
      ? { shopFields: ['offer'], contentFetchedAt: offerAsOf }
      : { shopFields: [], contentFetchedAt: null, offerPrice: null, offerInStock: null, offerAsOf: null }),
  }
}

/** A repeated request gets the same answer for a day, without what is over. */
async function forgetAnswers(tx: Tx, { userId, uid }: GiftRow): Promise<void> {
  const isAbout = and(eq(idempotencyKeys.userId, userId), sql`strpos(${idempotencyKeys.response}, ${uid}) > 0`)
  for (const { key, response } of await tx.select().from(idempotencyKeys).where(isAbout))
    await tx
      .update(idempotencyKeys)
      .set({ response: JSON.stringify(withoutShop(JSON.parse(response), uid)) })
      .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)))
}

function withoutShop(value: unknown, uid: string): unknown {
  if (Array.isArray(value)) return value.map((part) => withoutShop(part, uid))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, part]) => [name, withoutShop(part, uid)] as const)
  const copy: Record<string, unknown> = Object.fromEntries(parts)
  return copy['uid'] === uid
    ? { ...copy, ...withoutContent, picture: withoutContent.imageUrl, photo: null, offer: null }
    : copy
}
