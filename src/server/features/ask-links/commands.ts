import { and, eq } from 'drizzle-orm'
import { isNothing, leftOver } from '#domain/ask-links/difference.ts'
import { askedFields, nothingAsked, type Asked, type AskedField } from '#domain/ask-links/fields.ts'
import { ASK_LINK_DAYS, type Answer, type NewAnswer } from '#domain/ask-links/schema.ts'
import { birthdayProblem } from '#domain/contacts/birthday.ts'
import type { Contact } from '#domain/contacts/schema.ts'
import { AppError, invalidField, notFound } from '#domain/shared/errors.ts'
import { activityTexts } from '#domain/texts/activities.ts'
import { askLinkTexts } from '#domain/texts/ask-links.ts'
import type { Db, Tx } from '#server/db/connection.ts'
import { askAnswers, askLinks } from '#server/db/schema.ts'
import { changeData } from '#server/db/write.ts'
import { recordActivity } from '#server/features/activities/commands.ts'
import { changeContact } from '#server/features/contacts/commands.ts'
import { ownedContact } from '#server/features/contacts/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import { provenAskLink, type AskLink } from '#server/identity/ask-link.ts'
import { hashToken, newOwnerToken } from '#server/identity/owner-token.ts'
import { answerOf, presentAnswer, type AnswerRow } from './queries.ts'

const DAY_MS = 24 * 3600_000

/**
 * A link for a contact, in place of the one before. Not a `change` of the routing, which would keep the answer, and so
 * the token, for an Idempotency-Key.
 * @throws {AppError} NOT_FOUND
 */
export async function makeAskLink(db: Db, actor: Actor, id: number): Promise<{ token: string; expiresAt: Date }> {
  return changeData(db, actor.owner, (tx) => replaceLink(tx, actor, id))
}

async function replaceLink(tx: Tx, actor: Actor, id: number) {
  const contact = await ownedContact(tx, actor, id)
  const { token } = newOwnerToken(actor.owner)
  const link = {
    tokenHash: hashToken(token),
    createdAt: actor.now,
    expiresAt: new Date(actor.now.getTime() + ASK_LINK_DAYS * DAY_MS),
  }
  await tx
    .insert(askLinks)
    .values({ userId: actor.owner, contactId: contact.id, ...link })
    .onConflictDoUpdate({ target: [askLinks.userId, askLinks.contactId], set: link })
  return { token, expiresAt: link.expiresAt }
}

/** @throws {AppError} NOT_FOUND */
export async function revokeAskLink(tx: Tx, actor: Actor, id: number): Promise<void> {
  const contact = await ownedContact(tx, actor, id)
  await tx.delete(askLinks).where(and(eq(askLinks.userId, actor.owner), eq(askLinks.contactId, contact.id)))
}

/** The same words for a link that never was, was revoked, and has expired. */
export function invalidAskLink(): AppError {
  return new AppError('NOT_FOUND', askLinkTexts.page.gone)
}

/**
 * Keeps what a contact wrote until the link's owner decides on it. Sent again it corrects what was sent before: what is
 * left out stays.
 * @throws {AppError} NOT_FOUND, INVALID
 */
export async function receiveAnswer(db: Db, token: string, { actor }: AskLink, sent: NewAnswer): Promise<void> {
  const problem = sent.birthday ? birthdayProblem(sent.birthday, actor.today) : undefined
  if (problem) throw invalidField('birthday', problem)
  await changeData(db, actor.owner, async (tx) => {
    // It may have been revoked since it was found.
    const link = await provenAskLink(tx, token, actor.now)
    if (!link) throw invalidAskLink()
    const { contactId } = link
    const before = await answerOf(tx, actor, contactId)
    const written = askedOf({ ...before, ...definedIn(sent) })
    if (isNothing(written)) throw new AppError('INVALID', askLinkTexts.page.nothingYet)
    await replaceAnswer(tx, actor, contactId, written, actor.now)
    if (!before) await noteAnswer(tx, actor, contactId)
  })
}

/**
 * Takes fields of an answer over into the contact; linked events follow. `version` is the contact's that was looked at.
 * @throws {AppError} NOT_FOUND, also for an answer that was sent again since; STALE, INVALID, LIMIT
 */
export async function takeOver(
  tx: Tx,
  actor: Actor,
  { id, answerId }: { id: number; answerId: number },
  fields: readonly AskedField[],
  version: number | undefined,
): Promise<{ contact: Contact; answer: Answer | null }> {
  const row = await ownedAnswer(tx, actor, id, answerId)
  const taken = fields.filter((field) => row[field] !== null)
  const changes = Object.fromEntries(taken.map((field) => [field, row[field]]))
  const contact = await changeContact(tx, actor, id, { ...changes, version })
  const left = leftOver(contact, row, taken)
  if (isNothing(left)) {
    await removeAnswer(tx, actor, id)
    return { contact, answer: null }
  }
  return { contact, answer: presentAnswer(await replaceAnswer(tx, actor, id, left, row.receivedAt)) }
}

/** @throws {AppError} NOT_FOUND */
export async function dismissAnswer(tx: Tx, actor: Actor, id: number, answerId: number): Promise<void> {
  await ownedAnswer(tx, actor, id, answerId)
  await removeAnswer(tx, actor, id)
}

async function ownedAnswer(tx: Tx, actor: Actor, id: number, answerId: number): Promise<AnswerRow> {
  const contact = await ownedContact(tx, actor, id)
  const row = await answerOf(tx, actor, contact.id)
  if (row?.id !== answerId) throw notFound('answer')
  return row
}

async function replaceAnswer(
  tx: Tx,
  actor: Actor,
  contactId: number,
  written: Asked,
  receivedAt: Date,
): Promise<AnswerRow> {
  await removeAnswer(tx, actor, contactId)
  const [row] = await tx
    .insert(askAnswers)
    .values({ ...written, userId: actor.owner, contactId, receivedAt })
    .returning()
  if (!row) throw new Error('The answer was not written')
  return row
}

async function removeAnswer(tx: Tx, actor: Actor, contactId: number): Promise<void> {
  await tx.delete(askAnswers).where(and(eq(askAnswers.userId, actor.owner), eq(askAnswers.contactId, contactId)))
}

/** Once, until it was decided on: sending again isn't news. */
async function noteAnswer(tx: Tx, actor: Actor, contactId: number): Promise<void> {
  const { fullName, relationship } = await ownedContact(tx, actor, contactId)
  await recordActivity(tx, actor, {
    activityType: 'contact_answered',
    description: activityTexts.contactAnswered(fullName),
    entityId: contactId,
    entityType: 'contact',
    metadata: { contactName: fullName, relationship },
  })
}

function askedOf(fields: Partial<Asked>): Asked {
  return { ...nothingAsked, ...Object.fromEntries(askedFields.map((field) => [field, fields[field] ?? null])) }
}

function definedIn(sent: NewAnswer): Partial<Asked> {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
}
