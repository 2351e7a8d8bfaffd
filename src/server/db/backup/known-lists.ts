import { sql } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { users } from '../schema.ts'
import { countedUp } from '../write.ts'

/**
 * After a restore, browsers may hold lists from after the backup. Their ETags contain write counts that the restored
 * accounts will reach again, so the counts jump past all of them. Reminders are planned again for the time since.
 */
export async function outdateKnownLists(db: Db): Promise<void> {
  await db.update(users).set({ ...countedUp, dataVersion: sql`${users.dataVersion} + 1000000` })
}
