import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { rulesOf } from '#domain/catalogue/source-rules.ts'
import { nextCheck } from '#domain/gifts/offers/schedule.ts'
import { afterPrice, type Drop } from '#domain/gifts/offers/watch.ts'
import { nextOccurrence } from '#domain/occasions/recurrence.ts'
import { daysBetween } from '#domain/shared/calendar-date.ts'
import { groupBy } from '#domain/shared/group-by.ts'
import { todayIn } from '#domain/shared/zone.ts'
import { lookUpOf, type Offer } from '#server/catalogue/look-up.ts'
import { isProviderError } from '#server/catalogue/provider.ts'
import type { Db, Tx } from '#server/db/connection.ts'
import { areRows } from '#server/db/keys.ts'
import { lockFreeUsers } from '#server/db/lock-users.ts'
import { giftIdeas, occasions, priceDrops, userPreferences, users } from '#server/db/schema.ts'
import { mailingDrops, pushDrops, type MailDrop } from '#server/features/reminders/price-drops/commands.ts'
import { bucketOf, LOOK_FURTHER, ofOwnBuckets } from '#server/jobs/buckets.ts'
import type { Services } from '#server/services.ts'
import type { GiftRow } from '../queries.ts'

/** Gifts that are thought of at a time. */
const BATCH = 200
/** Gifts that are read at a time, so that several processes find some that no other one takes. */
const LOOK = BATCH * LOOK_FURTHER
const minuteMs = 60_000
/** A process that is killed leaves its gifts to the next run after this. */
const LEASE_MS = 15 * minuteMs
/** A shop that can't be asked now is asked again after this. */
const AFTER_FAILURE_MS = 60 * minuteMs

/** Looks up price, stock and link of saved gifts, more often as their events come near, and reports drops that are watched. */
export async function checkOffers(services: Services, stopping: AbortSignal): Promise<void> {
  const { db, clock } = services
  const mail = await mailingDrops(services)
  while (!stopping.aborted) {
    const { gifts, isLast } = await db.transaction((tx) => claim(tx, clock.now()))
    await checkSome(services, mail, gifts, stopping)
    if (isLast) break
  }
  await pushDrops(services)
}

/**
 * Gifts to think of now, of users in buckets that no other process has. Their time is moved on, so that no other process takes
 * them too. Gifts of users who are changing something just now are left to the next run.
 */
async function claim(tx: Tx, now: Date): Promise<{ gifts: GiftRow[]; isLast: boolean }> {
  const found = await tx
    .select({ userId: giftIdeas.userId, id: giftIdeas.id, bucket: bucketOf(giftIdeas.userId) })
    .from(giftIdeas)
    .where(lte(giftIdeas.checkAt, now))
    .orderBy(giftIdeas.checkAt)
    .limit(LOOK)
  if (found.length === 0) return { gifts: [], isLast: true }
  const taken = await ofOwnBuckets(tx, 'check offers', found, BATCH)
  const owners = await lockFreeUsers(
    tx,
    taken.map(({ userId }) => userId),
  )
  if (owners.length === 0) return { gifts: [], isLast: true }
  const locked = new Set(owners)
  const ofLocked = taken.filter(({ userId }) => locked.has(userId))
  const gifts = await tx
    .update(giftIdeas)
    .set({ checkAt: new Date(now.getTime() + LEASE_MS) })
    // Not if another process has taken it since it was read.
    .where(and(areRows(giftIdeas, ofLocked), lte(giftIdeas.checkAt, now)))
    .returning()
  return { gifts, isLast: found.length < LOOK && taken.length === found.length }
}

async function checkSome(
  services: Services,
  mail: MailDrop,
  gifts: readonly GiftRow[],
  stopping: AbortSignal,
): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const days = await daysUntilTheirEvents(db, gifts, now)
  const due: GiftRow[] = []
  for (const gift of gifts) {
    const daysUntil = days(gift)
    const { isDue, thinkAt } = nextCheck({ daysUntil, isWatched: gift.watchedAt !== null }, gift.offerAsOf, now)
    if (isDue) due.push({ ...gift, checkAt: thinkAt })
    else await thinkLater(db, [gift], thinkAt)
  }
  for (const [provider, ofProvider] of groupBy(due, (gift) => gift.provider)) {
    const source = lookUpOf(services, provider)
    // Not configured, perhaps for a while: as if it had been asked.
    if (!source) for (const gift of ofProvider) await thinkLater(db, [gift], gift.checkAt ?? now)
    const ofProduct = [...groupBy(ofProvider, ({ productKey }) => productKey ?? '')]
    for (let start = 0; source && start < ofProduct.length && !stopping.aborted; start += source.idsPerCall) {
      const some = ofProduct.slice(start, start + source.idsPerCall)
      const asked = some.flatMap(([, ofOne]) => ofOne)
      const found = await source.offers(some.map(([id]) => id)).catch(notNow)
      if (found === 'not now') await thinkLater(db, asked, new Date(now.getTime() + AFTER_FAILURE_MS))
      else
        for (const gift of asked)
          await db.transaction((tx) => recordOffer(tx, mail, gift, found.get(gift.productKey ?? ''), clock.now()))
    }
  }
}

