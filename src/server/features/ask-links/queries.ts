import { and, eq, gt } from 'drizzle-orm'
import { askedTextFields } from '#domain/ask-links/fields.ts'
import type { Answer } from '#domain/ask-links/schema.ts'
import { mapValues } from '#domain/shared/map-values.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { askAnswers, askLinks } from '#server/db/schema.ts'
import { ownedContact } from '#server/features/contacts/queries.ts'
import { firstNameOfOwner } from '#server/features/profile/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { AskLink } from '#server/identity/ask-link.ts'

export type AnswerRow = typeof askAnswers.$inferSelect

/** The link of a contact that works now. @throws {AppError} NOT_FOUND */
export async function askLinkOf(db: DbOrTx, actor: Actor, id: number) {
  const contact = await ownedContact(db, actor, id)
  const [link] = await db
    .select({ createdAt: askLinks.createdAt, expiresAt: askLinks.expiresAt })
    .from(askLinks)
    .where(and(eq(askLinks.userId, actor.owner), eq(askLinks.contactId, contact.id), gt(askLinks.expiresAt, actor.now)))
  return {
    link: link ? { createdAt: link.createdAt.toISOString(), expiresAt: link.expiresAt.toISOString() } : null,
  }
}

/** What a contact wrote and nobody has decided on yet: one answer at most. @throws {AppError} NOT_FOUND */
export async function answersOf(db: DbOrTx, actor: Actor, id: number): Promise<Answer[]> {
  const contact = await ownedContact(db, actor, id)
  const row = await answerOf(db, actor, contact.id)
  return row ? [presentAnswer(row)] : []
}

export async function answerOf(db: DbOrTx, actor: Actor, contactId: number): Promise<AnswerRow | undefined> {
  const [row] = await db
    .select()
    .from(askAnswers)
    .where(and(eq(askAnswers.userId, actor.owner), eq(askAnswers.contactId, contactId)))
  return row
}

export function presentAnswer(row: AnswerRow): Answer {
  return {
    id: row.id,
    contactId: row.contactId,
    receivedAt: row.receivedAt.toISOString(),
    birthday: row.birthday,
    ...mapValues(askedTextFields, (_, name) => row[name]),
  }
}

/** All that the page of a link shows. */
export async function askPageOf(db: DbOrTx, { actor }: AskLink): Promise<{ firstName: string | null }> {
  return { firstName: await firstNameOfOwner(db, actor.owner) }
}
