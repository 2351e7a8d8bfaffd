import { and, eq, sql } from 'drizzle-orm'
import { MAX_ACCOUNT_BYTES, MAX_ACCOUNT_MB } from '#domain/pictures/limits.ts'
import { AppError } from '#domain/shared/errors.ts'
import { pictureTexts as texts } from '#domain/texts/pictures.ts'
import type { Tx } from '#server/db/connection.ts'
import { contactPictures, contacts, giftIdeas, giftPictures } from '#server/db/schema.ts'
import { ownedContact } from '#server/features/contacts/queries.ts'
import { ownedGift } from '#server/features/gifts/queries.ts'
import type { Actor, OwnerId } from '#server/identity/actor.ts'
import { pictureBytes } from './queries.ts'
import { isStoredPicture, versionOf, type StoredPicture } from './stored-picture.ts'

/**
 * The row's own version stays: a form that is open meanwhile doesn't show the picture and has no conflict with it.
 * @throws {AppError} NOT_FOUND, LIMIT
 */
export async function setContactPicture(tx: Tx, actor: Actor, contactId: number, picture: StoredPicture) {
  const { owner, now } = actor
  await ownedContact(tx, actor, contactId)
  const values = { ...picture, createdAt: now }
  await tx
    .insert(contactPictures)
    .values({ userId: owner, contactId, ...values })
    .onConflictDoUpdate({ target: [contactPictures.userId, contactPictures.contactId], set: values })
  await requireRoom(tx, actor)
  await tx
    .update(contacts)
    .set({ pictureVersion: picture.version, updatedAt: now })
    .where(and(eq(contacts.userId, owner), eq(contacts.id, contactId)))
}

/** @throws {AppError} NOT_FOUND */
export async function removeContactPicture(tx: Tx, actor: Actor, contactId: number): Promise<void> {
  const { owner, now } = actor
  await ownedContact(tx, actor, contactId)
  await tx
    .delete(contactPictures)
    .where(and(eq(contactPictures.userId, owner), eq(contactPictures.contactId, contactId)))
  await tx
    .update(contacts)
    .set({ pictureVersion: null, updatedAt: now })
    .where(and(eq(contacts.userId, owner), eq(contacts.id, contactId)))
}

/** @throws {AppError} NOT_FOUND, LIMIT */
export async function setGiftPicture(tx: Tx, actor: Actor, giftIdeaId: number, picture: StoredPicture) {
  const { owner, now } = actor
  await ownedGift(tx, owner, giftIdeaId)
  const values = { ...picture, createdAt: now }
  await tx
    .insert(giftPictures)
    .values({ userId: owner, giftIdeaId, ...values })
    .onConflictDoUpdate({ target: [giftPictures.userId, giftPictures.giftIdeaId], set: values })
  await requireRoom(tx, actor)
  await tx
    .update(giftIdeas)
    .set({ pictureVersion: picture.version, updatedAt: now })
    .where(and(eq(giftIdeas.userId, owner), eq(giftIdeas.id, giftIdeaId)))
}

/** @throws {AppError} NOT_FOUND */
export async function removeGiftPicture(tx: Tx, actor: Actor, giftIdeaId: number): Promise<void> {
  const { owner, now } = actor
  await ownedGift(tx, owner, giftIdeaId)
  await tx.delete(giftPictures).where(and(eq(giftPictures.userId, owner), eq(giftPictures.giftIdeaId, giftIdeaId)))
  await tx
    .update(giftIdeas)
    .set({ pictureVersion: null, updatedAt: now })
    .where(and(eq(giftIdeas.userId, owner), eq(giftIdeas.id, giftIdeaId)))
}

/** Counted after it's written: a refusal rolls it back. */
async function requireRoom(tx: Tx, { owner }: Actor): Promise<void> {
  if ((await pictureBytes(tx, owner)) > MAX_ACCOUNT_BYTES)
    throw new AppError('LIMIT', texts.accountFull(MAX_ACCOUNT_MB))
}

/** A picture of an exported file, as the columns of its row. */
export function pictureFromFile(base64: string): { content: string; version: string } {
  const content = Buffer.from(base64, 'base64')
  // As PostgreSQL reads bytes from text.
  return { content: `\\x${content.toString('hex')}`, version: versionOf(content) }
}

/** Whether it's one that we have exported. */
export function isPictureOfFile(base64: string): Promise<boolean> {
  return isStoredPicture(Buffer.from(base64, 'base64'))
}

/** Lets contacts and gifts show the pictures that an import has added. */
export async function showImported(tx: Tx, owner: OwnerId): Promise<void> {
  await tx
    .update(contacts)
    .set({ pictureVersion: sql`${contactPictures.version}` })
    .from(contactPictures)
    .where(
      and(
        eq(contacts.userId, owner),
        eq(contactPictures.userId, owner),
        eq(contactPictures.contactId, contacts.id),
        sql`${contacts.pictureVersion} is distinct from ${contactPictures.version}`,
      ),
    )
  await tx
    .update(giftIdeas)
    .set({ pictureVersion: sql`${giftPictures.version}` })
    .from(giftPictures)
    .where(
      and(
        eq(giftIdeas.userId, owner),
        eq(giftPictures.userId, owner),
        eq(giftPictures.giftIdeaId, giftIdeas.id),
        sql`${giftIdeas.pictureVersion} is distinct from ${giftPictures.version}`,
      ),
    )
}
