import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { mayKeep } from '#domain/gifts/offers/content.ts'
import type { Db, Tx } from '#server/db/connection.ts'
import { giftIdeas, idempotencyKeys, users } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import type { GiftRow } from '../queries.ts'
import { withoutContent } from './saved-from.ts'

/** Users whose gifts are looked at in one transaction. */
const BATCH = 50

/**
 * Removes from saved gifts what their shops' rules allow for a day only: picture, rating, description, and what was looked up since,
 * also from answers that are kept for repeated requests. Title, price and link stay.
 */
export async function forgetContent({ db, clock }: Services, stopping: AbortSignal): Promise<void> {
  let after = ''
  while (!stopping.aborted) {
    const owners = await ownersWithContent(db, clock.now(), after)
    const last = owners.at(-1)
    if (last === undefined) return
    after = last
    await db.transaction((tx) => forgetOf(tx, owners, clock.now()))
  }
}

/** Everything that may be over: the shortest time that any source allows is a day, and the margin is an hour. */
const SHORTEST_MS = 22 * 3600_000

async function ownersWithContent(db: Db, now: Date, after: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: giftIdeas.userId })
    .from(giftIdeas)
    .where(
      and(
        isNotNull(giftIdeas.contentFetchedAt),
        lte(giftIdeas.contentFetchedAt, new Date(now.getTime() - SHORTEST_MS)),
        sql`${giftIdeas.userId} > ${after}`,
      ),
    )
    .orderBy(giftIdeas.userId)
    .limit(BATCH)
  return rows.map(({ userId }) => userId)
}

async function forgetOf(tx: Tx, owners: readonly string[], now: Date): Promise<void> {
  // Users first, in one order, as in every change (reminders/ledger.ts).
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
