import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Undone } from '#domain/imports/schema.ts'
import { AppError } from '#domain/shared/errors.ts'
import { importTexts as texts } from '#domain/texts/imports.ts'
import type { Tx } from '#server/db/connection.ts'
import {
  contacts,
  giftIdeas,
  importContacts,
  importGifts,
  importOccasions,
  imports,
  occasions,
  userActivities,
} from '#server/db/schema.ts'
import type { Actor } from '#server/identity/actor.ts'
import { importedSince, type Imported } from './edited-since.ts'
import { each } from './fillable-columns.ts'
import { undoUntil } from './present.ts'
import { ownedImport } from './queries.ts'

/**
 * Takes back what a run added: contacts with their events, and fields and events of contacts that were there. A contact
 * that was edited since stays as it is, with all that the import brought it.
 * @throws {AppError} NOT_FOUND, CONFLICT for an import that isn't done, or that was done more than 30 days ago
 */
export async function undoImport(tx: Tx, actor: Actor, id: number): Promise<Undone> {
  const { owner, now } = actor
  const row = await ownedImport(tx, owner, id)
  const until = undoUntil(row)
  if (until === null || row.finishedAt === null) throw new AppError('CONFLICT', texts.notToUndo)
  if (now > until) throw new AppError('CONFLICT', texts.tooLateToUndo)
  const imported = await importedSince(tx, owner, id, row.finishedAt)
  const kept = imported.flatMap(({ contact, fullName, why }) =>
    why === undefined ? [] : [{ contactId: contact.contactId, fullName, why }],
  )
  const untouched = imported.filter(({ why }) => why === undefined)
  const removed = untouched.filter(({ contact }) => contact.isNew)
  const restored = untouched.filter(
    ({ contact, events, gifts }) =>
      !contact.isNew && (contact.versionAfter !== null || events.length > 0 || gifts.length > 0),
  )
  await removeContacts(tx, actor, removed)
  await removeGifts(tx, actor, restored)
  await restoreEvents(tx, actor, restored)
  await restoreContacts(tx, actor, id, restored)
  await tx
    .delete(userActivities)
    .where(and(eq(userActivities.userId, owner), eq(userActivities.id, row.activityId ?? 0)))
  for (const table of [importContacts, importOccasions, importGifts])
    await tx.delete(table).where(and(eq(table.userId, owner), eq(table.importId, id)))
  await tx
    .update(imports)
    .set({ state: 'undone' })
    .where(and(eq(imports.userId, owner), eq(imports.id, id)))
  return { state: 'undone', removed: removed.length, restored: restored.length, kept }
}

/** Their events and gift ideas go with them. */
async function removeContacts(tx: Tx, { owner }: Actor, removed: readonly Imported[]): Promise<void> {
  const ids = removed.map(({ contact }) => contact.contactId)
  if (ids.length > 0) await tx.delete(contacts).where(and(eq(contacts.userId, owner), inArray(contacts.id, ids)))
}

async function removeGifts(tx: Tx, { owner }: Actor, restored: readonly Imported[]): Promise<void> {
  const ids = restored.flatMap(({ gifts }) => gifts)
  if (ids.length > 0) await tx.delete(giftIdeas).where(and(eq(giftIdeas.userId, owner), inArray(giftIdeas.id, ids)))
}

async function restoreEvents(tx: Tx, { owner }: Actor, restored: readonly Imported[]): Promise<void> {
  const events = restored.flatMap((imported) => imported.events)
  const ofOwner = eq(occasions.userId, owner)
  const added = events.filter(({ before }) => before === null).map(({ occasionId }) => occasionId)
  if (added.length > 0) await tx.delete(occasions).where(and(ofOwner, inArray(occasions.id, added)))
  for (const { occasionId, before } of events) {
    if (before === null) continue
    const { updatedAt, ...fields } = before
    await tx
      .update(occasions)
      .set({ ...fields, linkedTo: null, updatedAt: new Date(updatedAt), version: sql`${occasions.version} + 1` })
      .where(and(ofOwner, eq(occasions.id, occasionId)))
  }
}

/** Versions only ever grow, so that no open editor takes what is there now for what it has read. */
async function restoreContacts(tx: Tx, { owner }: Actor, importId: number, restored: readonly Imported[]) {
  const ids = restored.flatMap(({ contact }) => (contact.versionAfter === null ? [] : [contact.contactId]))
  if (ids.length === 0) return
  const emptied = each(
    ({ name, empty }) =>
      sql`${name} = case when s.${name} is not distinct from ${empty} then c.${name} else ${empty} end`,
  )
  await tx.execute(sql`
    update ${contacts} c
    set ${emptied}, suppressed_events = s.suppressed_before, updated_at = s.updated_before,
      version = c.version + 1
    from ${importContacts} s
    where s.user_id = ${owner} and s.import_id = ${importId} and c.user_id = s.user_id and c.id = s.contact_id
      and c.id = any(${sql.param(ids)}::bigint[])`)
}