function notNow(thrown: unknown): 'not now' {
  if (isProviderError(thrown)) return 'not now'
  throw thrown
}

async function thinkLater(db: Db, gifts: readonly GiftRow[], at: Date): Promise<void> {
  for (const [userId, ofUser] of groupBy(gifts, (gift) => gift.userId))
    await db
      .update(giftIdeas)
      .set({ checkAt: at })
      .where(
        and(
          eq(giftIdeas.userId, userId),
          inArray(
            giftIdeas.id,
            ofUser.map(({ id }) => id),
          ),
        ),
      )
}

/** Of a gift's own event, or of the contact's nearest one for a general idea. */
async function daysUntilTheirEvents(
  db: Db,
  gifts: readonly GiftRow[],
  now: Date,
): Promise<(gift: GiftRow) => number | null> {
  if (gifts.length === 0) return () => null
  const rows = await db
    .select({
      userId: occasions.userId,
      id: occasions.id,
      contactId: occasions.contactId,
      date: occasions.date,
      isRecurring: occasions.isRecurring,
      dateRule: occasions.dateRule,
      timeZone: userPreferences.timeZone,
      leapDay: userPreferences.leapDay,
    })
    .from(occasions)
    .leftJoin(userPreferences, eq(userPreferences.userId, occasions.userId))
    .where(
      and(
        inArray(occasions.userId, [...new Set(gifts.map(({ userId }) => userId))]),
        inArray(occasions.contactId, [...new Set(gifts.map(({ contactId }) => contactId))]),
      ),
    )
  const ofContact = groupBy(rows, ({ userId, contactId }) => `${userId} ${contactId}`)
  return ({ userId, contactId, occasionId }) => {
    const days = (ofContact.get(`${userId} ${contactId}`) ?? []).flatMap((event) => {
      if (occasionId !== null && event.id !== occasionId) return []
      const today = todayIn(event.timeZone, now)
      const coming = nextOccurrence(event, today, event.leapDay ?? 'feb28')
      return coming === null ? [] : [daysBetween(today, coming)]
    })
    return days.length === 0 ? null : Math.min(...days)
  }
}

/** With the user locked, on the gift as it is by now: a drop is found once, however many processes look. */
async function recordOffer(
  tx: Tx,
  mail: MailDrop,
  { userId, id, checkAt, provider, productKey }: GiftRow,
  offer: Offer | undefined,
  now: Date,
): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const isIt = and(eq(giftIdeas.userId, userId), eq(giftIdeas.id, id))
  const [gift] = await tx.select().from(giftIdeas).where(isIt)
  // Deleted, bought, or another product by now.
  if (!gift || gift.checkAt === null || gift.provider !== provider || gift.productKey !== productKey) return
  const { keepsHours, priceAlerts } = rulesOf(provider)
  const inStock = offer?.inStock ?? false
  const price = priceAlerts ? (offer?.priceCents ?? null) : null
  const { watchFrom, drop } = watched(gift, inStock ? price : null)
  const hasOtherContent = gift.shopFields.some((field) => field !== 'offer')
  await tx
    .update(giftIdeas)
    .set({
      checkAt,
      offerPrice: price,
      offerInStock: inStock,
      offerAsOf: now,
      watchFrom,
      ...(offer && isSameShop(gift.productUrl, offer.productUrl) && { productUrl: offer.productUrl }),
      ...(keepsHours !== null && {
        shopFields: [...new Set([...gift.shopFields, 'offer' as const])],
        contentFetchedAt: hasOtherContent ? gift.contentFetchedAt : now,
      }),
    })
    .where(isIt)
  await tx
    .update(users)
    .set({ dataVersion: sql`${users.dataVersion} + 1` })
    .where(eq(users.id, userId))
  if (!drop) return
  await tx.insert(priceDrops).values({ userId, giftIdeaId: id, ...drop, createdAt: now })
  await mail(tx, gift, drop)
}

function watched(gift: GiftRow, price: number | null): { watchFrom: number | null; drop: Drop | null } {
  const { watchedAt, watchBelow, watchFrom } = gift
  if (watchedAt === null || price === null) return { watchFrom, drop: null }
  const { watch, drop } = afterPrice({ below: watchBelow, from: watchFrom }, price)
  return { watchFrom: watch.from, drop }
}

/** A link that the user replaced by another shop's stays. */
function isSameShop(one: string | null, other: string): boolean {
  return one !== null && URL.canParse(one) && URL.canParse(other) && new URL(one).host === new URL(other).host
}
