import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type Database } from '#server/db/connection.ts'
import { freshTemplate } from '#server/db/embedded/template.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { goBackTo } from '#server/db/testing.ts'
import { startProduct } from '../processes/product.ts'
import { runProgram } from './program.ts'
import type { Scenario } from './scenario.ts'

const CONTACTS = 5_000
/** Milliseconds after the start at which it is killed: while it opens, migrates and imports the ideas. */
const KILLS = [600, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000]

export const killDuringMigration: Scenario = {
  name: 'kill-during-migration',
  async run(report) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-migration-'))
    const settings = { DATA_DIR: path.join(folder, 'data') }
    await onDatabase(settings.DATA_DIR, keepInOldTables)

    const ends: (number | null)[] = []
    for (const ms of KILLS) {
      const program = runProgram('main', [], settings)
      await sleep(ms)
      program.kill()
      ends.push((await program.ended).code)
    }
    report.held(
      ends.every((code) => code === null),
      `killed in ${KILLS.length} starts, ${KILLS.join(', ')} ms after their beginning`,
    )

    const product = await startProduct(settings)
    await product.stop()
    report.held(true, 'the next start migrates and serves')
    const [kept, events] = await onDatabase(settings.DATA_DIR, count)
    report.held(kept === CONTACTS, `${CONTACTS - (kept ?? 0)} of ${CONTACTS} contacts of the older version lost`)
    report.held(
      events === CONTACTS,
      `${CONTACTS - (events ?? 0)} of ${CONTACTS} of their events lost or without an owner`,
    )
    fs.rmSync(folder, { recursive: true, force: true })
  },
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

async function onDatabase<T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> {
  const log = { info() {}, warn() {}, error: console.error }
  const database = await openDatabase({ dataDir, template: await freshTemplate(), log })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
