import { setImmediate as breathe } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { MAX_CONTACTS } from '#domain/contacts/schema.ts'
import { PEOPLE_PER_PART, type FileInParts } from '#domain/imports/in-parts.ts'
import { AppError } from '#domain/shared/errors.ts'
import { importTexts as texts } from '#domain/texts/imports.ts'
import type { Db, DbOrTx } from '#server/db/connection.ts'
import { importFiles, importPeople, imports } from '#server/db/schema.ts'
import type { Actor, OwnerId } from '#server/identity/actor.ts'
import type { ImportRow } from './queries.ts'

const PART_BYTES = 262_144

/** Files that wait for their user at the same time: another one replaces the oldest. */
const MAX_OPEN = 3

/**
 * Stores what a file contains. Nobody sees it before all of it is there; what is left of a process that stopped in between
 * goes with the clean-up.
 */
export async function openImport(
  db: Db,
  { owner, now }: Actor,
  file: { content: Uint8Array; fileName: string; read: FileInParts },
): Promise<ImportRow> {
  const { content, fileName, read } = file
  await removeOldest(db, owner)
  const [row] = await db
    .insert(imports)
    .values({ userId: owner, state: 'reading', kind: read.kind, fileName, createdAt: now })
    .returning()
  if (!row) throw new Error('The import was not written')
  if (canBeReadAgain(read)) await storeFile(db, row, content)
  return storeRead(db, row, read)
}

/** Stores how the file of an open import was read this time, in place of the time before. */
export async function storeRead(db: Db, row: ImportRow, read: FileInParts): Promise<ImportRow> {
  if (read.state === 'mapping') {
    const { columns, guess, dateOrder } = read
    return changeOpen(db, row, {
      state: 'mapping',
      columns,
      guess,
      assumptions: { dateOrder, yearsAreBirthYears: null },
    })
  }
  await changeOpen(db, row, { state: 'reading' })
  await db.delete(importPeople).where(ofImport(importPeople, row))
  for (const [at, people] of read.parts.entries()) {
    await insertPeople(db, row, people, at * PEOPLE_PER_PART)
    await breathe()
  }
  const { kind, assumptions, problems, total } = read
  // What was chosen for the columns, if they were.
  const { guess } = row
  return changeOpen(db, row, { state: 'preview', kind, assumptions, problems, total, guess })
}

/** The file as it was sent. @throws {AppError} CONFLICT if it isn't kept, because there is one way to read it */
export async function keptFile(db: DbOrTx, row: ImportRow): Promise<Uint8Array> {
  const parts = await db
    .select({ content: importFiles.content })
    .from(importFiles)
    .where(ofImport(importFiles, row))
    .orderBy(importFiles.part)
  if (parts.length === 0) throw new AppError('CONFLICT', texts.notReadAgain)
  return Buffer.concat(parts.map(({ content }) => content))
}

/** A table whose columns were chosen, and whatever has dates that can be read in two ways. */
function canBeReadAgain(read: FileInParts): boolean {
  if (read.state === 'mapping') return true
  const { dateOrder, yearsAreBirthYears } = read.assumptions
  return dateOrder !== null || yearsAreBirthYears !== null
}

async function storeFile(db: Db, row: ImportRow, content: Uint8Array): Promise<void> {
  for (let start = 0, part = 0; start < content.length; start += PART_BYTES, part += 1) {
    const piece = Buffer.from(content.subarray(start, start + PART_BYTES))
    await db.insert(importFiles).values({ userId: row.userId, importId: row.id, part, content: piece })
  }
}

/** One parameter, however many people. */
async function insertPeople(db: Db, row: ImportRow, people: string, start: number): Promise<void> {
  await db.execute(
    sql`insert into ${importPeople} (user_id, import_id, position, person)
      select ${row.userId}, ${row.id}, ${start} + ordinality, value
      from jsonb_array_elements(${people}::jsonb) with ordinality`,
  )
}

async function changeOpen(db: Db, row: ImportRow, changes: Partial<ImportRow>): Promise<ImportRow> {
  const [changed] = await db.update(imports).set(changes).where(isImport(row)).returning()
  if (!changed) throw new AppError('CONFLICT', texts.notOpen)
  return changed
}

function isImport({ userId, id }: ImportRow) {
  return and(eq(imports.userId, userId), eq(imports.id, id))
}

function ofImport(table: typeof importPeople | typeof importFiles, { userId, id }: ImportRow) {
  return and(eq(table.userId, userId), eq(table.importId, id))
}

/** @throws {AppError} CONFLICT while as many are running */
async function removeOldest(db: Db, owner: OwnerId): Promise<void> {
  const open = await db
    .select({ id: imports.id, state: imports.state })
    .from(imports)
    .where(and(eq(imports.userId, owner), sql`${imports.state} in ('reading', 'mapping', 'preview', 'running')`))
    .orderBy(imports.id)
  const running = open.filter(({ state }) => state === 'running').length
  if (running >= MAX_OPEN) throw new AppError('CONFLICT', texts.tooManyOpen)
  const waiting = open.filter(({ state }) => state !== 'running')
  for (const { id } of waiting.slice(0, Math.max(0, open.length - MAX_OPEN + 1)))
    await db.delete(imports).where(and(eq(imports.userId, owner), eq(imports.id, id)))
}

export function roomFor(contacts: number): number {
  return Math.max(0, MAX_CONTACTS - contacts)
}
