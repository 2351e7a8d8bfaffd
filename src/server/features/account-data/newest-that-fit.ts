import { eq } from 'drizzle-orm'
import { mostOf } from '#domain/account-data/file.ts'
import type { Tx } from '#server/db/connection.ts'
import { userActivities } from '#server/db/schema.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import type { Fields } from './insert-entries.ts'
import { instantOf } from './not-yet-there.ts'

/**
 * The newest activities that the account has room for. An account's activities grow without a limit, so no file should be
 * refused because of the oldest.
 */
export async function newestThatFit(tx: Tx, owner: OwnerId, rows: Fields[]): Promise<Fields[]> {
  const room = mostOf.activities - (await tx.$count(userActivities, eq(userActivities.userId, owner)))
  if (rows.length <= room) return rows
  const newest = rows.toSorted((a, b) => instantOf(b) - instantOf(a)).slice(0, Math.max(0, room))
  const fitting = new Set(newest)
  return rows.filter((row) => fitting.has(row))
}
