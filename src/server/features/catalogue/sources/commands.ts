import { and, count, eq, sql } from 'drizzle-orm'
import { MAX_FEEDS } from '#domain/catalogue/sources/limits.ts'
import type { ChangedSource, NewSource } from '#domain/catalogue/sources/schema.ts'
import { AppError } from '#domain/shared/errors.ts'
import { productFeedTexts as texts } from '#domain/texts/product-feeds.ts'
import { feedBySource, providerOf } from '#server/catalogue/feeds/feed.ts'
import { withdraw } from '#server/catalogue/feeds/publish.ts'
import { nextRunOf } from '#server/catalogue/feeds/schedule.ts'
import { storeFile } from '#server/catalogue/feeds/store-file.ts'
import { productFeeds } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'

type Needed = Pick<Services, 'db' | 'clock'>

/**
 * Nothing is fetched yet. @returns the id of the new source
 * @throws {AppError} LIMIT
 */
export async function addFeed({ db, clock }: Needed, { name, url, schedule = 'off' }: NewSource): Promise<string> {
  const [{ feeds } = { feeds: 0 }] = await db.select({ feeds: count() }).from(productFeeds)
  if (feeds >= MAX_FEEDS) throw new AppError('LIMIT', texts.tooManyFeeds(MAX_FEEDS))
  const now = clock.now()
  const [added] = await db
    .insert(productFeeds)
    .values({ name, url: url ?? null, schedule, nextRunAt: nextRunOf(schedule, now), createdAt: now })
    .returning({ id: productFeeds.id })
  if (!added) throw new Error('a feed was not added')
  return providerOf(added.id)
}

/** @throws {AppError} NOT_FOUND */
export async function changeFeed(
  { db, clock }: Needed,
  sourceId: string,
  { name, url, schedule, mapping, departments }: ChangedSource,
): Promise<void> {
  const feed = await feedBySource(db, sourceId)
  if (url !== undefined && feed.url === null) throw new AppError('CONFLICT', texts.addressOrFile)
  const chosen = departments && Object.fromEntries(departments.map((one) => [one.name, one.categoryId]))
  await db
    .update(productFeeds)
    .set({
      ...(name !== undefined && { name }),
      // Another address is another file.
      ...(url !== undefined && url !== feed.url && { url, etag: null, lastModified: null }),
      ...(schedule !== undefined && { schedule, nextRunAt: nextRunOf(schedule, clock.now()) }),
      // The same file is to be read again, in another way.
      ...(mapping !== undefined && { mapping, etag: null, lastModified: null }),
      ...(chosen !== undefined && {
        chosenDepartments: sql`${productFeeds.chosenDepartments} || ${JSON.stringify(chosen)}::jsonb`,
        etag: null,
        lastModified: null,
      }),
    })
    .where(eq(productFeeds.id, feed.id))
}

/** With its products. Gifts that people saved keep what was saved. @throws {AppError} NOT_FOUND */
export async function removeFeed({ db }: Needed, sourceId: string): Promise<void> {
  const feed = await feedBySource(db, sourceId)
  await db.transaction(async (tx) => {
    await tx.delete(productFeeds).where(eq(productFeeds.id, feed.id))
    if (feed.productsTable !== null) await withdraw(tx, feed.productsTable)
  })
}

/** The import itself is the jobs'. @throws {AppError} NOT_FOUND, CONFLICT if it's being imported */
export async function startRefresh({ db }: Needed, sourceId: string, isConfirmed: boolean): Promise<void> {
  const feed = await feedBySource(db, sourceId)
  const { rowCount } = await db
    .update(productFeeds)
    .set({ state: 'waiting', phase: 'waiting', isConfirmed, attempts: 0 })
    .where(and(eq(productFeeds.id, feed.id), eq(productFeeds.state, 'idle')))
  if (rowCount !== 1) throw new AppError('CONFLICT', texts.isRunning)
}

/** @throws {AppError} NOT_FOUND, CONFLICT for a feed with an address */
export async function keepFile(
  { db }: Needed,
  sourceId: string,
  file: { bytes: AsyncIterable<Uint8Array>; name: string },
): Promise<void> {
  const feed = await feedBySource(db, sourceId)
  if (feed.url !== null) throw new AppError('CONFLICT', texts.fileOrAddress)
  await storeFile(db, feed.id, file)
}
