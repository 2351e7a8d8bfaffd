import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Gift, PriceDrop } from '#domain/gifts/schema.ts'
import { mailQueue, priceDrops, users } from '#server/db/schema.ts'
import { allTables } from '#server/testing/filled-account.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { openPushService, type Browser, type PushService } from '#server/features/reminders/push/testing.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addContact, addEvent } from '#server/testing/records.ts'
import { openShelf, type Shelf } from '../testing/shelf.ts'
import { checkOffers, forgetContent } from '../jobs.ts'

const hourMs = 3600_000

let app: TestApp
let push: PushService
let shop: Shelf
let amazon: Shelf
let ada: Person
let phone: Browser
let contactId: number
let occasionId: number

beforeAll(async () => {
  shop = openShelf('feedless')
  amazon = openShelf('amazon')
  push = await openPushService()
  app = await openTestApp({}, { providers: [shop.provider, amazon.provider], pushGuard: push.guard })
})
beforeEach(async () => {
  await app.reset()
  for (const shelf of [shop, amazon]) {
    shelf.asked.length = 0
    shelf.close(false)
    shelf.put('B0KITE0001', { priceCents: 40_00, inStock: true })
  }
  ada = await app.person({ email: 'ada@example.com' })
  phone = push.browser()
  await ada.call('POST', '/push/subscriptions', phone.subscription)
  contactId = (await addContact(ada, { fullName: 'Maya Okafor' })).id
  occasionId = (await addEvent(ada, contactId, { name: 'Housewarming', date: '2026-11-26', isRecurring: false })).id
})
afterAll(async () => {
  await app.close()
  await push.close()
})

const check = () => checkOffers(app.services, new AbortController().signal)
const forget = () => forgetContent(app.services, new AbortController().signal)

const save = async (provider: string, fields: object = {}, headers = {}) =>
  (
    await ada.call<Gift>(
      'POST',
      '/gift-ideas',
      {
        contactId,
        occasionId,
        title: 'Walnut kite',
        price: '40.00',
        priceKind: 'live',
        description: 'Shop words about the kite',
        imageUrl: `https://m.media-amazon.com/images/kite.jpg`,
        productUrl: 'https://shop.example/items/old',
        rating: '3.3',
        reviewCount: 1234567,
        provider,
        productKey: 'B0KITE0001',
        asOf: app.clock.now().toISOString(),
        ...fields,
      },
      headers,
    )
  ).body
const gift = async (id: number) => (await ada.call<Gift>('GET', `/gift-ideas/${id}`)).body
const watch = (id: number, below: string | null) => ada.call<Gift>('PATCH', `/gift-ideas/${id}`, { watch: { below } })
const drops = async () => (await ada.call<PriceDrop[]>('GET', '/gift-ideas/price-drops')).body

