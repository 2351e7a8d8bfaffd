import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/db/connection.ts'
import { openOwnDatabase } from '#server/db/testing.ts'
import { exceptions } from '../plans/exceptions.ts'
import type { Recorded } from '../plans/record.ts'
import { readRecorded, statementsIn } from '../plans/recorded.ts'
import { manyOwners } from './exceptions.ts'
import { partsRead, type PartNode } from './judge-parts.ts'
import { filesNotYet } from './not-yet.ts'
import { PARTS } from './partitions.ts'

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
  const files = new Set<string>()
  for (const statement of statements) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const read = partsRead(await explain(statement))
    if (new Set([...read.values()].flatMap((parts) => [...parts])).size < 2 || isMeantToReadAll(statement)) continue
    const { file, line, within } = statement.site
    files.add(file)
    if (filesNotYet.includes(file)) continue
    const what = [...read].map(([table, parts]) => `${table} (${parts.size})`).join(', ')
    faults.push(`${file}:${line} ${within} reads ${what}\n    ${statement.text.slice(0, 400)}`)
  }
  expect(faults.join('\n'), 'name the owner for each table, or give a reason in exceptions.ts').toBe('')
  expect(
    filesNotYet.filter((file) => !files.has(file)),
    'not-yet.ts lists files that are ready',
  ).toEqual([])
})

it('the tables are in partitions', async () => {
  const { rows } = await client.query<{ tables: number }>(
    'select count(*)::int as tables from pg_class where relnamespace = $1::regnamespace',
    [PARTS],
  )
  expect(rows[0]?.tables).toBeGreaterThan(0)
})

it('no statement gives a row to another user, which would be in another shard', () => {
  const moving = statements.filter(({ text }) => /^\s*update "?(\w+)"? set (?:(?! where ).)*"?user_id"? =/s.test(text))
  const faults = moving.filter(({ site }) => !filesNotYet.includes(site.file))
  expect(faults.map(({ site, text }) => `${site.file}:${site.line} ${text.slice(0, 200)}`)).toEqual([])
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
