import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { OwnerId } from '#server/identity/actor.ts'
import { contacts, giftIdeas, giftSplits, occasions } from './schema.ts'

// Conditions on whole keys, which begin with the owner: a statement that names one reads one owner's shard only
// (docs/decisions/016-owner-first-in-every-key.md). Ids alone lead to no index.

type Column = AnyPgColumn

/** The owner's row with this id. */
export function ownRow(table: { userId: Column; id: Column }, owner: OwnerId, id: number): SQL {
  return sql`(${eq(table.userId, owner)} and ${eq(table.id, id)})`
}

/** These rows of perhaps many owners, for jobs: in two parameters however many they are. */
export function areRows(table: { userId: Column; id: Column }, rows: readonly { userId: string; id: number }[]): SQL {
  const owners = sql.param(rows.map(({ userId }) => userId))
  const ids = sql.param(rows.map(({ id }) => id))
  // The shards to ask are named; the pairs are what is looked up in them.
  return sql`(${table.userId} = any(${owners}::text[]) and (${table.userId}, ${table.id}) in (select * from unnest(${owners}::text[], ${ids}::bigint[])))`
}

/** The contact of an event or gift, in a join. */
export const contactOf = (row: { userId: Column; contactId: Column }) =>
  and(eq(contacts.userId, row.userId), eq(contacts.id, row.contactId))

/** The event of a gift, in a join. */
export const occasionOf = (row: { userId: Column; occasionId: Column }) =>
  and(eq(occasions.userId, row.userId), eq(occasions.id, row.occasionId))

/** The gift of a split, in a join. */
export const giftOf = (row: { userId: Column; giftIdeaId: Column }) =>
  and(eq(giftIdeas.userId, row.userId), eq(giftIdeas.id, row.giftIdeaId))

/** The split of a gift, in a join. */
export const splitOf = (gift: { userId: Column; id: Column }) =>
  and(eq(giftSplits.userId, gift.userId), eq(giftSplits.giftIdeaId, gift.id))
