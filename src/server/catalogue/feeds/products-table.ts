import { randomBytes } from 'node:crypto'
import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import pg from 'pg'
import type { DbOrTx } from '#server/db/connection.ts'
import { products } from '#server/db/schema.ts'

// Each import of a feed fills a table of its own that has the columns of `products`. When it's complete it inherits from
// `products`, and the one before no longer does: a search of `products` finds the one or the other, never a part.

const PREFIX = 'feed_products_'

/** Of one import. */
export function newTableName(feedId: number): string {
  return `${PREFIX}${feedId}_${randomBytes(5).toString('hex')}`
}

/** The database knows whose products are in it: a search that leaves this feed out doesn't read it. */
export async function createTable(db: DbOrTx, name: string, provider: string): Promise<void> {
  const isOfFeed = sql`check (provider = ${sql.raw(pg.escapeLiteral(provider))})`
  await db.execute(
    sql`create table ${named(name)} (like products including defaults including generated including constraints, ${isOfFeed})`,
  )
}

/** The same indexes as those of `products`, whichever these are. */
export async function indexesFor(db: DbOrTx, name: string): Promise<SQL[]> {
  const { rows } = await db.execute<{ name: string; definition: string }>(
    sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = 'products'::regclass order by pg_relation_size(indexrelid) desc`,
  )
  return rows.map(({ name: index, definition }) => {
    const unquoted = index.replaceAll('"', '')
    const own = `${name}_${unquoted.replace(/^products_/, '')}`
    return sql.raw(
      definition
        .replace(/ INDEX \S+ ON /, ` INDEX ${pg.escapeIdentifier(own)} ON `)
        .replace(/ ON \S+ USING /, ` ON public.${pg.escapeIdentifier(name)} USING `),
    )
  })
}

/** Every column but those that the database makes of the others. */
export const storedColumns: readonly string[] = Object.values(getTableColumns(products))
  .filter(({ generated }) => generated === undefined)
  .map(({ name }) => name)

export function named(table: string): SQL {
  return sql`public.${sql.identifier(table)}`
}

/** Whether it's there: a backup has none of these tables. */
export async function hasTable(db: DbOrTx, name: string): Promise<boolean> {
  const { rows } = await db.execute<{ isThere: boolean }>(
    sql`select to_regclass(${`public.${name}`}) is not null as "isThere"`,
  )
  return rows[0]?.isThere === true
}

/** Tables of feeds that no feed shows: what was replaced, and what ended imports have left. */
export async function abandonedTables(db: DbOrTx): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select tablename as name from pg_tables
    where schemaname = 'public' and starts_with(tablename, ${PREFIX})
      and not exists (
        select 1 from product_feeds
        where products_table = tablename or (state <> 'idle' and starts_with(tablename, ${PREFIX} || id || '_')))`)
  return rows.map(({ name }) => name)
}
