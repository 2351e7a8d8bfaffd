import { and, count, eq } from 'drizzle-orm'
import { MAX_CONTACTS } from '#domain/contacts/schema.ts'
import { MAX_ACCOUNT_BYTES, MAX_ACCOUNT_MB } from '#domain/pictures/limits.ts'
import { AppError } from '#domain/shared/errors.ts'
import { foldText } from '#domain/shared/search-text.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import { pictureTexts } from '#domain/texts/pictures.ts'
import type { DbOrTx, Tx } from '#server/db/connection.ts'
import { contactOf } from '#server/db/keys.ts'
import { forgetOwner } from '#server/db/owners.ts'
import { contacts, giftIdeas, occasions, userPreferences, users } from '#server/db/schema.ts'
import { carryLeapDay } from '#server/features/occasions/commands.ts'
import { pictureBytes } from '#server/features/pictures/own/queries.ts'
import type { Actor, OwnerId } from '#server/identity/actor.ts'
import { giveRows, takeRows } from './move-rows.ts'

/** What signing in to this account would bring along. Duplicates aren't counted until the account is known. */
export async function previewMerge(db: DbOrTx, guest: OwnerId, accountId: string | undefined) {
  const names = (userId: string) =>
    db.select({ fullName: contacts.fullName }).from(contacts).where(eq(contacts.userId, userId))
  const [guests, accounts] = await Promise.all([names(guest), accountId === undefined ? [] : names(accountId)])
  const known = new Set(accounts.map(({ fullName }) => foldText(fullName)))
  const [events, gifts] = await Promise.all([
    db
      .select({ count: count() })
      .from(occasions)
      .innerJoin(contacts, contactOf(occasions))
      .where(eq(contacts.userId, guest)),
    db
      .select({ count: count() })
      .from(giftIdeas)
      .innerJoin(contacts, contactOf(giftIdeas))
      .where(eq(contacts.userId, guest)),
  ])
  return {
    contacts: guests.length,
    events: events[0]?.count ?? 0,
    gifts: gifts[0]?.count ?? 0,
    duplicates: guests.filter(({ fullName }) => known.has(foldText(fullName))).length,
  }
}

/**
 * Moves everything of the guest's to the account and deletes the guest. Rows keep their ids, so links in the app keep
 * working. Links for contacts and contributors end: their addresses name the guest. The caller holds the account's row.
 * @throws {AppError} LIMIT when the account would have too many contacts or too large pictures
 */
export async function mergeGuest(tx: Tx, guest: Actor, accountId: string): Promise<void> {
  const isGuest = and(eq(users.id, guest.owner), users.isGuest)
  // A second sign-in with the same guest's token waits here and then finds no guest.
  const [row] = await tx.select({ id: users.id }).from(users).where(isGuest).for('update')
  if (!row) return
  let together = 0
  for (const owner of [guest.owner, accountId]) together += await tx.$count(contacts, eq(contacts.userId, owner))
  if (together > MAX_CONTACTS) throw new AppError('LIMIT', accountTexts.tooManyTogether(MAX_CONTACTS))
  if ((await pictureBytes(tx, guest.owner, accountId)) > MAX_ACCOUNT_BYTES)
    throw new AppError('LIMIT', pictureTexts.tooManyTogether(MAX_ACCOUNT_MB))
  await followLeapDay(tx, guest, accountId)
  const taken = await takeRows(tx, guest.owner)
  await tx.delete(users).where(isGuest)
  await forgetOwner(tx, guest.owner)
  await giveRows(tx, taken, accountId)
}

/** From now on the account's preference decides when February 29 is celebrated; gifts bought for it move along. */
async function followLeapDay(tx: Tx, guest: Actor, accountId: string): Promise<void> {
  const [account] = await tx
    .select({ leapDay: userPreferences.leapDay })
    .from(userPreferences)
    .where(eq(userPreferences.userId, accountId))
  const leapDay = account?.leapDay ?? 'feb28'
  if (leapDay !== guest.leapDay) await carryLeapDay(tx, guest, guest.leapDay, leapDay)
}
