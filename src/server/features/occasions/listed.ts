import type { ListedOccasion } from '#domain/occasions/schema.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { Day } from './days.ts'
import { giftsByOccasion } from './gift-summaries.ts'
import { knownOf } from './known.ts'
import { presentListed } from './present.ts'
import { rowsByIds, type OccasionRow } from './rows.ts'

/**
 * The rows of a list, in the order of the days: nine statements however many there are.
 * @param loaded the rows, where the caller has them already
 */
export async function listed(
  db: DbOrTx,
  actor: Actor,
  days: readonly Day[],
  loaded?: OccasionRow[],
): Promise<ListedOccasion[]> {
  const ids = days.map(({ id }) => id)
  const rows = byId(loaded ?? (await rowsByIds(db, actor.owner, ids)))
  const gifts = await giftsByOccasion(db, actor.owner, ids)
  const known = await knownOf(db, actor, [...rows.values()])
  return days.flatMap(({ id, occurrence }) => {
    const row = rows.get(id)
    return row ? [presentListed(row, occurrence, actor, known, gifts)] : []
  })
}

export function byId(rows: OccasionRow[]): Map<number, OccasionRow> {
  return new Map(rows.map((row) => [row.id, row]))
}
