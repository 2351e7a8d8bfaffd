import { and, count, eq, notInArray, sql } from 'drizzle-orm'
import { MAX_CONTACTS } from '#domain/contacts/schema.ts'
import { MAX_ACCOUNT_BYTES, MAX_ACCOUNT_MB } from '#domain/pictures/limits.ts'
import { AppError } from '#domain/shared/errors.ts'
import { foldText } from '#domain/shared/search-text.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import { pictureTexts } from '#domain/texts/pictures.ts'
import type { DbOrTx, Tx } from '#server/db/connection.ts'
import { contactOf } from '#server/db/keys.ts'
import { forgetOwner } from '#server/db/owners.ts'
import {
  askLinks,
  budgetEnvelopes,
  contributorLinks,
  contactMerges,
  contacts,
  emailReminders,
  feedback,
  giftIdeas,
  giftSplits,
  imports,
  occasions,
  planOccurrences,
  plans,
  presentsReceived,
  reminders,
  userActivities,
  userPreferences,
  users,
} from '#server/db/schema.ts'
import { carryLeapDay } from '#server/features/occasions/commands.ts'
import { pictureBytes } from '#server/features/pictures/own/queries.ts'
import type { Actor, OwnerId } from '#server/identity/actor.ts'

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
 * Moves everything of the guest's to the account and deletes the guest. Rows keep their ids, and occasions, gifts and
 * splits refer to their contacts, so links keep working. The caller holds the account's row.
 * @throws {AppError} LIMIT when the account would have too many contacts or too large pictures
 */
export async function mergeGuest(tx: Tx, guest: Actor, accountId: string): Promise<void> {
  const isGuest = and(eq(users.id, guest.owner), users.isGuest)
  // A second sign-in with the same guest's token waits here and then finds no guest.
  const [row] = await tx.select({ id: users.id }).from(users).where(isGuest).for('update')
  if (!row) return
  const [total] = await tx
    .select({ count: count() })
    .from(contacts)
    .where(sql`${contacts.userId} in (${guest.owner}, ${accountId})`)
  if ((total?.count ?? 0) > MAX_CONTACTS) throw new AppError('LIMIT', accountTexts.tooManyTogether(MAX_CONTACTS))
  if ((await pictureBytes(tx, guest.owner, accountId)) > MAX_ACCOUNT_BYTES)
    throw new AppError('LIMIT', pictureTexts.tooManyTogether(MAX_ACCOUNT_MB))
  await followLeapDay(tx, guest, accountId)
  // Their addresses name the guest, so that they'd lead nowhere.
  await tx.delete(askLinks).where(eq(askLinks.userId, guest.owner))
  await tx.delete(contributorLinks).where(eq(contributorLinks.userId, guest.owner))
  // What the account has from the same file gets a uid of its own.
  for (const table of [contacts, occasions, giftIdeas, giftSplits, plans])
    await tx
      .update(table)
      .set({ uid: sql`gen_random_uuid()` })
      .where(and(eq(table.userId, guest.owner), sql`uid in (select uid from ${table} where user_id = ${accountId})`))
  const planned = await takePlanned(tx, guest.owner, accountId)
  // Presents from a contact follow it, as all that refers to contacts does; the others are named here.
  for (const table of [
    contacts,
    presentsReceived,
    plans,
    userActivities,
    reminders,
    emailReminders,
    feedback,
    imports,
    contactMerges,
  ])
    await tx.update(table).set({ userId: accountId }).where(eq(table.userId, guest.owner))
  for (let start = 0; start < planned.length; start += ROWS_AT_ONCE)
    await tx.insert(planOccurrences).values(planned.slice(start, start + ROWS_AT_ONCE))
  await moveEnvelopes(tx, guest.owner, accountId)
  await tx.delete(users).where(isGuest)
  await forgetOwner(tx, guest.owner)
}

/** PostgreSQL takes 65,535 values in a statement; a row has 7. */
const ROWS_AT_ONCE = 5_000

/**
 * Takes the guest's occurrences out of their plans, to put them back as the account's: they belong to the owner of both
 * the plan and the event, and no statement moves both.
 */
async function takePlanned(tx: Tx, guest: OwnerId, accountId: string) {
  const rows = await tx.delete(planOccurrences).where(eq(planOccurrences.userId, guest)).returning()
  return rows.map((row) => ({ ...row, userId: accountId }))
}

/** Where both have one for a year, the account's stays. */
async function moveEnvelopes(tx: Tx, guest: OwnerId, accountId: string): Promise<void> {
  const own = tx
    .select({ year: budgetEnvelopes.year })
    .from(budgetEnvelopes)
    .where(eq(budgetEnvelopes.userId, accountId))
  await tx
    .update(budgetEnvelopes)
    .set({ userId: accountId })
    .where(and(eq(budgetEnvelopes.userId, guest), notInArray(budgetEnvelopes.year, own)))
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
