import fs from 'node:fs'
import type { Database } from '#server/db/connection.ts'

export interface Finding {
  acknowledged: number
  /** Acknowledged ids whose row is gone. */
  lost: number
  /** Parts of an operation without the rest of it. */
  halves: number
}

/** Holds the database against the ids that were acknowledged before it was killed. */
export async function checkAcknowledged({ pool }: Database, file: string): Promise<Finding> {
  const acknowledged = acknowledgedIn(file)
  const { rows } = await pool.query<{ id: number }>('select id from wholes')
  const present = new Set(rows.map(({ id }) => id))
  const lost = acknowledged.filter((id) => !present.has(id)).length
  return { acknowledged: acknowledged.length, lost, halves: await countHalves({ pool }) }
}

export function acknowledgedIn(file: string): number[] {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  return text.split('\n').slice(0, -1).map(Number)
}

/**
 * Every operation writes a whole and its half and counts itself. The load deletes some halves (whole % 7 = 3) and
 * nothing else, so any other whole without a half, and any difference to the counter, is half an operation.
 */
async function countHalves({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ torn: number; miscounted: number }>(`
    select
      (select count(*)::int from wholes full join halves on halves.whole = wholes.id
        where wholes.id is null or (halves.whole is null and wholes.id % 7 <> 3)) as torn,
      abs((select count from counters where name = 'wholes') - (select count(*) from wholes))::int as miscounted`)
  return (rows[0]?.torn ?? 0) + (rows[0]?.miscounted ?? 0)
}
