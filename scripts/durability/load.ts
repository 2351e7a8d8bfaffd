// The load under which the database is killed: `tsx scripts/durability/load.ts DATA_DIR ACKNOWLEDGED [TEMPLATE]`.
// First it holds what is in the database against the file of acknowledged ids and says so in one line of JSON. Then
// four writers run transactions of several rows until they are killed; an id is in the file, and on the disk, before
// the next one begins. With a fifth argument `check` it stops after the check.
import fs from 'node:fs'
import type { PoolClient } from 'pg'
import { openDatabase, type Database } from '#server/db/connection.ts'
import { checkAcknowledged } from './check.ts'

const WRITERS = 4
const log = { info: console.error, warn: console.error, error: console.error }

const [dataDir = '', acknowledged = '', template = '', only] = process.argv.slice(2)
const database = await openDatabase({ dataDir, template, log })
await makeTables(database)
console.log(JSON.stringify(await checkAcknowledged(database, acknowledged)))

if (only === 'check') {
  await database.close()
} else {
  const acknowledge = acknowledgeInto(acknowledged)
  let next = await lastId(database)
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      for (;;) {
        const id = ++next
        await writeOne(database, id)
        acknowledge(id)
        // So that kills fall into checkpoints and deletions too.
        if (id % 40 === 0) await database.pool.query('checkpoint')
        if (id % 70 === 0)
          await database.pool.query('delete from halves where whole < $1 and whole % 7 = 3', [id - 100])
      }
    }),
  )
}

async function makeTables({ pool }: Database) {
  await pool.query('create table if not exists wholes (id int primary key, words text not null)')
  await pool.query('create table if not exists halves (whole int primary key references wholes, words text not null)')
  await pool.query('create index if not exists halves_words on halves (words)')
  await pool.query('create table if not exists counters (name text primary key, count int not null)')
  await pool.query("insert into counters values ('wholes', 0) on conflict do nothing")
}

/** Two inserts, a counter and now and then a change of an older row: all of it or nothing. */
async function writeOne({ pool }: Database, id: number) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await writeRows(client, id)
    await client.query('commit')
  } finally {
    client.release()
  }
}

async function writeRows(client: PoolClient, id: number) {
  const words = `${id} ${'ribbon '.repeat(40)}`
  await client.query('insert into wholes values ($1, $2)', [id, words])
  await client.query('insert into halves values ($1, $2)', [id, words])
  await client.query("update counters set count = count + 1 where name = 'wholes'")
  if (id % 3 === 0) await client.query('update wholes set words = $2 where id = $1', [id - 20, `${words} again`])
}

async function lastId({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ last: number }>('select coalesce(max(id), 0) as last from wholes')
  return rows[0]?.last ?? 0
}

function acknowledgeInto(file: string): (id: number) => void {
  const descriptor = fs.openSync(file, 'a')
  return (id) => {
    fs.writeSync(descriptor, `${id}\n`)
    fs.fsyncSync(descriptor)
  }
}