describe('a saved gift of a shop', () => {
  it('is looked up, and says what it costs by now', async () => {
    const { id, version } = await save('feedless')
    shop.put('B0KITE0001', { priceCents: 42_00, productUrl: 'https://shop.example/items/new' })
    await check()
    expect(await gift(id)).toMatchObject({
      price: '40.00',
      productUrl: 'https://shop.example/items/new',
      offer: { price: '42.00', was: '40.00', inStock: true, asOf: app.clock.now().toISOString() },
      version,
    })
  })

  it('is looked up again only when its interval is over, which is shorter the nearer the event', async () => {
    await save('feedless')
    await check()
    app.clock.advance(11 * hourMs)
    await check()
    expect(shop.asked).toHaveLength(1)
    app.clock.advance(hourMs)
    await check()
    expect(shop.asked).toHaveLength(2)
  })

  it('of an event far away isn’t looked up, and is from the day on on which it comes near', async () => {
    const far = await addEvent(ada, contactId, { name: 'Graduation', date: '2027-02-01' })
    await save('feedless', { occasionId: far.id })
    await check()
    expect(shop.asked).toEqual([])
    for (let day = 0; day < 20; day += 1) {
      app.clock.advance(24 * hourMs)
      await check()
    }
    expect(shop.asked).toHaveLength(3)
  })

  it('is out of stock when the shop says so or no longer has it, and not because the shop can’t be asked', async () => {
    const { id } = await save('feedless')
    shop.put('B0KITE0001', { inStock: false })
    await check()
    expect((await gift(id)).offer).toMatchObject({ inStock: false })
    shop.put('B0KITE0001', { inStock: true })
    app.clock.advance(12 * hourMs)
    await check()
    expect((await gift(id)).offer).toMatchObject({ inStock: true })
    shop.close(true)
    app.clock.advance(12 * hourMs)
    await check()
    expect((await gift(id)).offer).toMatchObject({ inStock: true })
    shop.close(false)
    shop.takeAway('B0KITE0001')
    app.clock.advance(hourMs)
    await check()
    expect((await gift(id)).offer).toMatchObject({ inStock: false })
  })

  it('is asked about with nine others at a time, and once for all who saved it', async () => {
    for (let at = 0; at < 25; at += 1) await save('feedless', { title: `Kite ${at}`, productKey: `kite-${at}` })
    await save('feedless', { productKey: 'kite-3' })
    await check()
    expect(shop.asked.map((ids) => ids.length)).toEqual([10, 10, 5])
  })

  it.skipIf(!process.env['TEST_DATABASE_URL'])(
    'waits for the next run while its user changes something (skipped without TEST_DATABASE_URL)',
    async () => {
      await save('feedless')
      await app.database.db.transaction(async (tx) => {
        await tx.select({ id: users.id }).from(users).for('no key update')
        await check()
      })
      expect(shop.asked).toEqual([])
      await check()
      expect(shop.asked).toEqual([['B0KITE0001']])
    },
  )

  it('isn’t looked up once it is bought, and again when it isn’t', async () => {
    const { id } = await save('feedless', { isSaved: true, isPurchased: true })
    await check()
    expect(shop.asked).toEqual([])
    await ada.call('PATCH', `/gift-ideas/${id}/purchase`, { isPurchased: false })
    await check()
    expect(shop.asked).toHaveLength(1)
  })

  it('keeps a link to another shop that its user entered', async () => {
    const { id } = await save('feedless')
    await ada.call('PATCH', `/gift-ideas/${id}`, { productUrl: 'https://other.example/kite' })
    await check()
    expect(await gift(id)).toMatchObject({ productUrl: 'https://other.example/kite' })
  })
})

describe('a watched price', () => {
  const seen = async (priceCents: number) => {
    shop.put('B0KITE0001', { priceCents })
    app.clock.advance(24 * hourMs)
    await check()
  }
  const mails = () => app.database.db.select().from(mailQueue)

  it('is told once per drop of 10 %: in the bell, by e-mail and on devices', async () => {
    const { id } = await save('feedless')
    await watch(id, null)
    await seen(36_01)
    expect(await drops()).toEqual([])
    await seen(36_00)
    await seen(36_00)
    await Promise.all([check(), check()])
    expect(await drops()).toMatchObject([
      { giftId: id, contactName: 'Maya Okafor', title: 'Walnut kite', price: '36.00', was: '40.00' },
    ])
    const sent = await mails()
    expect(sent.map(({ address }) => address)).toEqual(['ada@example.com'])
    expect(JSON.stringify(sent[0]?.props)).toContain('36.00')
    expect(JSON.stringify(sent[0]?.props)).not.toContain('shop.example')
    expect(phone.received.map(({ payload }) => payload)).toMatchObject([{ title: 'Price drop: Walnut kite' }])
    const [row] = await app.database.db.select().from(priceDrops)
    expect(row?.pushedAt).not.toBeNull()
  })

  it('is told at the price that was set, and nothing is told after the watch ended', async () => {
    const { id } = await save('feedless')
    expect((await watch(id, '30')).body.watch).toEqual({ below: '30.00' })
    await seen(35_00)
    expect(await drops()).toEqual([])
    await seen(29_50)
    expect(await drops()).toMatchObject([{ price: '29.50', was: '35.00' }])
    expect((await ada.call<Gift>('PATCH', `/gift-ideas/${id}`, { watch: null })).body.watch).toBeNull()
    await seen(40_00)
    await seen(20_00)
    expect(await drops()).toHaveLength(1)
  })

  it('is e-mailed to nobody who turned e-mail reminders off', async () => {
    await ada.call('PUT', '/preferences', { emailRemindersEnabled: false })
    const { id } = await save('feedless')
    await watch(id, null)
    await seen(20_00)
    expect(await drops()).toHaveLength(1)
    expect(await mails()).toEqual([])
  })

  it('is refused in words for a shop that forbids it, for what no shop has, and for what is bought', async () => {
    const message = async (id: number) =>
      (await ada.call<{ message: string }>('PATCH', `/gift-ideas/${id}`, { watch: { below: null } })).body.message
    const ofAmazon = await save('amazon')
    expect(ofAmazon.canWatch).toBe(false)
    expect(await message(ofAmazon.id)).toBe("This shop doesn't allow watching its prices")
    expect(await message((await save('manual')).id)).toBe(
      "We can't look up the price of this gift, so we can't watch it",
    )
    const bought = await save('feedless', { isSaved: true, isPurchased: true })
    expect(await message(bought.id)).toBe('This gift is bought already')
    expect((await watch(ofAmazon.id, 'x')).status).toBe(400)
  })
})

