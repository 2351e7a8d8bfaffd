import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/connection.ts'
import { emailOwners, users } from '#server/db/schema.ts'
import { openOwnDatabase } from '#server/db/testing.ts'
import { fillAccount } from '#server/testing/filled-account.ts'
import { sitesInCode } from './call-sites.ts'
import { copyOnlyAccount } from './crowd.ts'
import { exceptions, notRun, type Exception } from './exceptions.ts'
import { broadScans, readIndexes, type Indexes, type PlanNode } from './judge-plan.ts'
import { readRecorded, statementsIn } from './recorded.ts'

// Every statement that the server's tests made the product run (record.ts), explained among the rows of a thousand users.

const recorded = readRecorded()
const statements = statementsIn(recorded)
const OTHERS = 1_000

/** What matters to the choice of an index: tokens are still valid, most events come back yearly, most reminders were sent. */
const AS_IN_LIFE = `
  update sessions set expire = '2099-12-31';
  update password_reset_tokens set expires_at = '2099-12-31', used_at = null;
  update email_tokens set expires_at = '2099-12-31', used_at = null;
  update sign_in_challenges set expires_at = '2099-12-31';
  update ask_links set expires_at = '2099-12-31';
  update contributor_links set expires_at = '2099-12-31';
  update social_sign_ins set expires_at = '2099-12-31';
  update occasions set is_recurring = id % 4 <> 0, date_rule = case id % 10 when 1 then 'easter' else 'fixed' end;
  update reminders set is_sent = id % 10 <> 0;
  update users set planned_through = '2026-11-23T00:00:00Z'`

let database: Database
let client: pg.PoolClient
let indexes: Indexes

beforeAll(async () => {
  database = await openOwnDatabase()
  const at = new Date('2026-11-21T15:00:00Z')
  const times = { createdAt: at, updatedAt: at, lastSeenAt: at }
  await database.db.insert(emailOwners).values({ emailKey: 'maya@example.com', userId: 'maya' })
  await database.db
    .insert(users)
    .values({ id: 'maya', email: 'maya@example.com', emailKey: 'maya@example.com', ...times })
  await fillAccount(database.db, 'maya', { seed: 7, contacts: 10 })
  await database.pool.query(AS_IN_LIFE)
  await copyOnlyAccount(database.pool, OTHERS)
  await database.pool.query("update users set is_guest = true where id like '%7'; analyze users")
  client = await database.pool.connect()
  // A table that is scanned even so has no index that could answer.
  await client.query('set enable_seqscan = off; set plan_cache_mode = force_generic_plan')
  indexes = await readIndexes(client)
})
afterAll(async () => {
  client.release()
  await database.close()
})

describe('among a thousand users', () => {
  it('every statement reads the rows of its own user only, and of other tables those that an index leads to', async () => {
    const faults: string[] = []
    const used = new Set<Exception>()
    for (const { site, text, values, isPrepared = false } of statements) {
      const plan = isPrepared ? await generalPlan(text, values.length) : await explain(text, values)
      const scans = broadScans(plan, indexes)
      if (scans.length === 0) continue
      const at = `${site.file} ${site.within}`
      const exception = exceptions.find((one) => one.at === at && text.includes(one.statement))
      if (exception) used.add(exception)
      const tooMuch = scans.filter((scan) => !exception?.reads.includes(scan))
      if (tooMuch.length > 0)
        faults.push(`${site.file}:${site.line} ${site.within} reads ${tooMuch.join('; ')}\n    ${text.slice(0, 200)}`)
    }
    expect(faults.join('\n'), 'give it a condition and an index, or a reason in exceptions.ts').toBe('')
    expect(
      exceptions.filter((exception) => !used.has(exception) && exception.isOccasional !== true),
      'exceptions that no statement needs',
    ).toEqual([])
  })

  it('every statement in the code has been run by a test', () => {
    const run = new Set(recorded.map(({ site }) => `${site.file}:${site.line}`))
    const missing = sitesInCode().filter((site) => !run.has(site) && !(site.replace(/:\d+$/, '') in notRun))
    expect(missing, 'have a test of the server run it').toEqual([])
  })

  it('every reference to a row of users is followed back by an index', async () => {
    const { rows } = await client.query<{ name: string }>(
      `select conname as name from pg_constraint key where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
         select from pg_index where indrelid = conrelid and indpred is null and indkey[0] = any(conkey))`,
    )
    // A deletion would scan the table for what refers to the row.
    expect(rows.map(({ name }) => name)).toEqual([])
  })
})

/** The one for all values: which are given doesn't matter. */
async function generalPlan(text: string, count: number): Promise<PlanNode> {
  await client.query(`prepare judged as ${text}`)
  const values = count === 0 ? '' : `(${Array.from({ length: count }, () => 'null').join()})`
  const plan = await explain(`execute judged ${values}`)
  await client.query('deallocate judged')
  return plan
}

async function explain(text: string, values: unknown[] = []): Promise<PlanNode> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${text}`, values)
  const [plan] = rows[0]?.['QUERY PLAN'] ?? []
  if (!plan) throw new Error(`no plan for ${text}`)
  return plan.Plan
}
