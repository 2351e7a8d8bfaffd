import { and, eq } from 'drizzle-orm'
import { MAX_PRESENTS, type NewPresent, type Present, type PresentChange } from '#domain/presents/schema.ts'
import { AppError, invalidField } from '#domain/shared/errors.ts'
import { presentTexts } from '#domain/texts/presents.ts'
import { versionTexts } from '#domain/texts/versions.ts'
import { changedFields } from '#server/db/changed-fields.ts'
import type { Tx } from '#server/db/connection.ts'
import { presentsReceived } from '#server/db/schema.ts'
import { ownedContact } from '#server/features/contacts/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import { ownedPresent, presentPresent, type PresentRow } from './queries.ts'

/** @throws {AppError} NOT_FOUND for a stranger's contact, INVALID for days to come, LIMIT */
export async function addPresent(tx: Tx, actor: Actor, wanted: NewPresent): Promise<Present> {
  await check(tx, actor, wanted)
  if ((await tx.$count(presentsReceived, eq(presentsReceived.userId, actor.owner))) >= MAX_PRESENTS)
    throw new AppError('LIMIT', presentTexts.tooMany(MAX_PRESENTS))
  const { from, contactId = null, title, receivedOn, thankedOn = null } = wanted
  const [row] = await tx
    .insert(presentsReceived)
    .values({
      userId: actor.owner,
      from,
      contactId,
      title,
      receivedOn,
      thankedOn,
      createdAt: actor.now,
      updatedAt: actor.now,
    })
    .returning()
  if (!row) throw new Error('The present was not written')
  return presentPresent(row)
}

/** @throws {AppError} NOT_FOUND, STALE, INVALID for days to come */
export async function changePresent(
  tx: Tx,
  actor: Actor,
  id: number,
  { from, contactId, title, receivedOn, thankedOn }: PresentChange,
  version: number | undefined,
): Promise<Present> {
  const before = await currentPresent(tx, actor, id, version)
  const wanted = { from, contactId, title, receivedOn, thankedOn }
  await check(tx, actor, wanted)
  const sent = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
  const changes = changedFields<PresentRow, Partial<PresentRow>>(before, sent)
  if (Object.keys(changes).length === 0) return presentPresent(before)
  const [after] = await tx
    .update(presentsReceived)
    .set({ ...changes, updatedAt: actor.now, version: before.version + 1 })
    .where(and(eq(presentsReceived.userId, actor.owner), eq(presentsReceived.id, before.id)))
    .returning()
  if (!after) throw new Error('The present was not written')
  return presentPresent(after)
}

/** @throws {AppError} NOT_FOUND, STALE */
export async function removePresent(tx: Tx, actor: Actor, id: number, version: number | undefined): Promise<void> {
  const present = await currentPresent(tx, actor, id, version)
  await tx
    .delete(presentsReceived)
    .where(and(eq(presentsReceived.userId, actor.owner), eq(presentsReceived.id, present.id)))
}

async function currentPresent(tx: Tx, actor: Actor, id: number, version: number | undefined): Promise<PresentRow> {
  const present = await ownedPresent(tx, actor.owner, id)
  if (version !== undefined && version !== present.version)
    throw new AppError('STALE', versionTexts.stale, { current: presentPresent(present) })
  return present
}

async function check(tx: Tx, actor: Actor, { contactId, receivedOn, thankedOn }: PresentChange): Promise<void> {
  if (contactId !== undefined && contactId !== null) await ownedContact(tx, actor, contactId)
  if (receivedOn !== undefined && receivedOn > actor.today) throw invalidField('receivedOn', presentTexts.notInFuture)
  if (thankedOn && thankedOn > actor.today) throw invalidField('thankedOn', presentTexts.notInFuture)
}
