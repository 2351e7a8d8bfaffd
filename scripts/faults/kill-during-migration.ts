import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readBackup } from '#server/db/backup/read-backup.ts'
import type { Database } from '#server/db/connection.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { goBackTo } from '#server/db/testing.ts'
import { startProduct } from '../processes/product.ts'
import { bytesOfTables, hasBegunToWrite, killInside, onDatabase } from './kills.ts'
import { listeningAt, runProgram } from './program.ts'
import type { Scenario } from './scenario.ts'

const CONTACTS = 5_000
const KILLS = 5

export const killDuringMigration: Scenario = {
  name: 'kill-during-migration',
  async run(report) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-migration-'))
    const [old, dataDir] = [path.join(folder, 'old'), path.join(folder, 'data')]
    await onDatabase(old, keepInOldTables)
    const before = await onDatabase(old, migrations)
    const takeOld = () => {
      fs.rmSync(dataDir, { recursive: true, force: true })
      fs.cpSync(old, dataDir, { recursive: true })
    }

    /** Starts, and kills after the first write; without a moment it is left alone until it serves. */
    const migrateUntil = async (ms?: number) => {
      const size = bytesOfTables(dataDir)
      const program = runProgram('main', [], { DATA_DIR: dataDir, LOG_LEVEL: 'info' })
      let hasEnded = false
      void program.ended.then(() => (hasEnded = true))
      const hasBegun = await hasBegunToWrite(dataDir, size, () => hasEnded)
      const start = performance.now()
      if (ms === undefined) await listeningAt(program)
      else await sleep(ms)
      const workMs = Math.round(performance.now() - start)
      program.kill()
      await program.ended
      return { hasBegun, workMs }
    }

    takeOld()
    const { workMs } = await migrateUntil()
    const after = await onDatabase(dataDir, migrations)
    takeOld()
    let halves = 0
    await killInside(report, `the migration from ${before} to ${after} migrations`, {
      inside: KILLS,
      workMs,
      async kill(ms) {
        const { hasBegun } = await migrateUntil(ms)
        const there = await onDatabase(dataDir, migrations)
        if (there === before) return hasBegun ? 'inside' : 'before'
        if (there !== after) halves += 1
        takeOld()
        return 'after'
      },
    })
    report.held(halves === 0, `${halves} times only some of the migrations were there`)

    const product = await startProduct({ DATA_DIR: dataDir })
    await product.stop()
    report.held((await onDatabase(dataDir, migrations)) === after, 'the next start migrates and serves')
    const [kept, events] = await onDatabase(dataDir, count)
    report.held(kept === CONTACTS, `${CONTACTS - (kept ?? 0)} of ${CONTACTS} contacts of the older version lost`)
    report.held(
      events === CONTACTS,
      `${CONTACTS - (events ?? 0)} of ${CONTACTS} of their events lost or without an owner`,
    )
    const saved = fs.readdirSync(path.join(dataDir, 'backups'))
    const sums = saved.length === 1 ? (await readBackup(path.join(dataDir, 'backups', saved[0] ?? ''))).sums : []
    const savedContacts = sums.find(({ end }) => end === 'contacts')?.rows
    report.held(savedContacts === CONTACTS, `${savedContacts ?? 'no'} contacts are in ${saved.join(', ')}`)
    fs.rmSync(folder, { recursive: true, force: true })
  },
}

async function migrations({ pool }: Database): Promise<number | undefined> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  )
  return rows[0]?.count
}

/** As the second version of the tables had them, before events knew their owner. */
async function keepInOldTables(database: Database) {
  await migrateDatabase(database)
  await goBackTo(database, 2)
  await database.pool.query(
    "insert into users (id, last_seen_at, created_at, updated_at) values ('ada', now(), now(), now())",
  )
  await database.pool.query(
    `insert into contacts (user_id, full_name, relationship, created_at, updated_at)
     select 'ada', 'Relative ' || i, 'cousin', now(), now() from generate_series(1, $1) i`,
    [CONTACTS],
  )
  await database.pool.query(
    `insert into occasions (contact_id, name, type, date, created_at, updated_at)
     select id, 'Birthday', 'birthday', '1990-02-28', now(), now() from contacts`,
  )
}

async function count({ pool }: Database) {
  const { rows } = await pool.query<{ contacts: number; events: number }>(
    "select (select count(*)::int from contacts) as contacts, (select count(*)::int from occasions where user_id = 'ada') as events",
  )
  return [rows[0]?.contacts, rows[0]?.events]
}
