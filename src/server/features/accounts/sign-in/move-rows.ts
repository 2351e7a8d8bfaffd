import { randomUUID } from 'node:crypto'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '#server/db/connection.ts'
import {
  askAnswers,
  budgetEnvelopes,
  contactMerges,
  contactPictures,
  contacts,
  emailReminders,
  feedback,
  giftIdeas,
  giftPictures,
  giftSplits,
  importContacts,
  importFiles,
  importGifts,
  importOccasions,
  importPeople,
  imports,
  modelRequests,
  occasions,
  occasionSkips,
  planOccurrences,
  plans,
  presentsReceived,
  priceDrops,
  productDismissals,
  reminders,
  userActivities,
} from '#server/db/schema.ts'

/** What goes along from one user to another, in an order in which what is referred to comes first. */
export const movedTables: readonly PgTable[] = [
  contacts,
  contactPictures,
  productDismissals,
  askAnswers,
  occasions,
  occasionSkips,
  giftIdeas,
  giftPictures,
  priceDrops,
  giftSplits,
  plans,
  planOccurrences,
  presentsReceived,
  budgetEnvelopes,
  reminders,
  emailReminders,
  userActivities,
  feedback,
  modelRequests,
  contactMerges,
  imports,
  importFiles,
  importPeople,
  importContacts,
  importOccasions,
  importGifts,
]

type Rows = { table: PgTable; rows: Record<string, unknown>[] }[]

/**
 * All rows of a user that go along, held until the transaction ends: what another transaction is writing to them is waited
 * for. The user's own row must be held before.
 */
export async function takeRows(tx: Tx, userId: string): Promise<Rows> {
  const taken: Rows = []
  for (const table of movedTables) {
    const { userId: owner } = owned(table)
    taken.push({ table, rows: await tx.select().from(table).where(eq(owner, userId)).for('update') })
  }
  return taken
}

/**
 * Writes them again as another user's, once the first user is gone. No statement gives a row to another user: rows are
 * distributed by user, and it would have to move from one shard to another. Ids stay. Where the other user has a row for the
 * same year, theirs stays; where they have one of the same exported file, this one gets a uid of its own.
 */
export async function giveRows(tx: Tx, taken: Rows, userId: string): Promise<void> {
  for (const { table, rows } of taken) {
    const known = await uidsOf(tx, table, rows, userId)
    const given = rows.map((row) => ({ ...row, userId, ...(known.has(row['uid']) ? { uid: randomUUID() } : {}) }))
    const atOnce = Math.floor(MOST_VALUES / Object.keys(getTableColumns(table)).length)
    for (let start = 0; start < given.length; start += atOnce) {
      const some = tx.insert(table).values(given.slice(start, start + atOnce))
      await (table === budgetEnvelopes ? some.onConflictDoNothing() : some)
    }
  }
}

/** PostgreSQL takes 65,535 values in a statement. */
const MOST_VALUES = 60_000

/** Those of these rows' uids that the user has already. */
async function uidsOf(tx: Tx, table: PgTable, rows: Rows[number]['rows'], userId: string): Promise<Set<unknown>> {
  const { userId: owner, uid } = owned(table)
  if (!('uid' in getTableColumns(table)) || rows.length === 0) return new Set()
  const given = sql.param(rows.map((row) => row['uid']))
  const found = await tx
    .select({ uid })
    .from(table)
    .where(and(eq(owner, userId), sql`${uid} = any(${given}::uuid[])`))
  return new Set(found.map((row) => row.uid))
}

/** Every one of them has an owner; those whose rows are exported have a uid. */
function owned(table: PgTable): Pick<typeof contacts, 'userId' | 'uid'> {
  return table as typeof contacts
}
