import { spawn } from 'node:child_process'
import crypto from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from './connection.ts'
import { migrateDatabase } from './migrate.ts'
import { goBackTo, openOwnDatabase, withFirstMigrations } from './testing.ts'

const server = process.env.TEST_DATABASE_URL || undefined

test('migrating again changes nothing', async () => {
  const database = await openOwnDatabase()
  const migrations = 'select count(*)::int as done from drizzle.__drizzle_migrations'
  const before = (await database.pool.query(migrations)).rows
  await migrateDatabase(database)
  expect((await database.pool.query(migrations)).rows).toEqual(before)
  await database.close()
})

describe('a database that is brought up to date in steps', () => {
  let database: Database

  // One way through all versions: to go it for each test took 6 s of processor time.
  beforeAll(async () => {
    database = await openOwnDatabase()
    await goBackTo(database, 2)
    await database.pool.query(KEPT_BEFORE_0002)
    await withFirstMigrations(14, (folder) => migrateDatabase(database, folder))
    await database.pool.query(TRIES_BEFORE_0014)
    await withFirstMigrations(18, (folder) => migrateDatabase(database, folder))
    await database.pool.query(LINKED_BEFORE_0018)
    await migrateDatabase(database)
  })
  afterAll(() => database.close())

  test('occasions and gifts kept before 0002 know their owner after it, and can have no other', async () => {
    const { rows } = await database.pool.query<{ owner: string }>(
      `select c.full_name || ' ' || o.user_id || ' ' || g.user_id as owner from contacts c
       join occasions o on o.contact_id = c.id join gift_ideas g on g.contact_id = c.id order by c.id`,
    )
    expect(rows.map(({ owner }) => owner)).toEqual(['Maya ada ada', 'Tom eve eve'])
    await expect(database.pool.query("update contacts set user_id = 'ada' where user_id = 'eve'")).rejects.toThrow(
      /foreign key/,
    )
    await expect(database.pool.query("update occasions set user_id = 'eve' where user_id = 'ada'")).rejects.toThrow(
      /foreign key/,
    )
  })

  test('tries counted before 0014 still count after it, for whom and for what they were made', async () => {
    const { rows } = await database.pool.query('select name, who, count from rate_limits order by name')
    expect(rows).toEqual([
      { name: 'code', who: 'ada', count: 2 },
      { name: 'login', who: '5d41 2001:db8:1:2', count: 3 },
    ])
  })

  test('linked events that nothing but their link has changed remind after 0018, and no others', async () => {
    const { rows } = await database.pool.query<{ line: string }>(
      `select c.full_name || ': ' || o.reminder_method || coalesce(o.reminder_days::text, '') as line
       from occasions o join contacts c on c.id = o.contact_id where o.user_id = 'bea' order by c.id`,
    )
    expect(rows.map(({ line }) => line)).toEqual([
      'untouched: push',
      'renamed: push',
      'turned off again: 7',
      'own days: 14',
      'muted: ',
      'by hand: ',
      'skipped: ',
    ])
    const { rows: users } = await database.pool.query(
      "select planned_through = '-infinity' as again from users where id = 'bea'",
    )
    expect(users).toEqual([{ again: true }])
  })
})

describe.skipIf(server === undefined)('on a new PostgreSQL database', () => {
  const name = `ribbonry_migrate_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })

  afterAll(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })

  test('three processes that start at once all succeed', async () => {
    await admin.connect()
    await admin.query(`create database ${name}`)
    const url = new URL(server ?? '')
    url.pathname = `/${name}`
    const endings = await Promise.all([1, 2, 3].map(() => migrateInAnotherProcess(url.href)))
    expect(endings).toEqual([0, 0, 0])
  })
})

async function migrateInAnotherProcess(url: string): Promise<number | null> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', MIGRATE], {
    cwd: path.join(import.meta.dirname, '../../..'),
    env: { ...process.env, URL_TO_MIGRATE: url },
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

const MIGRATE = `
  import { openDatabase } from '#server/db/connection.ts'
  import { migrateDatabase } from '#server/db/migrate.ts'
  const log = { info() {}, warn() {}, error() {} }
  const database = await openDatabase({ url: process.env.URL_TO_MIGRATE, dataDir: '', log })
  await migrateDatabase(database)
  await database.close()
`

const KEPT_BEFORE_0002 = `
  insert into users (id, last_seen_at, created_at, updated_at) select id, now(), now(), now() from unnest(array['ada', 'eve']) id;
  insert into contacts (user_id, full_name, relationship, created_at, updated_at)
    values ('ada', 'Maya', 'friend', now(), now()), ('eve', 'Tom', 'friend', now(), now());
  insert into occasions (contact_id, name, type, date, created_at, updated_at)
    select id, 'Birthday', 'birthday', '1990-02-28', now(), now() from contacts;
  insert into gift_ideas (contact_id, occasion_id, title, created_at, updated_at)
    select contact_id, id, 'Tea', now(), now() from occasions`

const TRIES_BEFORE_0014 = `
  insert into rate_limits (key, count, window_ends) values ('login:5d41 2001:db8:1:2', 3, now()), ('code:ada', 2, now())`

const LINKED_BEFORE_0018 = `
  insert into users (id, last_seen_at, created_at, updated_at, planned_through) values ('bea', now(), now(), now(), now());
  insert into contacts (user_id, full_name, relationship, created_at, updated_at)
    select 'bea', name, 'friend', '2026-01-01', '2026-03-01'
    from unnest(array['untouched', 'renamed', 'turned off again', 'own days', 'muted', 'by hand', 'skipped']) name;
  insert into occasions (contact_id, user_id, name, type, date, linked_to, version, reminder_days, muted_at, created_at, updated_at)
    select id, user_id, 'Birthday', 'birthday', '1990-02-28', case when full_name <> 'by hand' then 'birthday' end,
      case when full_name in ('renamed', 'turned off again') then 2 else 1 end,
      case when full_name = 'own days' then 14 else 7 end, case when full_name = 'muted' then now() end,
      '2026-01-01', '2026-03-01' from contacts where user_id = 'bea';
  insert into user_activities (user_id, activity_type, description, entity_type, entity_id, created_at)
    select 'bea', 'event_updated', '', 'occasion', o.id, now() from occasions o join contacts c on c.id = o.contact_id
    where c.full_name = 'turned off again';
  insert into occasion_skips (occasion_id, occurrence_date, created_at)
    select o.id, '2027-02-28', now() from occasions o join contacts c on c.id = o.contact_id where c.full_name = 'skipped'`
