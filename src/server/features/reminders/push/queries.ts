import { and, desc, eq, gt } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/connection.ts'
import { pushSubscriptions, sessions } from '#server/db/schema.ts'

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect

/** The browsers of a user that are told of reminders, the newest first. Those that are no longer signed in are not. */
export async function subscriptionsOf(db: DbOrTx, userId: string, now: Date): Promise<SubscriptionRow[]> {
  const rows = await db
    .select({ subscription: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(sessions, and(eq(sessions.sid, pushSubscriptions.sid), eq(sessions.userId, pushSubscriptions.userId)))
    .where(and(eq(pushSubscriptions.userId, userId), gt(sessions.expire, now)))
    .orderBy(desc(pushSubscriptions.id))
  return rows.map(({ subscription }) => subscription)
}
