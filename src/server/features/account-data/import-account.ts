import { count, eq } from 'drizzle-orm'
import { setImmediate as breathe } from 'node:timers/promises'
import { entryNames, fileLists, mostOf, type FileList } from '#domain/account-data/file.ts'
import { readAccountFile, type AccountFile } from '#domain/account-data/read-file.ts'
import type { Imported } from '#domain/account-data/schema.ts'
import { MAX_ACCOUNT_BYTES, MAX_ACCOUNT_MB } from '#domain/pictures/limits.ts'
import { AppError } from '#domain/shared/errors.ts'
import { accountDataTexts as texts, fileValueTexts as wrong } from '#domain/texts/account-data.ts'
import type { Tx } from '#server/db/connection.ts'
import { contacts, userActivities } from '#server/db/schema.ts'
import { isPictureOfFile, showImported } from '#server/features/pictures/own/commands.ts'
import type { Actor, OwnerId } from '#server/identity/actor.ts'
import type { Services } from '#server/services.ts'
import type { Places } from './find-places.ts'
import { insertEntries, type Fields } from './insert-entries.ts'
import { instantOf } from './not-yet-there.ts'
import { refuseTooMany } from './refuse-too-many.ts'
import { rowsToAdd } from './rows-to-add.ts'
import { columnsToWrite, exportedLists } from './tables.ts'
import { takeSettings } from './take-settings.ts'

/** Reads a file before any transaction begins, yielding to other requests in between. @throws {AppError} INVALID */
export async function readFile(content: unknown): Promise<AccountFile> {
  const reading = readAccountFile(content)
  for (;;) {
    const step = reading.next()
    if (step.done === true) {
      await checkPictures(step.value.lists)
      return step.value
    }
    await breathe()
  }
}

/** More than an account may have is refused before any of it is looked at. @throws {AppError} INVALID, LIMIT */
async function checkPictures({ contactPictures, giftPictures }: AccountFile['lists']): Promise<void> {
  const all = { contactPictures, giftPictures }
  const pictures = Object.values(all).flat()
  const bytes = pictures.reduce((sum, { content }) => sum + content.length * 0.75, 0)
  if (bytes > MAX_ACCOUNT_BYTES * 1.01) throw new AppError('LIMIT', texts.tooManyPictures(MAX_ACCOUNT_MB))
  for (const [list, entries] of Object.entries(all) as [keyof typeof all, (typeof pictures)[number][]][]) {
    if (entries.length > mostOf[list]) throw new AppError('LIMIT', texts.tooManyOf(entryNames[list], mostOf[list]))
    for (const [index, { content }] of entries.entries()) {
      if (await isPictureOfFile(content)) continue
      const message = texts.wrongEntry(
        `${entryNames[list]} ${index + 1}`,
        texts.quoted('content') + ' ' + wrong.notAPicture,
      )
      throw new AppError('INVALID', message, { issues: [{ path: `${list}.${index}.content`, message }] })
    }
  }
}

/**
 * Adds what the account doesn't have yet. Existing rows stay unchanged, and importing the same file twice duplicates
 * nothing. The caller holds the account's row.
 * @param file its lists are emptied along the way to free memory
 * @throws {AppError} LIMIT
 */
export async function importAccount(tx: Tx, services: Services, actor: Actor, file: AccountFile): Promise<Imported> {
  const { owner } = actor
  const settingsTaken = await hasNothing(tx, owner)
  if (settingsTaken) await takeSettings(tx, services, actor, file)
  const places: Places = {}
  const [added, alreadyThere] = [none(), none()]
  let leftOut = 0
  for (const list of fileLists) {
    const entries = file.lists[list] as Fields[]
    const missing = await rowsToAdd(tx, owner, list, entries, places)
    const rows = list === 'activities' ? await newestThatFit(tx, owner, missing) : missing
    const exported = exportedLists[list]
    added[list] = await insertEntries(tx, exported.table, columnsToWrite(exported), rows)
    const tooOld = missing.length - rows.length
    alreadyThere[list] = entries.length - added[list] - tooOld
    leftOut += tooOld
    entries.length = 0
  }
  await refuseTooMany(tx, owner, added)
  if (added.contactPictures + added.giftPictures > 0) await showImported(tx, owner)
  return { added, alreadyThere, leftOut, settingsTaken, message: messageFor(added, leftOut, settingsTaken) }
}

/**
 * The message when another import has just taken a uid or a row that was free a moment ago.
 * @throws {AppError} CONFLICT
 */
export async function orConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
    const isTaken = cause instanceof Error && 'code' in cause && ['23503', '23505'].includes(String(cause.code))
    throw isTaken ? new AppError('CONFLICT', texts.changedMeanwhile) : error
  }
}

async function hasNothing(tx: Tx, owner: OwnerId): Promise<boolean> {
  const [row] = await tx.select({ count: count() }).from(contacts).where(eq(contacts.userId, owner))
  return row?.count === 0
}

function none() {
  return Object.fromEntries(fileLists.map((list) => [list, 0])) as Record<FileList, number>
}

function messageFor(added: Record<FileList, number>, leftOut: number, settingsTaken: boolean): string {
  const done = whatWasDone(added, settingsTaken)
  if (leftOut === 0) return done ?? texts.nothingNew
  const noRoom = texts.activitiesLeftOut(leftOut, mostOf.activities)
  return done === undefined ? noRoom : `${done} ${noRoom}`
}

function whatWasDone(added: Record<FileList, number>, settingsTaken: boolean): string | undefined {
  if (added.contacts + added.occasions + added.giftIdeas > 0) return texts.imported(added)
  return settingsTaken || Object.values(added).some((number) => number > 0) ? texts.importedOthers : undefined
}

/**
 * The newest activities that the account has room for. An account's activities grow without a limit, so no file should be
 * refused because of the oldest.
 */
async function newestThatFit(tx: Tx, owner: OwnerId, rows: Fields[]): Promise<Fields[]> {
  const room = mostOf.activities - (await tx.$count(userActivities, eq(userActivities.userId, owner)))
  if (rows.length <= room) return rows
  const newest = rows.toSorted((a, b) => instantOf(b) - instantOf(a)).slice(0, Math.max(0, room))
  const fitting = new Set(newest)
  return rows.filter((row) => fitting.has(row))
}
