import { sql, type SQL } from 'drizzle-orm'
import type { Db, DbOrTx } from '#server/db/connection.ts'
import { named, storedColumns } from './products-table.ts'
import type { FeedBatch } from './reading/read-feed.ts'

/** The table that an import fills, and the one that it will replace. */
export interface Loading {
  provider: string
  table: string
  previous: string | null
}

export interface Loaded {
  added: number
  changed: number
  /** Those that people find: what is out of stock isn't shown. */
  shown: number
}

/** Adds a batch to the new table. A product keeps the id that it has in the one before. */
export async function loadBatch(db: DbOrTx, { provider, table, previous }: Loading, batch: FeedBatch): Promise<Loaded> {
  if (batch.products === 0) return nothing
  const { rows } = await db.execute<Loaded & Record<string, unknown>>(sql`
    with item as (select * from json_to_recordset(${batch.json}::json) as item (${shape})),
    matched as (${matched(previous)}),
    written as (
      insert into ${named(table)} (id, provider, product_key, title, description, price_low_cents, price_high_cents,
        price_typical_cents, original_price_cents, image_url, product_url, category_id, categories, search_index, item_type,
        age_min, age_max, facts, search_words, is_active, in_stock, brand, gtin, as_of)
      select coalesce(old_id, nextval('products_id_seq')), ${provider}, product_key, title, description, price, price,
        price, original_price, image_url, product_url, category_id, categories, search_index, item_type,
        age_min, age_max, facts, search_words, in_stock, in_stock, brand, gtin, as_of
      from matched
    )
    select count(*) filter (where old_id is null)::int as added, count(*) filter (where differs)::int as changed,
      count(*) filter (where in_stock)::int as shown
    from matched`)
  return rows[0] ?? nothing
}

const nothing: Loaded = { added: 0, changed: 0, shown: 0 }

/** What productJson makes. */
const shape = sql`product_key text, title text, description text, price int, original_price int, image_url text,
  product_url text, category_id text, categories text[], search_index text, item_type text, age_min int, age_max int,
  facts jsonb, search_words text, in_stock boolean, brand text, gtin text, as_of timestamptz`

function matched(previous: string | null): SQL {
  if (previous === null) return sql`select item.*, null::int as old_id, false as differs from item`
  return sql`select item.*, old.id as old_id,
      old.id is not null and (old.title, old.description, old.price_typical_cents, old.original_price_cents, old.image_url,
        old.product_url, old.category_id, old.in_stock)
      is distinct from (item.title, item.description, item.price, item.original_price, item.image_url, item.product_url,
        item.category_id, item.in_stock) as differs
    from item left join ${named(previous)} as old on old.product_key = item.product_key`
}

/** What to do with products that aren't in the file. */
export interface Absent {
  /** Keys of those whose items can't be read this time: they stay as they were. */
  broken: readonly string[]
  /** All of them do, because nobody knows which items were in the unreadable parts of the file. */
  keepsAll: boolean
  /** Keys of those that may not be shown any longer. */
  gone: readonly string[]
}

export interface TakenOver {
  missing: number
  removed: number
  shown: number
}

/**
 * Takes over from the table before what the file no longer has: marked as out of stock now, and left out by the next
 * import. In steps of so many ids, between which others take turns.
 */
export async function takeOverMissing(
  db: Db,
  { table, previous }: Loading,
  { broken, keepsAll, gone }: Absent,
  { now, step }: { now: Date; step: number },
): Promise<TakenOver> {
  const taken: TakenOver = { missing: 0, removed: 0, shown: 0 }
  if (previous === null) return taken
  const isKept = sql`(${keepsAll} or old.product_key = any(${sql.param(broken)}::text[]))`
  const values: Record<string, SQL> = {
    is_active: sql`${isKept} and old.is_active`,
    in_stock: sql`${isKept} and old.in_stock`,
    missing_since: sql`case when not ${isKept} then ${now} else old.missing_since end`,
  }
  const columns = sql.join(
    storedColumns.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const stored = sql.join(
    storedColumns.map((name) => values[name] ?? sql`old.${sql.identifier(name)}`),
    sql`, `,
  )
  const isAbsent = sql`not exists (select from ${named(table)} as item where item.product_key = old.product_key)`
  const { first, last } = await idsIn(db, previous)
  for (let from = first; from <= last; from += step) {
    // One part at a time, so that others take turns.
    const { rows } = await withoutLimit(db, (tx) =>
      tx.execute<{ missing: number; absent: number; kept: number; shown: number }>(sql`
        with absent as (
          select old.*, ${isKept} as is_kept from ${named(previous)} as old
          where old.id between ${from}::bigint and ${from + step - 1}::bigint and ${isAbsent}
        ),
        written as (
          insert into ${named(table)} (${columns})
          select ${stored} from absent as old
          where (old.missing_since is null or old.is_kept) and old.product_key <> all(${sql.param(gone)}::text[])
          returning missing_since, is_active
        )
        select (select count(*) from absent)::int as absent, (select count(*) from written)::int as kept,
          (select count(*) from written where missing_since is not null)::int as missing,
          (select count(*) from written where is_active)::int as shown`),
    )
    const { missing, absent, kept, shown } = rows[0] ?? { missing: 0, absent: 0, kept: 0, shown: 0 }
    taken.missing += missing
    taken.removed += absent - kept
    taken.shown += shown
  }
  return taken
}

async function idsIn(db: Db, table: string): Promise<{ first: number; last: number }> {
  const { rows } = await db.execute<{ first: number; last: number }>(
    sql`select coalesce(min(id), 1) as first, coalesce(max(id), 0) as last from ${named(table)}`,
  )
  return rows[0] ?? { first: 1, last: 0 }
}

/** For statements that take longer than the usual limit with a million rows. */
export function withoutLimit<Result>(
  db: Db,
  work: (tx: Parameters<Parameters<Db['transaction']>[0]>[0]) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local maintenance_work_mem = '128MB'`)
    return work(tx)
  })
}
