import { spawn } from 'node:child_process'
import crypto from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { migrateDatabase } from './migrate.ts'
import { openTestDatabase } from './testing.ts'

// Opening a database takes 1 to 3 s, on a machine with much else to do ten times that.
vi.setConfig({ testTimeout: 120_000 })

const server = process.env.TEST_DATABASE_URL || undefined

test('migrating again changes nothing', async () => {
  const database = await openTestDatabase()
  const migrations = 'select count(*)::int as done from drizzle.__drizzle_migrations'
  const before = (await database.pool.query(migrations)).rows
  await migrateDatabase(database)
  expect((await database.pool.query(migrations)).rows).toEqual(before)
  await database.close()
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
