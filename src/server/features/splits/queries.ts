import { and, asc, eq, type SQL } from 'drizzle-orm'
import { isSameAddress } from '#domain/shared/email-address.ts'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { giftOf } from '#server/db/keys.ts'
import { giftIdeas, giftSplits } from '#server/db/schema.ts'
import type { OwnerId } from '#server/identity/actor.ts'

export type SplitRow = typeof giftSplits.$inferSelect

export async function listSplits(db: DbOrTx, owner: OwnerId): Promise<SplitRow[]> {
  return ownedSplits(db, owner).orderBy(asc(giftSplits.id))
}

/** @throws {AppError} NOT_FOUND */
export async function ownedSplit(db: DbOrTx, owner: OwnerId, id: number): Promise<SplitRow> {
  const [split] = await ownedSplits(db, owner, eq(giftSplits.id, id))
  if (!split) throw notFound('giftSplit')
  return split
}

/** Undefined while the gift has none. */
export async function findSplitOfGift(db: DbOrTx, owner: OwnerId, giftIdeaId: number): Promise<SplitRow | undefined> {
  const [split] = await ownedSplits(db, owner, eq(giftSplits.giftIdeaId, giftIdeaId))
  return split
}

/** @throws {AppError} NOT_FOUND, for a stranger's gift too */
export async function splitOfGift(db: DbOrTx, owner: OwnerId, giftIdeaId: number): Promise<SplitRow> {
  const split = await findSplitOfGift(db, owner, giftIdeaId)
  if (!split) throw notFound('giftSplit')
  return split
}

/** The title of a gift for this contact that someone with this address shares; undefined for none. */
export async function giftWithContributor(
  db: DbOrTx,
  owner: OwnerId,
  contactId: number,
  email: string,
): Promise<string | undefined> {
  const rows = await db
    .select({ title: giftIdeas.title, contributors: giftSplits.contributors })
    .from(giftSplits)
    .innerJoin(giftIdeas, giftOf(giftSplits))
    .where(and(eq(giftIdeas.userId, owner), eq(giftIdeas.contactId, contactId)))
  return rows.find(({ contributors }) =>
    contributors.some((row) => row.email !== undefined && isSameAddress(row.email, email)),
  )?.title
}

function ownedSplits(db: DbOrTx, owner: OwnerId, filter?: SQL) {
  return db
    .select()
    .from(giftSplits)
    .where(and(eq(giftSplits.userId, owner), filter))
    .$dynamic()
}
