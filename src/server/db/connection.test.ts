import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from './connection.ts'
import { startUpkeep, type Upkeep } from './embedded/upkeep.ts'
import { freshTemplate } from './embedded/template.ts'
import { readTogether } from './line.ts'
import { openOwnDatabase } from './testing.ts'

const silent = { info() {}, warn() {}, error() {} }
const server = process.env.TEST_DATABASE_URL ?? ''

describe('a database connection', () => {
  let database: Database

  beforeAll(async () => {
    database = await openOwnDatabase()
    await database.pool.query('create table trial (id int primary key, words text)')
  })
  afterAll(() => database.close())

  test('hands calendar dates over as text, raw and through drizzle', async () => {
    const { rows } = await database.pool.query("select date '2026-02-28' as day")
    expect(rows).toEqual([{ day: '2026-02-28' }])
    const through = await database.db.execute(sql`select date '2026-02-28' as day`)
    expect(through.rows).toEqual([{ day: '2026-02-28' }])
  })

  test('takes a parameter of 5 MB and gives it back whole', async () => {
    const words = 'ribbon and bow, '.repeat((5 * 1024 * 1024) / 16)
    const { rows } = await database.pool.query<{ words: string }>('select $1::text as words', [words])
    expect(rows[0]?.words === words).toBe(true)
  })

  test('runs transactions that were begun together without losing an update', async () => {
    await database.pool.query("insert into trial values (1, '')")
    const addOne = (letter: string) =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1 from trial where id = 1 for update`)
        await tx.execute(sql`update trial set words = words || ${letter} where id = 1`)
      })
    await Promise.all(Array.from('abcdefghijkl', addOne))
    const { rows } = await database.pool.query<{ words: string }>('select words from trial where id = 1')
    expect(
      Array.from(rows[0]?.words ?? '')
        .sort()
        .join(''),
    ).toBe('abcdefghijkl')
  })

  test('leaves nothing of a transaction that failed', async () => {
    const failing = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into trial values (2, 'half')`)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect((await database.pool.query('select 1 from trial where id = 2')).rowCount).toBe(0)
  })

  test('reports a refused statement with its PostgreSQL code and goes on', async () => {
    await expect(database.pool.query('insert into trial values (1)')).rejects.toMatchObject({ code: '23505' })
    await expect(database.db.execute(sql`insert into trial values (1)`)).rejects.toMatchObject({
      cause: { code: '23505' },
    })
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('a new connection finds no settings, prepared statements or transaction of the one before', async () => {
    const first = await database.pool.connect()
    await first.query("set application_name = 'former'")
    await first.query({ name: 'one', text: 'select 1 as answer' })
    await first.query('begin')
    first.release(true)
    const second = await database.pool.connect()
    expect((await second.query({ name: 'one', text: 'select 2 as answer' })).rows).toEqual([{ answer: 2 }])
    expect((await second.query('show application_name')).rows).not.toEqual([{ application_name: 'former' }])
    second.release()
  })
})

describe.skipIf(server === '')('a PostgreSQL server (skipped without TEST_DATABASE_URL)', () => {
  test('is found among several hosts, of which another is named first', async () => {
    const { host } = new URL(server)
    const url = server.replace(host, `127.0.0.1:1,${host}`)
    const database = await openDatabase({ url, dataDir: '', log: silent })
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await database.close()
  })

  test('keeps no statement by its name when a pool of connections is in between', async () => {
    const kept = async (statements: 'named' | 'unnamed') => {
      const database = await openDatabase({ url: server, statements, dataDir: '', log: silent })
      const client = await database.pool.connect()
      await client.query({ name: 'one', text: 'select 1 as one' })
      const { rows } = await client.query<{ name: string }>('select name from pg_prepared_statements')
      client.release()
      await database.close()
      return rows
    }
    expect(await kept('named')).toEqual([{ name: 'one' }])
    expect(await kept('unnamed')).toEqual([])
  })

  test('asks for plans for all values only where statements are prepared', async () => {
    const modeOf = async (statements: 'named' | 'unnamed') => {
      const database = await openDatabase({ url: server, statements, dataDir: '', log: silent })
      const { rows } = await readTogether(database.db, (line) => line.execute(sql`show plan_cache_mode`))
      await database.close()
      return rows
    }
    expect(await modeOf('named')).toEqual([{ plan_cache_mode: 'force_generic_plan' }])
    expect(await modeOf('unnamed')).toEqual([{ plan_cache_mode: 'auto' }])
  })
})

describe.skipIf(process.env.TEST_DATABASE_URL)('the embedded database', () => {
  let dataDir: string
  let database: Database

  beforeAll(async () => {
    dataDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-connection-')), 'data')
    database = await openDatabase({ dataDir, template: await freshTemplate(), watchdogMs: 2_000, log: silent })
    await database.pool.query('create table trial (id int primary key, words text)')
  })
  afterAll(async () => {
    await database.close()
    fs.rmSync(path.dirname(dataDir), { recursive: true, force: true })
  })

  test('keeps its data directory to itself', () => {
    expect(fs.statSync(dataDir).mode & 0o777).toBe(0o700)
    expect(fs.statSync(path.join(dataDir, 'pg')).mode & 0o777).toBe(0o700)
  })

  test('is refused a second time, with a sentence that says it is in use', async () => {
    await expect(openDatabase({ dataDir, log: silent })).rejects.toThrow(
      `${dataDir} is in use by process ${process.pid}`,
    )
  })

  test('after a crash the running query fails clearly, what was committed is there, and the next query works', async () => {
    await database.pool.query("insert into trial values (1, 'committed')")
    const running = database.pool.query('select pg_sleep(60)').catch((error: Error) => error.message)
    await database.restart?.()
    expect(await running).toContain('The embedded database was interrupted')
    expect((await database.pool.query('select words from trial')).rows).toEqual([{ words: 'committed' }])
  })

  test('a crash in the middle of a transaction undoes it and leaves the process alive', async () => {
    const interrupted = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into trial values (3, 'half')`)
      await database.restart?.()
      await tx.execute(sql`insert into trial values (4, 'other half')`)
    })
    await expect(interrupted).rejects.toThrow('Failed query')
    expect((await database.pool.query('select 1 from trial where id in (3, 4)')).rowCount).toBe(0)
  })

  test('a query that never ends is ended by the watchdog, and the next one works', async () => {
    const endless = database.pool.query('select count(*) from generate_series(1, 1000000000000)')
    await expect(endless).rejects.toThrow('a query took longer than 2000 ms')
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('work that is known to be long is left to end', async () => {
    const slept = await database.patiently(() => database.pool.query("select 'rested' as state from pg_sleep(3)"))
    expect(slept.rows).toEqual([{ state: 'rested' }])
  })

  test('upkeep waits while a transaction is open', async () => {
    const upkeep = startUpkeep(database.pool, database.patiently, silent, DUE_BYTES)
    await writeMuch(database)
    const client = await database.pool.connect()
    await client.query('begin')
    const meanwhile = upkeep.look()
    await client.query('commit')
    client.release()
    expect(await meanwhile).toBe('busy')
    await idleLook(upkeep)
    expect(await upkeep.look()).toBe('not due')
    upkeep.stop()
  })

  test('upkeep takes turns with everybody else', async () => {
    const upkeep = startUpkeep(database.pool, database.patiently, silent, DUE_BYTES)
    await writeMuch(database)
    let answered = 0
    // Asked again while the database's own upkeep is at work.
    for (let state = ''; state !== 'done';) {
      answered = 0
      let isOver = false
      const looking = upkeep.look().finally(() => (isOver = true))
      for (; !isOver; answered += 1) await database.pool.query('select 1')
      state = await looking
    }
    expect(answered).toBeGreaterThan(50)
    upkeep.stop()
  })

  test('upkeep gives the room of dead rows back, so that a table which is only changed stops growing', async () => {
    const upkeep = startUpkeep(database.pool, database.patiently, silent, DUE_BYTES)
    const sizes: number[] = []
    for (let round = 0; round < 4; round++) {
      await writeMuch(database)
      await idleLook(upkeep)
      const { rows } = await database.pool.query<{ size: number }>("select pg_relation_size('trial')::int as size")
      sizes.push(rows[0]?.size ?? 0)
    }
    expect(sizes[3]).toBe(sizes[2])
    upkeep.stop()
  })
})

/** The database's own upkeep may be at work just now. */
const idleLook = (upkeep: Upkeep) => expect.poll(() => upkeep.look(), { timeout: 60_000 }).toBe('done')

/** A quarter of the product's: writing the rest of it showed nothing more. */
const DUE_BYTES = 4 * 1024 * 1024

/** Changes 10,000 rows of 400 bytes: more log than that. */
async function writeMuch({ pool, patiently }: Database) {
  await patiently(() =>
    pool.query("insert into trial select n, '' from generate_series(100, 10099) as n on conflict do nothing"),
  )
  await patiently(() => pool.query("update trial set words = repeat('y', 400)"))
}

test.skipIf(process.env.TEST_DATABASE_URL)('an embedded database that does not open gives its lock back', async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-connection-'))
  fs.mkdirSync(path.join(dataDir, 'pg'))
  fs.writeFileSync(path.join(dataDir, 'pg', 'PG_VERSION'), '17\n')
  await expect(openDatabase({ dataDir, log: silent })).rejects.toThrow('was written by PostgreSQL 17')
  expect(fs.readFileSync(path.join(dataDir, 'pg.lock.1'), 'utf8')).toBe('free')
  fs.rmSync(dataDir, { recursive: true })
})

describe('a PostgreSQL server that cannot be used', () => {
  test('is named in one sentence, without its password', async () => {
    const url = 'postgres://app:secret@127.0.0.1:9/gifts'
    const opening = openDatabase({ url, dataDir: '', log: silent })
    await expect(opening).rejects.toThrow(
      /^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:9\/gifts cannot be used \(.*ECONNREFUSED.*\)\.$/,
    )
    await expect(opening).rejects.not.toThrow('secret')
  })

  test('is refused when the address is none', async () => {
    const opening = openDatabase({ url: 'nonsense', dataDir: '', log: silent })
    await expect(opening).rejects.toThrow(/^DATABASE_URL: PostgreSQL at /)
  })
})
