import { and, desc, eq, lt } from 'drizzle-orm'
import type { FeedbackQuery } from '#domain/feedback/schema.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { feedback } from '#server/db/schema.ts'
import type { OwnerId } from '#server/identity/actor.ts'

export type FeedbackRow = typeof feedback.$inferSelect

/** Over all users: administrators share one inbox. */
export function countUnread(db: DbOrTx): Promise<number> {
  return db.$count(feedback, eq(feedback.isRead, false))
}

/** Everyone's feedback, newest first: for administrators. */
export function feedbackInbox(db: DbOrTx, { status, type, before, limit }: FeedbackQuery): Promise<FeedbackRow[]> {
  return db
    .select()
    .from(feedback)
    .where(
      and(
        status && eq(feedback.status, status),
        type && eq(feedback.type, type),
        before === undefined ? undefined : lt(feedback.id, before),
      ),
    )
    .orderBy(desc(feedback.id))
    .limit(limit)
}

/** The user's own feedback, newest first. */
export function feedbackOf(
  db: DbOrTx,
  owner: OwnerId,
  { before, limit }: Pick<FeedbackQuery, 'before' | 'limit'>,
): Promise<FeedbackRow[]> {
  return db
    .select()
    .from(feedback)
    .where(and(eq(feedback.userId, owner), before === undefined ? undefined : lt(feedback.id, before)))
    .orderBy(desc(feedback.id))
    .limit(limit)
}
