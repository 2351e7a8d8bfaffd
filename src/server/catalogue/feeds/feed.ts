import { eq, gt } from 'drizzle-orm'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { productFeeds } from '#server/db/schema.ts'

export type FeedRow = typeof productFeeds.$inferSelect

/** The provider of a feed's products, which is also its id as a source: 'feed:3'. */
export function providerOf(feedId: number): string {
  return `feed:${feedId}`
}

/** Undefined for another source. */
export function feedIdOf(sourceId: string): number | undefined {
  const found = /^feed:([1-9]\d{0,14})$/.exec(sourceId)
  return found ? Number(found[1]) : undefined
}

/** @throws {AppError} NOT_FOUND */
export async function feedBySource(db: DbOrTx, sourceId: string): Promise<FeedRow> {
  const id = feedIdOf(sourceId)
  const [row] = id === undefined ? [] : await db.select().from(productFeeds).where(eq(productFeeds.id, id))
  if (!row) throw notFound('source')
  return row
}

/** Whether there are any products of feeds. */
export async function hasFeeds(db: DbOrTx): Promise<boolean> {
  return (await tablesOfFeeds(db)).length > 0
}

/** Where the products of feeds are: another table after each import. */
export async function tablesOfFeeds(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .select({ table: productFeeds.productsTable })
    .from(productFeeds)
    .where(gt(productFeeds.products, 0))
    .orderBy(productFeeds.id)
  return rows.flatMap(({ table }) => table ?? [])
}
