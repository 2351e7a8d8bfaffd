import { and, eq, inArray } from 'drizzle-orm'
import type { Import, Run } from '#domain/imports/schema.ts'
import { MAX_CONTACTS } from '#domain/contacts/schema.ts'
import { AppError, invalidField } from '#domain/shared/errors.ts'
import { importTexts as texts } from '#domain/texts/imports.ts'
import type { Tx } from '#server/db/connection.ts'
import { contacts, imports } from '#server/db/schema.ts'
import type { Actor } from '#server/identity/actor.ts'
import { roomFor } from './open-preview.ts'
import { presentImport } from './present.ts'
import { ownedImport } from './queries.ts'

/**
 * Keeps what the user chose: from here on the import goes on by itself, in any process.
 * @throws {AppError} NOT_FOUND, CONFLICT once it was started, INVALID, LIMIT
 */
export async function startRun(tx: Tx, actor: Actor, id: number, { people }: Run): Promise<Import> {
  const row = await ownedImport(tx, actor.owner, id)
  if (row.state !== 'preview') throw new AppError('CONFLICT', texts.notOpen)
  const choices = people.filter(({ action }) => action !== 'skip').toSorted((a, b) => Number(a.key) - Number(b.key))
  if (choices.length === 0) throw invalidField('people', texts.nobodyChosen)
  requireOnce(choices, row.total)
  await requireContacts(tx, actor, choices)
  await requireRoomFor(tx, actor, choices)
  const [started] = await tx
    .update(imports)
    .set({ state: 'running', choices, done: 0, total: choices.length, startedAt: actor.now })
    .where(and(eq(imports.userId, actor.owner), eq(imports.id, id), eq(imports.state, 'preview')))
    .returning()
  if (!started) throw new AppError('CONFLICT', texts.notOpen)
  return presentImport(started)
}

/** @throws {AppError} INVALID for somebody who isn't in the file, or twice in the choices */
function requireOnce(choices: Run['people'], total: number): void {
  const seen = new Set<string>()
  for (const { key } of choices) {
    if (Number(key) > total) throw invalidField('people', texts.unknownPerson(key))
    if (seen.has(key)) throw invalidField('people', texts.chosenTwice(key))
    seen.add(key)
  }
}

/** @throws {AppError} NOT_FOUND for a contact that isn't the user's, INVALID for one that two people are merged with */
async function requireContacts(tx: Tx, { owner }: Actor, choices: Run['people']): Promise<void> {
  const wanted = choices.flatMap((choice) => (choice.action === 'merge' ? [choice.contactId] : []))
  const ids = [...new Set(wanted)]
  if (ids.length < wanted.length) throw invalidField('people', texts.mergedTwice)
  if (ids.length === 0) return
  const own = await tx.$count(contacts, and(eq(contacts.userId, owner), inArray(contacts.id, ids)))
  if (own < ids.length) throw new AppError('NOT_FOUND', texts.unknownContact)
}

/** @throws {AppError} LIMIT */
async function requireRoomFor(tx: Tx, { owner }: Actor, choices: Run['people']): Promise<void> {
  const added = choices.filter(({ action }) => action === 'add').length
  const room = roomFor(await tx.$count(contacts, eq(contacts.userId, owner)))
  if (added > room) throw new AppError('LIMIT', texts.tooManyContacts(room, MAX_CONTACTS))
}
