import { and, eq, sql } from 'drizzle-orm'
import type { Db, DbOrTx } from '#server/db/connection.ts'
import { productFeeds } from '#server/db/schema.ts'
import { abandonedTables, named } from './products-table.ts'
import type { Loading } from './load.ts'

type Changes = Partial<typeof productFeeds.$inferInsert>

/**
 * Shows the new table in place of the one before: in one transaction, so that every search finds all of the one or all of
 * the other. The one before isn't dropped here: a search that waits for this transaction goes on to read it.
 * @returns whether the import was still this process's
 */
export async function publish(
  db: Db,
  { feedId, worker }: { feedId: number; worker: string },
  { table, previous }: Pick<Loading, 'table' | 'previous'>,
  changes: Changes,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(productFeeds)
      .set({ ...changes, productsTable: table })
      .where(and(eq(productFeeds.id, feedId), eq(productFeeds.lockedBy, worker)))
    if (rowCount !== 1) return false
    await tx.execute(sql`alter table ${named(table)} inherit products`)
    if (previous !== null) await tx.execute(sql`alter table ${named(previous)} no inherit products`)
    return true
  })
}

/** Hides the products of a feed that is being removed. */
export async function withdraw(db: DbOrTx, table: string): Promise<void> {
  await db.execute(sql`alter table if exists ${named(table)} no inherit products`)
}

/** Drops the tables that no feed shows any longer. One that somebody still reads is left to the next time. */
export async function dropAbandoned(db: Db): Promise<void> {
  // One table at a time, so that each lock is held for a moment.
  for (const table of await abandonedTables(db)) {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '5s'`)
      await tx.execute(sql`drop table if exists ${named(table)}`)
    })
  }
}
