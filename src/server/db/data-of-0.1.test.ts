import { getTableColumns, getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mapValues } from '#domain/shared/map-values.ts'
import { fillAccount, tablesOfUsers } from '#server/testing/filled-account.ts'
import type { Database } from './connection.ts'
import { migrateDatabase } from './migrate.ts'
import { users } from './schema.ts'
import { goBackTo, openOwnDatabase } from './testing.ts'

// What two users had in version 0.1, after the migrations since. Its tables are those of the first 42 migrations.

const MIGRATIONS_OF_0_1 = 42

/** Whose columns have changed since otherwise than by their keys; accounts-of-0.1.test.ts has its own. */
const carriedElsewhere = new Set([
  'users',
  'user_identities',
  'user_profiles',
  'user_preferences',
  'sessions',
  'password_reset_tokens',
  'email_tokens',
  'social_sign_ins',
  'passkeys',
  'totp_secrets',
  'recovery_codes',
  'sign_in_challenges',
  'earlier_tokens',
  'email_owners',
  'identity_owners',
  'passkey_owners',
  'endpoint_owners',
  'push_subscriptions',
])
const names = tablesOfUsers.map(getTableName)
/** Tables that came later. */
const added = new Set(['model_requests', 'price_drops'])
const compared = names.filter((name) => !carriedElsewhere.has(name) && !added.has(name))

type Row = Record<string, unknown>

let database: Database
/** What each table had in 0.1. Columns that came later and may be null are. */
let before: Map<string, Row[]>

beforeAll(async () => {
  database = await openOwnDatabase()
  for (const [index, id] of ['maya', 'tom'].entries()) {
    const at = new Date('2026-11-21T15:00:00Z')
    await database.db.insert(users).values({ id, createdAt: at, updatedAt: at, lastSeenAt: at })
    await fillAccount(database.db, id, { seed: index + 1 })
  }
  const today = await readAll()
  await goBackTo(database, MIGRATIONS_OF_0_1)
  before = new Map()
  for (const [name, rows] of today) before.set(name, await insertOld(name, rows))
  await migrateDatabase(database)
})
afterAll(() => database.close())

describe('after an upgrade from 0.1', () => {
  it('every row has its values, its id and its owner', async () => {
    const after = await readAll()
    for (const name of compared) {
      const rows = before.get(name)
      expect(rows).not.toEqual([])
      expect({ name, rows: inOrder(after.get(name)) }).toEqual({ name, rows: inOrder(rows) })
    }
  })

  it('new rows get ids that are free', async () => {
    const { rows } = await database.pool.query<{ isFree: boolean }>(
      `select nextval('contacts_id_seq') > max(id) as "isFree" from contacts`,
    )
    expect(rows).toEqual([{ isFree: true }])
  })

  it('a contact takes all that belongs to it along when it is deleted, and nothing of others', async () => {
    await database.pool.query("delete from contacts where user_id = 'maya'")
    const left = await readAll()
    const owners = (name: string) => new Set(left.get(name)?.map((row) => row['user_id']))
    for (const name of [
      'occasions',
      'occasion_skips',
      'product_dismissals',
      'gift_ideas',
      'gift_splits',
      'gift_pictures',
      'reminders',
      'email_reminders',
    ])
      expect({ name, owners: owners(name) }).toEqual({ name, owners: new Set(['tom']) })
  })
})

function inOrder(rows: Row[] = []): Row[] {
  return rows.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
}

async function readAll(): Promise<Map<string, Row[]>> {
  const all = new Map<string, Row[]>()
  for (const name of names) {
    const { rows } = await database.pool.query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t`)
    all.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return all
}

/** Into the table as it was. Returns what these rows should be after the upgrade. */
async function insertOld(name: string, rows: Row[]): Promise<Row[]> {
  const { rows: there } = await database.pool.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and attgenerated = ''`,
    [name],
  )
  const known = new Set(there.map((column) => column.name))
  const columns = Object.keys(rows[0] ?? {})
    .filter((column) => known.has(column))
    .map((column) => `"${column}"`)
  if (columns.length === 0) return rows
  await database.pool.query(
    `insert into ${name} (${columns.join(', ')}) select ${columns.join(', ')} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
  if (name !== 'users' && columns.includes('"id"'))
    await database.pool.query(
      `select setval(pg_get_serial_sequence($1, 'id'), max(id)) from ${name} having max(id) is not null`,
      [name],
    )
  const table = tablesOfUsers.find((one) => getTableName(one) === name)
  const required = new Set(
    Object.values(table ? getTableColumns(table) : {}).flatMap((column) => (column.notNull ? column.name : [])),
  )
  return rows.map((row) =>
    mapValues(row, (value, column) => (known.has(column) || required.has(column) ? value : null)),
  )
}
