import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProductPage } from '#domain/catalogue/product-schema.ts'
import type { SourceDetails } from '#domain/catalogue/sources/schema.ts'
import { readFeed } from '#server/catalogue/feeds/reading/read-feed.ts'
import { runFeeds } from '#server/catalogue/feeds/run-feeds.ts'
import { productFeeds } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'

// What searchers see while an import goes on, and after its process has stopped or was killed.

let app: TestApp
let admin: Person
let id: string
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  await app.reset()
  admin = await app.person({ isAdmin: true })
  const { body } = await admin.call<SourceDetails>('POST', '/admin/sources', file('20.00 USD'), headers)
  id = body.id
})
afterEach(async () => {
  vi.useRealTimers()
  await admin.call('DELETE', at(id))
  await run()
})
afterAll(() => app.close())

const at = (source: string, rest = '') => `/admin/sources/${encodeURIComponent(source)}${rest}`
const headers = { 'content-type': 'application/octet-stream', 'x-filename': 'lamps.csv', 'x-name': 'Lamp%20shop' }
const ITEMS = 250
/** More than one batch of the embedded database. */
const file = (price: string) =>
  Buffer.from(
    [
      'id,title,link,image_link,price',
      ...Array.from(
        { length: ITEMS },
        (_, n) => `L${n},Zumtobel lantern ${n},https://lamps.example/${n},https://lamps.example/${n}.jpg,${price}`,
      ),
      '',
    ].join('\n'),
  )

const run = (services: Services = app.services, stopping = new AbortController()) => runFeeds(services, stopping.signal)
/** As the route does, which would also begin at once. */
const ask = () => app.database.db.update(productFeeds).set({ state: 'waiting' })
const source = async () => (await admin.call<SourceDetails>('GET', at(id))).body
const tables = async () =>
  (await app.database.pool.query("select 1 from pg_tables where tablename like 'feed_products_%'")).rows.length

const pricesFound = async () => {
  const { body } = await admin.call<ProductPage>('GET', '/gift-search?query=zumtobel+lantern&limit=40')
  return body.products.filter(({ provider }) => provider === id).map(({ price }) => price)
}

/** Services whose reader calls `between` when the first batch has been loaded. */
const pausing = (between: () => Promise<void>): Services => ({
  ...app.services,
  async *readFeed(...asked) {
    const batches = readFeed(...asked)
    for (let batch = 0; ; batch += 1) {
      const next = await batches.next()
      if (next.done === true) return next.value
      if (batch === 1) await between()
      yield next.value
    }
  },
})

describe('an import', () => {
  test('that its process stops in the middle shows no part, and begins again with the next one', async () => {
    await ask()
    const stopping = new AbortController()
    let seen: unknown[] | undefined
    const services = pausing(async () => {
      seen = await pricesFound()
      stopping.abort()
    })
    await run(services, stopping)
    expect([seen, await pricesFound()]).toEqual([[], []])
    expect((await source()).state).toBe('importing')
    await run()
    expect(await source()).toMatchObject({ state: 'ok', products: ITEMS, feed: { lastImport: { added: ITEMS } } })
    expect(await pricesFound()).toHaveLength(40)
    expect(await tables()).toBe(1)
  })

  test('whose process is killed is done by another one after its lease, and the first, should it still live, gives up', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await ask()
    let reach = () => {}
    const reached = new Promise<void>((resolve) => (reach = resolve))
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const first = run(
      pausing(() => {
        reach()
        return released
      }),
    )
    await reached
    // It says how far it is.
    vi.advanceTimersByTime(3_000)
    while (!(await source()).feed?.progress?.items) await sleep(20)
    app.clock.advance(30_000)
    await run()
    expect(await pricesFound()).toEqual([])
    app.clock.advance(31_000)
    await run()
    expect(await source()).toMatchObject({ state: 'ok', products: ITEMS })
    vi.advanceTimersByTime(3_000)
    release()
    await first
    expect(await source()).toMatchObject({ state: 'ok', products: ITEMS })
    expect(await pricesFound()).toHaveLength(40)
    expect(await tables()).toBe(1)
  })

  test('replaces the products at once: each search finds all of the old prices or all of the new ones', async () => {
    await ask()
    await run()
    await admin.call('PUT', at(id, '/file'), file('25.00 USD'), headers)
    await ask()
    const searched = new Set<string>()
    const search = async () => {
      const prices = await pricesFound()
      searched.add(`${prices.length} for ${[...new Set(prices)].join(' or ')}`)
    }
    await search()
    let isOver = false
    const searching = (async () => {
      while (!isOver) await search()
    })()
    await run()
    isOver = true
    await searching
    await search()
    expect([...searched]).toEqual(['40 for $20.00', '40 for $25.00'])
  })

  test('on a server of PostgreSQL shows the same', async () => {
    await ask()
    await run({ ...app.services, settings: { ...app.settings, databaseUrl: 'postgres://ribbonry.example/ribbonry' } })
    expect(await source()).toMatchObject({ state: 'ok', products: ITEMS })
    expect(await pricesFound()).toHaveLength(40)
  })
})

test('an empty file is refused, and the one before is still there', async () => {
  const refused = await admin.call<{ message: string }>('PUT', at(id, '/file'), Buffer.alloc(0), headers)
  expect(refused).toMatchObject({ status: 400, body: { message: 'The file is empty' } })
  await ask()
  await run()
  expect(await source()).toMatchObject({ state: 'ok', products: ITEMS })
})
