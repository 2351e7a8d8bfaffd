import { and, desc, eq } from 'drizzle-orm'
import type { ModelRequest } from '#domain/recommendations/model/schema.ts'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx, Tx } from '#server/db/connection.ts'
import { modelRequests } from '#server/db/schema.ts'
import type { Actor, OwnerId } from '#server/identity/actor.ts'

/** What was sent to a language model for this user, newest first. */
export async function listRequests(db: DbOrTx, owner: OwnerId): Promise<ModelRequest[]> {
  const rows = await db
    .select()
    .from(modelRequests)
    .where(eq(modelRequests.userId, owner))
    .orderBy(desc(modelRequests.id))
  return rows.map(({ id, contactName, eventName, sentTo, sentText, createdAt, outcome, answer }) => ({
    id,
    contactName,
    eventName,
    sentTo,
    sentAt: createdAt.toISOString(),
    sentText,
    outcome,
    answer: answer && {
      picks: answer.picks.map(({ title, reason = null }) => ({ title, reason })),
      ideas: answer.ideas.map(({ title, reason }) => ({ title, reason })),
    },
  }))
}

/** @throws {AppError} NOT_FOUND */
export async function removeRequest(tx: Tx, { owner }: Actor, id: number): Promise<void> {
  const removed = await tx
    .delete(modelRequests)
    .where(and(eq(modelRequests.userId, owner), eq(modelRequests.id, id)))
    .returning({ id: modelRequests.id })
  if (removed.length === 0) throw notFound('modelRequest')
}

export async function removeRequests(tx: Tx, { owner }: Actor): Promise<void> {
  await tx.delete(modelRequests).where(eq(modelRequests.userId, owner))
}
