import { count, eq, gt } from 'drizzle-orm'
import { entryNames, mostOf, type FileList } from '#domain/account-data/file.ts'
import { MAX_CONTACTS } from '#domain/contacts/schema.ts'
import { MAX_GIFTS } from '#domain/gifts/schema.ts'
import { MAX_OCCASIONS } from '#domain/occasions/schema.ts'
import { MAX_ACCOUNT_BYTES, MAX_ACCOUNT_MB } from '#domain/pictures/limits.ts'
import { AppError } from '#domain/shared/errors.ts'
import { accountDataTexts as texts } from '#domain/texts/account-data.ts'
import type { Tx } from '#server/db/connection.ts'
import { contacts, giftIdeas, occasions } from '#server/db/schema.ts'
import { pictureBytes } from '#server/features/pictures/own/queries.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import { exportedLists } from './tables.ts'

/**
 * Checked after everything is written: a refusal rolls it back.
 * @param added entries of each list that were written
 * @throws {AppError} LIMIT
 */
export async function refuseTooMany(tx: Tx, owner: OwnerId, added: Record<FileList, number>): Promise<void> {
  const [all] = await tx.select({ count: count() }).from(contacts).where(eq(contacts.userId, owner))
  if ((all?.count ?? 0) > MAX_CONTACTS) throw new AppError('LIMIT', texts.tooManyContacts(MAX_CONTACTS))
  const limits = [
    { table: occasions, most: MAX_OCCASIONS, refusal: texts.tooManyEvents },
    { table: giftIdeas, most: MAX_GIFTS, refusal: texts.tooManyGifts },
  ]
  for (const { table, most, refusal } of limits) {
    const beyond = await tx
      .select({ contactId: table.contactId })
      .from(table)
      .where(eq(table.userId, owner))
      .groupBy(table.contactId)
      .having(gt(count(), most))
      .limit(1)
    if (beyond.length > 0) throw new AppError('LIMIT', refusal(most))
  }
  if (added.contactPictures + added.giftPictures > 0 && (await pictureBytes(tx, owner)) > MAX_ACCOUNT_BYTES)
    throw new AppError('LIMIT', texts.tooManyPictures(MAX_ACCOUNT_MB))
  for (const [list, most] of Object.entries(mostOf) as [keyof typeof mostOf, number][]) {
    // An account that is already above a limit can still import the rest. Only as many activities are added as fit.
    if (added[list] === 0) continue
    const { table, of } = exportedLists[list]
    if ((await tx.$count(table, of(owner))) > most) throw new AppError('LIMIT', texts.tooManyOf(entryNames[list], most))
  }
}
