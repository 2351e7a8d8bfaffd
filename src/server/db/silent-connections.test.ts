import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusalTexts } from '#domain/texts/refusals.ts'
import type { App } from '#server/http/fastify.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { openSilentProxy, type SilentProxy } from '#server/testing/silent-proxy.ts'
import { openDatabase, type Database } from './connection.ts'
import { openOwnDatabase } from './testing.ts'
import { buildApp } from '#server/http/app.ts'
import { vacuumUsersTables } from './vacuum-users-tables.ts'
import { changeData } from './write.ts'

const server = process.env.TEST_DATABASE_URL || ''
const log = { info() {}, warn() {}, error() {} }
/** As many as the pool has. */
const ten = <T>(make: () => T) => Array.from({ length: 10 }, make)

describe.skipIf(server === '')('connections to PostgreSQL that fall silent (skipped without TEST_DATABASE_URL)', () => {
  let test: TestApp
  let proxy: SilentProxy
  let database: Database
  beforeEach(async () => {
    test = await openTestApp()
    proxy = await openSilentProxy(test.database.pool.options.connectionString ?? '')
    database = await openDatabase({ url: proxy.url, dataDir: '', watchdogMs: 500, log })
  })
  afterEach(async () => {
    await database.close()
    await proxy.close()
    await test.close()
  })
  const one = async () => (await database.pool.query<{ one: number }>('select 1 as one')).rows

  it('are given up: a query under way fails, and the next one has a new connection', async () => {
    for (const client of await Promise.all(ten(() => database.pool.connect()))) client.release()
    expect(database.pool.totalCount).toBe(10)
    proxy.fallSilent()
    const waiting = Promise.allSettled(ten(one))
    proxy.recover()
    expect((await waiting).map(({ status }) => status)).toEqual(ten(() => 'rejected'))
    expect(await Promise.all(ten(one))).toEqual(ten(() => [{ one: 1 }]))
  })

  it('take along the transaction that was begun on them', async () => {
    const { owner } = (await test.person()).actor()
    const within = (tx: Pick<Database['db'], 'execute'>) => {
      proxy.fallSilent()
      proxy.recover()
      return tx.execute(sql`select 1`)
    }
    await expect(database.db.transaction(within)).rejects.toThrow('Failed query')
    await expect(changeData(database.db, owner, within)).rejects.toThrow('Connection terminated')
    expect(await one()).toEqual([{ one: 1 }])
    expect(database.pool.totalCount).toBe(1)
  })

  it('are not mistaken for long work, which has its own time', async () => {
    const client = await database.pool.connect()
    await client.query('set statement_timeout = 0')
    const slept = database.patiently(() => client.query("select 'rested' as state from pg_sleep(1.5)"))
    expect((await slept).rows).toEqual([{ state: 'rested' }])
    client.release(true)
    await expect(database.pool.query('select pg_sleep(5)')).rejects.toThrow('statement timeout')
  })

  it('are not mistaken for the long VACUUM after a deleted account', async () => {
    // A new one: in a database that other tests have used, VACUUM would pause at thousands of pages.
    const fresh = await openOwnDatabase()
    const limited = await openDatabase({
      url: fresh.pool.options.connectionString ?? '',
      dataDir: '',
      watchdogMs: 500,
      log,
    })
    try {
      const { pool } = limited
      await pool.query(`
        insert into users (id, name, created_at, updated_at, last_seen_at)
        select n, repeat('a long name ', 40), now(), now(), now() from generate_series(1, 200) n`)
      await pool.query('delete from users')
      // VACUUM gets this connection, the only one, and pauses after each of some hundred pages.
      await pool.query(`set vacuum_cost_delay = '20ms'; set vacuum_cost_limit = 1;
        set vacuum_cost_page_hit = 1; set vacuum_cost_page_miss = 1; set vacuum_cost_page_dirty = 0`)
      await vacuumUsersTables(limited)
      const { rows } = await pool.query<{ bytes: number }>("select pg_relation_size('users')::int as bytes")
      expect(rows).toEqual([{ bytes: 0 }])
    } finally {
      await limited.close()
      await fresh.close()
    }
  })

  describe('behind the app', () => {
    let app: App
    let patient: Database
    let ada: Person
    beforeEach(async () => {
      // With a limit that these tests don't reach.
      patient = await openDatabase({ url: proxy.url, dataDir: '', watchdogMs: 120_000, log })
      app = await buildApp({ ...test.services, db: patient.db }, { version: 'test' })
      ada = await test.person()
    })
    afterEach(async () => {
      await app.close()
      await patient.close()
    })
    const get = (path: string) =>
      app.inject({ method: 'GET', url: `/api${path}`, headers: { authorization: `Bearer ${ada.token}` } })

    it('are found by the readiness check, which answers in time and has them replaced', async () => {
      expect((await get('/health/ready')).statusCode).toBe(200)
      proxy.fallSilent()
      const answers = await Promise.all(ten(() => get('/health/ready')))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(ten(() => 503))
      expect(answers[0]?.json()).toMatchObject({ code: 'UNAVAILABLE', message: refusalTexts.databaseSilent })
      proxy.recover()
      await expect.poll(async () => (await get('/health/ready')).statusCode).toBe(200)
    })

    it('leave the liveness check alone, even of someone who is signed in', async () => {
      proxy.fallSilent()
      expect((await get('/health/live')).statusCode).toBe(200)
    })

    it('are a 503 with a sentence to the person who waits, in the middle of a change too', async () => {
      const quick = await buildApp({ ...test.services, db: database.db }, { version: 'test' })
      quick.get('/changing', { config: { access: 'public' } }, () =>
        database.db.transaction((tx) => {
          proxy.fallSilent()
          proxy.recover()
          return tx.execute(sql`select 1`)
        }),
      )
      const answer = await quick.inject({ method: 'GET', url: '/changing' })
      await quick.close()
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('5')
      expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', message: refusalTexts.databaseSilent })
    })
  })
})
