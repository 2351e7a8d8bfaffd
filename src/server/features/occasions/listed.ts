import type { ListedOccasion } from '#domain/occasions/schema.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { Day } from './days.ts'
import { giftsByOccasion } from './gift-summaries.ts'
import { knownOf } from './known.ts'
import { presentListed } from './present.ts'
import { rowsByIds, type OccasionRow } from './rows.ts'

/**
 * The rows of a list, in the order of the days: eight statements at once however many there are.
 * @param loaded the rows, where the caller has them already
 */
export async function listed(
  db: DbOrTx,
  actor: Actor,
  days: readonly Day[],
  loaded?: OccasionRow[],
): Promise<ListedOccasion[]> {
  const ids = days.map(({ id }) => id)
  const [found, gifts, known] = await Promise.all([
    loaded ?? rowsByIds(db, actor.owner, ids),
    giftsByOccasion(db, actor.owner, ids),
    knownOf(db, actor, ids),
  ])
  const rows = byId(found)
  return days.flatMap(({ id, occurrence }) => {
    const row = rows.get(id)
    return row ? [presentListed(row, occurrence, actor, known, gifts)] : []
  })
}

export function byId(rows: OccasionRow[]): Map<number, OccasionRow> {
  return new Map(rows.map((row) => [row.id, row]))
}
