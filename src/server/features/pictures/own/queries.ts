import { and, eq, sql } from 'drizzle-orm'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { contactPictures, giftPictures } from '#server/db/schema.ts'
import type { OwnerId } from '#server/identity/actor.ts'

/**
 * @param version that of the address; the current one without
 * @throws {AppError} NOT_FOUND, also for a picture that was replaced
 */
export async function contactPictureOf(db: DbOrTx, owner: OwnerId, contactId: number, version?: string) {
  const [row] = await db
    .select({ content: contactPictures.content })
    .from(contactPictures)
    .where(
      and(
        eq(contactPictures.userId, owner),
        eq(contactPictures.contactId, contactId),
        version === undefined ? undefined : eq(contactPictures.version, version),
      ),
    )
  if (!row) throw notFound('picture')
  return row.content
}

/** @throws {AppError} NOT_FOUND */
export async function giftPictureOf(db: DbOrTx, owner: OwnerId, giftIdeaId: number, version?: string) {
  const [row] = await db
    .select({ content: giftPictures.content })
    .from(giftPictures)
    .where(
      and(
        eq(giftPictures.userId, owner),
        eq(giftPictures.giftIdeaId, giftIdeaId),
        version === undefined ? undefined : eq(giftPictures.version, version),
      ),
    )
  if (!row) throw notFound('picture')
  return row.content
}

/** What all pictures of these accounts take, by the lengths that the database keeps: none is read. */
export async function pictureBytes(db: DbOrTx, ...owners: string[]): Promise<number> {
  const bytes = sql<number>`coalesce(sum(octet_length(content)), 0)::int`
  let sum = 0
  for (const owner of owners) {
    const [ofContacts] = await db.select({ bytes }).from(contactPictures).where(eq(contactPictures.userId, owner))
    const [ofGifts] = await db.select({ bytes }).from(giftPictures).where(eq(giftPictures.userId, owner))
    sum += (ofContacts?.bytes ?? 0) + (ofGifts?.bytes ?? 0)
  }
  return sum
}
