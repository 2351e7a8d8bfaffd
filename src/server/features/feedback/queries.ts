import { eq } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/connection.ts'
import { feedback } from '#server/db/schema.ts'

/** Of all users: the inbox belongs to the administrators together. */
export function countUnread(db: DbOrTx): Promise<number> {
  return db.$count(feedback, eq(feedback.isRead, false))
}
