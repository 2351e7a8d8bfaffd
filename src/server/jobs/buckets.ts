import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '#server/db/connection.ts'

/*
 * How several processes share work on all users' rows. What is due is read, which locks nothing. A process then takes some
 * buckets of users for one transaction, and locks users of these one at a time: where users are distributed, a statement can
 * lock rows in one shard only (docs/decisions/016-owner-first-in-every-key.md). A bucket is given back by the end of the
 * transaction, also when its process is killed.
 */

/** A power of two. */
const BUCKETS = 64

/** How much more than it can take a process reads, so that others find buckets that it leaves. */
export const LOOK_FURTHER = 4

/** Which bucket a user is in. */
export function bucketOf(userId: AnyPgColumn) {
  return sql<number>`(hashtext(${userId}) & ${sql.raw(String(BUCKETS - 1))})`.as('bucket')
}

/**
 * Takes buckets that hold some of what was found, if another process doesn't have them, beginning with any: processes that
 * look at the same moment begin in different places.
 * @param most of what was found
 */
export async function ofOwnBuckets<Found extends { bucket: number }>(
  tx: Tx,
  job: string,
  found: readonly Found[],
  most: number,
): Promise<Found[]> {
  const buckets = sql.param(enoughBuckets(found, most))
  const { rows } = await tx.execute<{ bucket: number }>(
    sql`select bucket from unnest(${buckets}::int[]) as bucket where pg_try_advisory_xact_lock(hashtext(${job}), bucket)`,
  )
  const own = new Set(rows.map(({ bucket }) => bucket))
  return found.filter(({ bucket }) => own.has(bucket)).slice(0, most)
}

function enoughBuckets(found: readonly { bucket: number }[], most: number): number[] {
  const sizes = new Map<number, number>()
  for (const { bucket } of found) sizes.set(bucket, (sizes.get(bucket) ?? 0) + 1)
  const buckets = [...sizes.keys()].toSorted((a, b) => a - b)
  const start = Math.floor(Math.random() * buckets.length)
  const enough: number[] = []
  let covered = 0
  for (const bucket of [...buckets.slice(start), ...buckets.slice(0, start)]) {
    if (covered >= most) break
    enough.push(bucket)
    covered += sizes.get(bucket) ?? 0
  }
  return enough
}
