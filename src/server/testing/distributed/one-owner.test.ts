import { getTableName } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/connection.ts'
import { openOwnDatabase } from '#server/db/testing.ts'
import { exceptions } from '../plans/exceptions.ts'
import type { Recorded } from '../plans/record.ts'
import { readRecorded, statementsIn } from '../plans/recorded.ts'
import { tablesOfUsers } from '../filled-account.ts'
import { inOnePlace, manyOwners } from './exceptions.ts'
import { partsRead, type PartNode } from './judge-parts.ts'

// Every statement that the server's tests made the product run (../plans/record.ts), explained with the values that it was
// run with, on tables in eight partitions.

const statements = statementsIn(readRecorded())

let database: Database
let client: pg.PoolClient

beforeAll(async () => {
  database = await openOwnDatabase()
  client = await database.pool.connect()
})
afterAll(async () => {
  client.release()
  await database.close()
})

it('every statement reads the partition of one user, but for those that are meant to read all', async () => {
  const faults: string[] = []
  for (const statement of statements) {
    const read = partsRead(await explain(statement))
    if (new Set([...read.values()].flatMap((parts) => [...parts])).size < 2 || isMeantToReadAll(statement)) continue
    const { file, line, within } = statement.site
    const what = [...read].map(([table, parts]) => `${table} (${parts.size})`).join(', ')
    faults.push(`${file}:${line} ${within} reads ${what}\n    ${statement.text.slice(0, 400)}`)
  }
  expect(faults.join('\n'), 'name the owner for each table, or give a reason in exceptions.ts').toBe('')
})

it('every table of users is in partitions, but for those that are read before it is known whose a row is', async () => {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace",
  )
  const apart = new Set(rows.map(({ name }) => name))
  const together = tablesOfUsers.map(getTableName).filter((name) => !apart.has(name))
  expect(together.toSorted()).toEqual(inOnePlace)
})

it('every primary, unique and foreign key of a table in partitions begins with the owner', async () => {
  const { rows } = await client.query<{ key: string; column: string }>(
    `select indexrelid::regclass::text as key, indrelid::regclass || '.' || attname as column
       from pg_index join pg_class on pg_class.oid = indrelid join pg_attribute on attrelid = indrelid and attnum = indkey[0]
       where indisunique and relkind = 'p'
     union all
     select conname, conrelid::regclass || '.' || attname
       from pg_constraint join pg_class on pg_class.oid = conrelid join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and relkind = 'p'`,
  )
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ column }) => !/\.user_id$|^users\.id$/.test(column))).toEqual([])
})

it('no table in one place refers to one in partitions, which Citus refuses', async () => {
  const { rows } = await client.query(
    `select conname from pg_constraint join pg_class here on here.oid = conrelid join pg_class there on there.oid = confrelid
     where contype = 'f' and here.relkind = 'r' and here.relnamespace = 'public'::regnamespace and there.relkind = 'p'`,
  )
  expect(rows).toEqual([])
})

it('no statement locks rows of more than one user, which Citus refuses', async () => {
  const faults: string[] = []
  for (const statement of statements) {
    if (!/\bfor (?:no key )?update\b/.test(statement.text)) continue
    const read = partsRead(await explain(statement))
    if ([...read.values()].every((parts) => parts.size === 1)) continue
    faults.push(`${statement.site.file}:${statement.site.line} ${statement.text.slice(0, 400)}`)
  }
  expect(faults.join('\n')).toBe('')
})

it('no statement gives a row to another user, which would be in another shard', () => {
  const moving = statements.filter(({ text }) => /^\s*update "?(\w+)"? set (?:(?! where ).)*"?user_id"? =/s.test(text))
  expect(moving.map(({ site, text }) => `${site.file}:${site.line} ${text.slice(0, 200)}`)).toEqual([])
})

function isMeantToReadAll({ site, text }: Recorded): boolean {
  const at = `${site.file} ${site.within}`
  return site.file in manyOwners || exceptions.some((one) => one.at === at && text.includes(one.statement))
}

async function explain({ text, values }: Recorded): Promise<PartNode> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PartNode }] }>(
    `explain (verbose, format json) ${text}`,
    values,
  )
  const [plan] = rows[0]?.['QUERY PLAN'] ?? []
  if (!plan) throw new Error(`no plan for ${text}`)
  return plan.Plan
}