describe('what Amazon said', () => {
  it('becomes the user’s own as title and price, and its price is never looked up or compared', async () => {
    const { id, priceKind } = await save('amazon')
    expect(priceKind).toBe('user')
    amazon.put('B0KITE0001', { priceCents: 20_00, inStock: false })
    await check()
    expect((await gift(id)).offer).toMatchObject({ price: null, was: null, inStock: false })
  })

  it('is nowhere in the database after 24 hours, except id, link, title and price', async () => {
    const { id } = await save('amazon', {}, { 'idempotency-key': 'once' })
    amazon.put('B0KITE0001', { description: 'Shop words about the kite', title: 'Shop title of the kite' })
    const found = await ada.call('GET', '/gift-search?query=kite')
    expect(found.text).toContain('Shop words about the kite')
    app.clock.advance(5 * hourMs)
    await check()
    await ada.call('PATCH', `/gift-ideas/${id}`, { isSaved: true }, { 'idempotency-key': 'twice' })
    expect(await everything()).toMatch(/Shop words/)
    app.clock.advance(18.5 * hourMs)
    await forget()
    await cleanUp(app.database.db, app.clock.now())
    app.clock.advance(0.5 * hourMs)
    const left = await everything()
    expect(left).not.toMatch(/Shop words|Shop title|m\.media-amazon|1234567|,3\.3,|"3\.3"/)
    expect(left).toContain('Walnut kite')
    expect(await gift(id)).toMatchObject({
      title: 'Walnut kite',
      price: '40.00',
      productKey: 'B0KITE0001',
      description: null,
      rating: null,
      reviewCount: null,
      imageUrl: expect.stringMatching(/^\/api\/illustrations\/fallback/) as string,
    })
    const again = await save('amazon', { asOf: '2026-11-21T15:00:00.000Z' }, { 'idempotency-key': 'later' })
    expect(again).toMatchObject({ title: 'Walnut kite', description: null, rating: null })
    const exported = await ada.call('GET', '/account/export')
    expect(exported.text).not.toMatch(/Shop words/)
  })

  it('isn’t in a file of the account, while what the user wrote is', async () => {
    const { id } = await save('amazon')
    await ada.call('PATCH', `/gift-ideas/${id}`, { description: 'For the beach' })
    const { gunzipSync } = await import('node:zlib')
    const { rawPayload } = await app.app.inject({
      url: '/api/account/export',
      headers: { authorization: `Bearer ${ada.token}`, 'sec-fetch-site': 'same-origin', 'accept-encoding': 'gzip' },
    })
    const text = rawPayload[0] === 0x1f ? gunzipSync(rawPayload).toString() : rawPayload.toString()
    expect(text).toContain('For the beach')
    expect(text).not.toMatch(/m\.media-amazon|1234567/)
  })

  it('leaves a description that the user wrote alone', async () => {
    const { id } = await save('amazon')
    await ada.call('PATCH', `/gift-ideas/${id}`, { description: 'For the beach' })
    app.clock.advance(24 * hourMs)
    await forget()
    expect(await gift(id)).toMatchObject({ description: 'For the beach', rating: null })
  })

  it('stays with gifts of shops that allow it', async () => {
    const { id } = await save('feedless')
    app.clock.advance(48 * hourMs)
    await forget()
    expect(await gift(id)).toMatchObject({ description: 'Shop words about the kite', rating: '3.3' })
  })
})

/** All rows of all tables, as text. */
async function everything(): Promise<string> {
  const { db } = app.database
  const texts = await Promise.all(
    allTables.map(async (table) => {
      const { rows } = await db.execute<{ text: string | null }>(
        sql`select string_agg(t::text, ' ') as text from ${table} t`,
      )
      return rows[0]?.text ?? ''
    }),
  )
  return texts.join('\n')
}
