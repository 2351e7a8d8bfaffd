import { and, eq, sql } from 'drizzle-orm'
import { groupBy } from '#domain/shared/group-by.ts'
import type { Tx } from '#server/db/connection.ts'
import { reminders } from '#server/db/schema.ts'
import type { Due, Message } from './outcome.ts'

/** How a channel names a message of these notices. */
export type KeyOf = (dues: readonly [Due, ...Due[]]) => string

/**
 * One message for everything that is due for one user, and one more for each earlier try: that may have arrived without
 * being confirmed, so it's repeated as it was, under its own name.
 */
export async function inMessages(tx: Tx, dues: readonly Due[], keyOf: KeyOf): Promise<Message[]> {
  const groups = groupBy(dues, ({ row }) => JSON.stringify([row.userId, row.messageKey]))
  const messages = [...groups.values()].flatMap((group) => {
    const [first, ...rest] = group.toSorted(byOccurrence)
    if (!first) return []
    const together: Message['dues'] = [first, ...rest]
    return [{ key: first.row.messageKey ?? keyOf(together), user: first.user, dues: together }]
  })
  await keepKeys(tx, messages)
  return messages
}

function byOccurrence({ row: a }: Due, { row: b }: Due): number {
  return a.occurrenceDate === b.occurrenceDate ? a.id - b.id : a.occurrenceDate < b.occurrenceDate ? -1 : 1
}

async function keepKeys(tx: Tx, messages: readonly Message[]): Promise<void> {
  const unnamed = messages.flatMap(({ key, dues }) =>
    dues.flatMap(({ row }) => (row.messageKey === null ? [{ userId: row.userId, id: row.id, key }] : [])),
  )
  if (unnamed.length === 0) return
  const owners = sql.param(unnamed.map(({ userId }) => userId))
  const ids = sql.param(unnamed.map(({ id }) => id))
  const keys = sql.param(unnamed.map(({ key }) => key))
  await tx
    .update(reminders)
    .set({ messageKey: sql`named.key` })
    .from(sql`unnest(${owners}::text[], ${ids}::bigint[], ${keys}::text[]) as named(owner, id, key)`)
    .where(
      and(
        sql`${reminders.userId} = any(${owners}::text[])`,
        eq(reminders.userId, sql`named.owner`),
        eq(reminders.id, sql`named.id`),
      ),
    )
}
