import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { restoreDatabase } from './restore.ts'
import type { Database } from '../connection.ts'
import { emptyDatabase } from '../empty-database.ts'
import { migrationsFolder } from '../migrate.ts'
import { goBackTo, openOwnDatabase, withFirstMigrations } from '../testing.ts'
import { upgradeDatabase } from './upgrade.ts'

/** The migrations of version 0.1. */
const OLD = 42
const NOW = new Date('2026-11-21T15:00:00.000Z')

/** Its operators back it up with its own tools. */
const onServer = Boolean(process.env.TEST_DATABASE_URL)

let database: Database
let dataDir: string
let said: string[]
const backups = () =>
  fs.existsSync(path.join(dataDir, 'backups')) ? fs.readdirSync(path.join(dataDir, 'backups')) : []
const migrationsDone = async () => {
  const { rows } = await database.pool.query<{ done: number }>(
    'select count(*)::int as done from drizzle.__drizzle_migrations',
  )
  return rows[0]?.done
}
const upgrade = () => upgradeDatabase(database, { dataDir, now: NOW, say: (line) => void said.push(line) })
const contacts = async () =>
  (await database.pool.query<{ name: string }>('select full_name as name from contacts order by id')).rows.map(
    ({ name }) => name,
  )

beforeAll(async () => {
  database = await openOwnDatabase()
})
beforeEach(() => {
  said = []
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-upgrade-'))
})
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }))
afterAll(() => database.close())

async function keepInOldTables() {
  await goBackTo(database, OLD)
  await database.pool.query(`
    insert into users (id, last_seen_at, created_at, updated_at) values ('ada', now(), now(), now());
    insert into contacts (user_id, full_name, relationship, created_at, updated_at)
      select 'ada', name, 'friend', now(), now() from unnest(array['Maya', 'Tom']) name`)
}

test('a start that has nothing to change saves nothing and says nothing', async () => {
  await upgrade()
  expect([backups(), said]).toEqual([[], []])
})

test('the first start of all saves nothing', async () => {
  await emptyDatabase(database)
  await upgrade()
  expect([backups(), said]).toEqual([[], []])
})

test('the first start after an upgrade saves an embedded database, says where, and keeps what was entered', async () => {
  await keepInOldTables()
  await upgrade()
  expect(await contacts()).toEqual(['Maya', 'Tom'])
  const saved = backups()
  expect(saved).toHaveLength(database.kind === 'embedded' ? 1 : 0)
  for (const name of saved) {
    expect(name).toMatch(/^before-update-42-to-\d+\.jsonl\.gz$/)
    expect(said.join('\n')).toContain(path.join(dataDir, 'backups', name))
  }
  expect(said.at(-1)).toBe('The database is up to date.')
  said = []
  await upgrade()
  expect(said).toEqual([])
})

// One after the other: to go back to the old tables costs seconds each time.
test.skipIf(onServer)(
  'what stops the saving or the change leaves the tables as they were, and the saved file leads back',
  async () => {
    await keepInOldTables()
    fs.writeFileSync(path.join(dataDir, 'backups'), 'no folder')
    await expect(upgrade()).rejects.toThrow('EEXIST')
    expect(await migrationsDone()).toBe(OLD)
    fs.rmSync(path.join(dataDir, 'backups'))

    const broken = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-broken-'))
    fs.cpSync(migrationsFolder, broken, { recursive: true })
    const last =
      fs
        .readdirSync(broken)
        .filter((name) => name.endsWith('.sql'))
        .toSorted()
        .at(-1) ?? ''
    fs.appendFileSync(path.join(broken, last), '\n--> statement-breakpoint\nselect 1 / 0')
    const failing = upgradeDatabase(database, { dataDir, now: NOW, say() {}, migrations: broken })
    await expect(failing).rejects.toThrow('select 1 / 0')
    fs.rmSync(broken, { recursive: true, force: true })
    expect(backups()).toHaveLength(1)
    expect(await migrationsDone()).toBe(OLD)

    // The next start begins again, and saves nothing twice.
    await upgrade()
    expect(backups()).toHaveLength(1)
    expect(await contacts()).toEqual(['Maya', 'Tom'])

    await database.pool.query(
      "insert into contacts (user_id, full_name, relationship, created_at, updated_at) values ('ada', 'Later', 'friend', now(), now())",
    )
    const file = path.join(dataDir, 'backups', backups()[0] ?? '')
    await emptyDatabase(database)
    await withFirstMigrations(OLD, (migrations) => restoreDatabase(database, file, { migrations }))
    expect(await contacts()).toEqual(['Maya', 'Tom'])
    expect(await migrationsDone()).toBe(OLD)
  },
)
