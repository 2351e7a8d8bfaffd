import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { mappingSchema } from '#domain/imports/schema.ts'
import { AppError } from '#domain/shared/errors.ts'
import { importTexts as texts } from '#domain/texts/imports.ts'
import type { Tx } from '#server/db/connection.ts'
import { imports } from '#server/db/schema.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { Services } from '#server/services.ts'
import { keptFile, openImport, storeRead } from './open-preview.ts'
import { ownedImport, type ImportRow } from './queries.ts'
import { readInWorker } from './readers/read-in-worker.ts'

type Reading = Pick<Services, 'db' | 'readPeople'>

/** @throws {AppError} INVALID, TOO_LARGE with a sentence about the file */
export async function readUpload(
  { db, readPeople = readInWorker }: Reading,
  actor: Actor,
  { content, fileName }: { content: Uint8Array; fileName: string },
): Promise<ImportRow> {
  const read = await readPeople(content, actor.today)
  return openImport(db, actor, { content, fileName, read })
}

/**
 * The same file, read as the user says.
 * @throws {AppError} NOT_FOUND, CONFLICT once it was started, or for a file that can be read in one way only
 */
export async function readAgain(
  { db, readPeople = readInWorker }: Reading,
  actor: Actor,
  id: number,
  { columns, dateOrder, yearsAreBirthYears }: z.output<typeof mappingSchema>,
): Promise<ImportRow> {
  const row = await ownedImport(db, actor.owner, id)
  requireOpen(row)
  // Another order of dates leaves the columns as they were chosen.
  const chosen = columns ?? (dateOrder && row.state === 'preview' && row.columns ? row.guess : null)
  const read = await readPeople(await keptFile(db, row), actor.today, {
    ...(chosen && { columns: chosen }),
    ...(dateOrder && { dateOrder }),
    ...(yearsAreBirthYears !== undefined && { yearsAreBirthYears }),
  })
  return storeRead(db, columns ? { ...row, guess: columns } : row, read)
}

/** @throws {AppError} NOT_FOUND, CONFLICT once it was started */
export async function removePreview(tx: Tx, actor: Actor, id: number): Promise<void> {
  requireOpen(await ownedImport(tx, actor.owner, id))
  await tx.delete(imports).where(and(eq(imports.userId, actor.owner), eq(imports.id, id)))
}

/** @throws {AppError} CONFLICT */
function requireOpen({ state }: ImportRow): void {
  if (state !== 'mapping' && state !== 'preview') throw new AppError('CONFLICT', texts.notOpen)
}
