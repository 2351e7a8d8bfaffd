import { and, eq } from 'drizzle-orm'
import type { FeedbackStatus } from '#domain/feedback/kinds.ts'
import type { FeedbackChange, NewFeedback } from '#domain/feedback/schema.ts'
import { notFound } from '#domain/shared/errors.ts'
import type { Tx } from '#server/db/connection.ts'
import { feedback, users } from '#server/db/schema.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { mailReply } from './mail-reply.ts'
import type { FeedbackRow } from './queries.ts'

/** Stores the sender's name and address as they are now: an administrator answers the person who wrote. */
export async function submitFeedback(tx: Tx, actor: Actor, fields: NewFeedback): Promise<FeedbackRow> {
  const [sender] = await tx
    .select({ userName: users.name, userEmail: users.email, isGuest: users.isGuest })
    .from(users)
    .where(eq(users.id, actor.owner))
  if (!sender) throw new Error('The sender is gone')
  const { isGuest, ...signature } = sender
  const [row] = await tx
    .insert(feedback)
    .values({
      ...fields,
      ...signature,
      replyByEmail: fields.replyByEmail && !isGuest,
      userId: actor.owner,
      createdAt: actor.now,
    })
    .returning()
  if (!row) throw new Error('The feedback was not written')
  return row
}

/**
 * For administrators, on anyone's feedback. Keeps when it was first resolved or closed, and e-mails a reply once.
 * @throws {AppError} NOT_FOUND
 */
export async function changeFeedback(
  tx: Tx,
  mailer: Mailer,
  id: number,
  change: FeedbackChange,
  now: Date,
): Promise<FeedbackRow> {
  const before = await lockedFeedback(tx, id)
  if (!before) throw notFound('feedback')
  const status = change.status ?? before.status
  const [row] = await tx
    .update(feedback)
    .set({
      status,
      adminNotes: change.adminNotes === undefined ? before.adminNotes : change.adminNotes,
      // A changed message counts as read.
      isRead: true,
      resolvedAt: isDone(status) ? (before.resolvedAt ?? now) : null,
      ...(await replied(tx, mailer, before, change, now)),
    })
    .where(and(eq(feedback.userId, before.userId), eq(feedback.id, id)))
    .returning()
  if (!row) throw notFound('feedback')
  return row
}

/** Whose it is first: rows of one user only can be locked. */
async function lockedFeedback(tx: Tx, id: number): Promise<FeedbackRow | undefined> {
  const [sender] = await tx.select({ id: feedback.userId }).from(feedback).where(eq(feedback.id, id))
  if (!sender) return undefined
  const isIt = and(eq(feedback.userId, sender.id), eq(feedback.id, id))
  const [row] = await tx.select().from(feedback).where(isIt).for('update')
  return row
}

async function replied(tx: Tx, mailer: Mailer, before: FeedbackRow, { reply }: FeedbackChange, now: Date) {
  if (reply === undefined || reply === before.reply) return {}
  if (reply === null) return { reply, repliedAt: null }
  const isMailed = before.replyMailedAt === null && (await mailReply(tx, mailer, { ...before, reply }, now))
  return { reply, repliedAt: now, ...(isMailed && { replyMailedAt: now }) }
}

/** Returns the ones that were unread until now. */
export async function markAllRead(tx: Tx): Promise<number[]> {
  const rows = await tx
    .update(feedback)
    .set({ isRead: true })
    .where(eq(feedback.isRead, false))
    .returning({ id: feedback.id })
  return rows.map(({ id }) => id)
}

function isDone(status: string): boolean {
  return (['resolved', 'closed'] satisfies FeedbackStatus[] as string[]).includes(status)
}
