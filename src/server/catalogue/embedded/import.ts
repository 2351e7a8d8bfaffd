import { createHash } from 'node:crypto'
import { and, eq, getTableColumns, notInArray, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { foldText } from '#domain/shared/search-text.ts'
import { interests } from '#domain/catalogue/interests/interests.ts'
import type { Database, DbOrTx, Tx } from '#server/db/connection.ts'
import { catalogueImports, catalogueWords, products } from '#server/db/schema.ts'
import { EMBEDDED, embeddedIdeas, ideasHash } from './ideas.ts'
import { productRow, type ProductRow } from './product-row.ts'

/** Increment when the same ideas should produce different rows. */
const MAKING = 3
/** Any number, but the same in every process; next to that of the migrations. */
export const IMPORT_LOCK = 727_002
/** A text of some 400 kB for each statement. */
const ROWS_AT_ONCE = 200

/**
 * Brings the embedded catalog's products up to date if ideas or vocabulary changed since the last import. All or nothing;
 * several processes may start at once. Removed ideas become inactive, because gifts made from them remain.
 * @returns whether anything was imported
 */
export async function importEmbedded(
  database: Pick<Database, 'db' | 'patiently'>,
  now: Date,
  log?: Pick<FastifyBaseLogger, 'warn'>,
): Promise<boolean> {
  const contentHash = embeddedHash()
  if ((await importedHash(database.db)) === contentHash) return false
  return database.patiently(() =>
    database.db.transaction(async (tx) => {
      // A server's answer may take 30 s; another process's import on a slow machine may take longer.
      await tx.execute(sql`set local statement_timeout = 0`)
      await waitForTurn(tx, log)
      // Another process was faster.
      if ((await importedHash(tx)) === contentHash) return false
      await writeProducts(tx)
      const stamp = { contentHash, importedAt: now }
      await tx
        .insert(catalogueImports)
        .values({ provider: EMBEDDED, ...stamp })
        .onConflictDoUpdate({ target: catalogueImports.provider, set: stamp })
      return true
    }),
  )
}

/** Logged because there is no time limit: the other process may hang. */
async function waitForTurn(tx: Tx, log: Pick<FastifyBaseLogger, 'warn'> | undefined): Promise<void> {
  const { rows } = await tx.execute<{ isFree: boolean }>(
    sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as "isFree"`,
  )
  if (rows[0]?.isFree) return
  log?.warn('waiting for another process that brings the catalogue up to date')
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
}

/** A hash of everything that the rows are made from. */
export function embeddedHash(): string {
  return createHash('sha256')
    .update(`${MAKING} ${ideasHash()} ${JSON.stringify(interests)}`)
    .digest('hex')
}

async function importedHash(db: DbOrTx): Promise<string | undefined> {
  const [row] = await db.select().from(catalogueImports).where(eq(catalogueImports.provider, EMBEDDED))
  return row?.contentHash
}

async function writeProducts(tx: Tx): Promise<void> {
  const vocabulary = new Map(interests.map((interest) => [interest.id, interest]))
  const rows = embeddedIdeas().map((idea, position) => productRow(idea, position, vocabulary))
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await writeChanged(tx, rows.slice(start, start + ROWS_AT_ONCE))
  await withdrawOthers(tx, rows)
  await writeWords(tx, rows)
}

/** What is as it was isn't written: its search vectors and indexes take most of an import. */
async function writeChanged(tx: Tx, rows: readonly ProductRow[]): Promise<void> {
  const columns = Object.entries(getTableColumns(products)).filter(([name]) => name in (rows[0] ?? {}))
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([name, column]) => [column.name, row[name as keyof ProductRow]])),
  )
  const list = (table?: string) =>
    sql.raw(columns.map(([, { name }]) => (table === undefined ? name : `${table}.${name}`)).join(', '))
  await tx.execute(sql`
    insert into ${products} (${list()})
    select ${list('idea')} from jsonb_populate_recordset(null::${products}, ${JSON.stringify(named)}::jsonb) as idea
    where not exists (
      select from only ${products} as known
      where known.provider = idea.provider and known.product_key = idea.product_key
        and (${list('known')}) is not distinct from (${list('idea')})
    )
    order by (idea.facts ->> 'position')::int
    on conflict (provider, product_key) do update set (${list()}) = row (${list('excluded')})`)
}

async function withdrawOthers(tx: Tx, rows: readonly ProductRow[]): Promise<void> {
  const kept = rows.map(({ productKey }) => productKey)
  await tx
    .update(products)
    .set({ isActive: false })
    .where(and(eq(products.provider, EMBEDDED), kept.length === 0 ? undefined : notInArray(products.productKey, kept)))
}

/** Single letters and numbers don't need spell checking. */
async function writeWords(tx: Tx, rows: readonly ProductRow[]): Promise<void> {
  const uses = new Map<string, number>()
  for (const { title, searchWords, audienceWords } of rows) {
    const text = foldText(`${title} ${searchWords} ${audienceWords}`)
    for (const word of new Set(text.match(/[a-z]{3,}/g))) uses.set(word, (uses.get(word) ?? 0) + 1)
  }
  const words = [...uses.keys()]
  await tx.delete(catalogueWords)
  await tx.execute(
    sql`insert into ${catalogueWords} (word, uses) select * from unnest(${sql.param(words)}::text[], ${sql.param([...uses.values()])}::int[])`,
  )
}
