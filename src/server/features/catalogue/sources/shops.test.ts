import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Source, SourceDetails } from '#domain/catalogue/sources/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { failingProvider, type FailingProvider } from '#server/testing/failing-provider.ts'

let app: TestApp
let shop: FailingProvider
let admin: Person
beforeAll(async () => {
  shop = failingProvider({ minIntervalMs: 1, dailyBudget: 3 })
  app = await openTestApp({}, { providers: [shop] })
})
beforeEach(async () => {
  await app.reset()
  shop.behave({ does: 'answers' })
  app.settings.embeddedIdeas = true
  admin = await app.person({ isAdmin: true })
})
afterAll(() => app.close())

const shown = async () => {
  const { body } = await admin.call<Source[]>('GET', '/admin/sources')
  return body.find(({ id }) => id === 'shop')
}
const tryNow = async () => (await admin.call<SourceDetails>('POST', '/admin/sources/shop/try')).body
const minutesLater = (minutes: number) => app.clock.advance(minutes * 60_000)

test('a shop that was never asked says so, and one that answers is working', async () => {
  expect(await shown()).toMatchObject({
    kind: 'shop',
    name: 'Shop',
    state: 'ok',
    note: 'Not asked lately.',
    callsToday: 0,
    dailyBudget: 3,
    lastSuccessAt: null,
  })
  const now = app.clock.now().toISOString()
  expect(await tryNow()).toMatchObject({ state: 'ok', note: null, callsToday: 1, lastSuccessAt: now })
})

test('a search counts as a call, and its answer as the last one', async () => {
  await admin.call('GET', '/gift-search?query=kite&limit=10')
  expect(await shown()).toMatchObject({ state: 'ok', callsToday: 1, lastSuccessAt: app.clock.now().toISOString() })
})

test('a shop that fails says what it said, without secrets, until it answers', async () => {
  shop.behave({ does: 'is down' })
  const failed = await tryNow()
  expect(failed).toMatchObject({ state: 'failing', recentFailures: 1, lastSuccessAt: null })
  expect(failed.note).toContain('ECONNREFUSED')
  expect(JSON.stringify(failed)).not.toMatch(/pass@|s3cret/)
  minutesLater(1)
  shop.behave({ does: 'answers' })
  expect(await tryNow()).toMatchObject({ state: 'ok', note: null, recentFailures: 1 })
})

test('one that refuses the account is left alone until it is tried by hand', async () => {
  shop.behave({ does: 'refuses us' })
  await admin.call('GET', '/gift-search?query=kite&limit=10')
  const paused = await shown()
  expect(paused).toMatchObject({
    state: 'failing',
    note: expect.stringMatching(/account may not use its API/) as string,
  })
  expect(paused?.pausedUntil).not.toBeNull()
  minutesLater(1)
  shop.behave({ does: 'answers' })
  const asked = shop.asked.length
  await admin.call('GET', '/gift-search?query=kites&limit=10')
  expect(shop.asked).toHaveLength(asked)
  expect(await tryNow()).toMatchObject({ state: 'ok', pausedUntil: null })
  minutesLater(1)
  await admin.call('GET', '/gift-search?query=kites&limit=10')
  expect(shop.asked).toHaveLength(asked + 2)
})

test('used up, the calls of the day are said, and it is not asked', async () => {
  for (let call = 0; call < 3; call += 1) {
    await tryNow()
    minutesLater(1)
  }
  const asked = shop.asked.length
  expect(await tryNow()).toMatchObject({ state: 'degraded', callsToday: 3, dailyBudget: 3 })
  expect(shop.asked).toHaveLength(asked)
})

test('ideas that are switched off are shown as off', async () => {
  app.settings.embeddedIdeas = false
  const [ideas] = (await admin.call<Source[]>('GET', '/admin/sources')).body
  expect(ideas).toMatchObject({
    kind: 'embedded',
    state: 'off',
    note: expect.stringContaining('EMBEDDED_IDEAS') as string,
  })
})

test('there is no other source, and only administrators try one', async () => {
  expect((await admin.call('POST', '/admin/sources/nowhere/try')).status).toBe(404)
  expect((await (await app.person()).call('POST', '/admin/sources/shop/try')).status).toBe(403)
})
