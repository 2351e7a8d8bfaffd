import { sql, type SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { isOfFeed } from '#server/catalogue/embedded/search-filter.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { products } from '#server/db/schema.ts'

/** How many products each way of finding them looks at. */
export const LOOKED_AT = 200

/** Conditions whose first products are remembered: some 2 MB. */
const MOST = 1_000
const remembered = new LRUCache<string, number[]>({ max: MOST })

export interface Condition {
  /** The same for the same condition. */
  name: string
  sql: SQL
}

/**
 * The first products of feeds that meet each condition. Finding them reads all entries of an index for a word or category, a
 * hundred thousand among a million products; but which they are depends on the feeds alone, not on who asks.
 * @param tables of the feeds, which are others after each import
 * @returns whether a product is one of a condition's
 */
export async function firstMatches(
  db: DbOrTx,
  tables: readonly string[],
  conditions: readonly Condition[],
): Promise<(condition: Condition) => SQL> {
  const keyOf = ({ name }: Condition) => `${tables.join()} ${name}`
  const found = new Map(conditions.map((one) => [keyOf(one), remembered.get(keyOf(one))]))
  const unknown = conditions.filter((one) => found.get(keyOf(one)) === undefined)
  if (unknown.length > 0) {
    const parts = unknown.map(
      (one) =>
        sql`select ${keyOf(one)} as key, array(select ${products.id} from ${products} where ${isOfFeed} and ${one.sql} limit ${LOOKED_AT}) as ids`,
    )
    const { rows } = await db.execute<{ key: string; ids: number[] }>(sql.join(parts, sql` union all `))
    for (const { key, ids } of rows) {
      remembered.set(key, ids)
      found.set(key, ids)
    }
  }
  return (one) => sql`${products.id} = any(${sql.param(found.get(keyOf(one)) ?? [])}::int[])`
}
