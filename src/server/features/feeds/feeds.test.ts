import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MAX_FEEDS, type CreatedFeed, type Feed, type FeedKind } from '#domain/feeds/schema.ts'
import { readers } from '#domain/feeds/testing/readers.ts'
import { feedTexts } from '#domain/texts/feeds.ts'
import { calendarFeeds, idempotencyKeys } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addContact, addEvent, addGift } from '#server/testing/records.ts'
import { changedTables, fingerprints } from '#server/testing/security-tests/rows.ts'

let app: TestApp
let ada: Person
beforeAll(async () => {
  app = await openTestApp({
    APP_URL: 'https://ribbonry.example',
    SUPPORT_EMAIL: 'help@ribbonry.example',
    RATE_LIMIT: 'on',
  })
})
beforeEach(async () => {
  await app.reset()
  ada = await app.person({ email: 'ada@example.com' })
})
afterAll(() => app.close())

const create = async (kind: FeedKind, who = ada) => {
  const { status, body } = await who.call<CreatedFeed>('POST', '/feeds', { kind })
  expect(status).toBe(201)
  return body
}
const pathOf = ({ url }: CreatedFeed) => new URL(url).pathname
const read = (feed: CreatedFeed, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.app.inject({ method, url: pathOf(feed), headers })
const feedsOf = async (who = ada) => (await who.call<Feed[]>('GET', '/feeds')).body
const mayasChristmas = async () => {
  const { id } = await addContact(ada, { fullName: 'Maya Okafor', birthday: '1992-11-25' })
  const fields = { name: 'Christmas', date: '2020-12-25', isRecurring: true, budget: '75' }
  const event = await addEvent(ada, id, { ...fields, notes: 'Hide it in the attic' })
  const gift = { title: 'Kalimba', price: '39.00', productUrl: 'https://shop.example/kalimba' }
  await addGift(ada, id, { ...gift, occasionId: event.id, isSaved: true })
  return event
}

describe('an address', () => {
  it('opens the calendar of its kind without a sign-in', async () => {
    const event = await mayasChristmas()
    const [dates, own] = [await create('dates'), await create('private')]
    expect(dates.url).toMatch(/^https:\/\/ribbonry\.example\/cal\/[\w-]+\.[\w-]{43}\.ics$/)
    const answer = await read(dates)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    const shown = readers['ical.js'](answer.body, 2026)
    expect(shown.map(({ summary, days }) => [summary, days])).toEqual([
      ["Maya Okafor's Birthday", ['2026-11-25']],
      ['Christmas for Maya Okafor', ['2026-12-25']],
    ])
    const inPrivate = (await read(own)).body
    expect(readers['node-ical'](inPrivate, 2026).map(({ description }) => description)).toContain(
      'Fri, Dec 25, 2026:\nAssigned: Kalimba\nBudget $75.00\nOrder by Sun, Dec 20',
    )
    expect(inPrivate.replaceAll('\r\n ', '')).toContain(`URL:https://ribbonry.example/reminders?event=${event.id}`)
  })

  it('of dates says nothing of gifts, prices, budgets, notes and where things are', async () => {
    await mayasChristmas()
    const answer = await read(await create('dates'))
    for (const secret of ['Kalimba', '39', '75.00', '$', 'attic', 'shop.example', 'ribbonry.example', 'gift', ada.id])
      expect(answer.body.replaceAll(/^UID:.*$/gm, '')).not.toContain(secret)
    expect(JSON.stringify(answer.headers)).not.toContain(ada.id)
  })

  it('is shown once and stored as a hash, also if the request is repeated', async () => {
    const headers = { 'idempotency-key': 'again' }
    const { body } = await ada.call<CreatedFeed>('POST', '/feeds', { kind: 'dates' }, headers)
    const secret = pathOf(body).split('.').at(-2) ?? ''
    expect(secret).toHaveLength(43)
    const rows = [
      await app.database.db.select().from(calendarFeeds),
      await app.database.db.select().from(idempotencyKeys),
    ]
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(JSON.stringify(await feedsOf())).not.toContain(secret)
  })

  it('stops working when it is revoked, by its owner alone', async () => {
    const feed = await create('dates')
    const grace = await app.person()
    expect((await grace.call('DELETE', `/feeds/${feed.id}`)).status).toBe(404)
    expect(await feedsOf(grace)).toEqual([])
    expect((await read(feed)).statusCode).toBe(200)
    expect((await ada.call('DELETE', `/feeds/${feed.id}`)).status).toBe(204)
    const gone = await read(feed)
    expect(gone.statusCode).toBe(404)
    expect(gone.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(gone.body).toBe(`${feedTexts.gone}\n`)
    expect(gone.headers['etag']).toBeUndefined()
    expect((await ada.call('DELETE', `/feeds/${feed.id}`)).status).toBe(404)
  })

  it('of nobody, of someone else or without its ending looks like a revoked one', async () => {
    const feed = await create('dates')
    const grace = await app.person()
    const path = pathOf(feed)
    const [user = '', secret = ''] = path.slice('/cal/'.length).split('.')
    const ofGrace = Buffer.from(grace.id).toString('base64url')
    const others = [
      `/cal/${ofGrace}.${secret}.ics`,
      `/cal/${user}.${'A'.repeat(43)}.ics`,
      `/cal/${user}=.${secret}.ics`,
      path.slice(0, -4),
      '/cal/x.ics',
      '/cal/%00.ics',
    ]
    for (const url of others) {
      const answer = await app.app.inject({ url })
      expect([url, answer.statusCode, answer.body]).toEqual([url, 404, `${feedTexts.gone}\n`])
    }
  })

  it('can’t be guessed: sixty wrong ones an hour, while right ones work on', async () => {
    const feed = await create('dates')
    const statuses = []
    for (let tries = 0; tries < 61; tries++)
      statuses.push((await app.app.inject({ url: `/cal/AAAA.${'A'.repeat(43)}.ics` })).statusCode)
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([404, 429])
    expect((await read(feed)).statusCode).toBe(200)
  })

  it('ends with the account', async () => {
    const guest = await app.person({ isGuest: true })
    const feed = await create('private', guest)
    expect((await read(feed)).statusCode).toBe(200)
    expect((await guest.call('DELETE', '/account', { confirm: 'DELETE' })).status).toBe(204)
    expect((await read(feed)).statusCode).toBe(404)
  })

  it('is one of twenty at most', async () => {
    const now = app.clock.now()
    const rows = Array.from({ length: MAX_FEEDS }, (_, index) => ({
      userId: ada.id,
      kind: 'dates' as const,
      tokenHash: `hash ${index}`,
      createdAt: now,
    }))
    await app.database.db.insert(calendarFeeds).values(rows)
    const refused = await ada.call<{ message: string }>('POST', '/feeds', { kind: 'dates' })
    expect([refused.status, refused.body.message]).toEqual([422, feedTexts.tooMany(MAX_FEEDS)])
    expect((await ada.call('POST', '/feeds', { kind: 'everything' })).status).toBe(400)
    expect((await app.visitor.call('POST', '/feeds', { kind: 'dates' })).status).toBe(401)
  })
})

describe('asking again', () => {
  it('costs no calendar while nothing has changed, and answers HEAD as well', async () => {
    await mayasChristmas()
    const feed = await create('private')
    const first = await read(feed)
    const etag = String(first.headers['etag'])
    const again = await read(feed, { 'if-none-match': etag })
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
    expect((await read(feed, { 'if-none-match': `"other", ${etag.slice(2)}` })).statusCode).toBe(304)
    expect((await read(feed)).body).toBe(first.body)
    const head = await read(feed, {}, 'HEAD')
    expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', etag])
    const packed = await read(feed, { 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
  })

  it('gets another calendar after any change, and on another day', async () => {
    const { contactId } = await mayasChristmas()
    const feed = await create('private')
    const changes: (() => unknown)[] = [
      () => ada.call('PUT', `/contacts/${contactId}`, { remindersPaused: true }),
      () => ada.call('PUT', '/preferences', { reminderHour: 17 }),
      () => ada.call('PUT', '/preferences', { leapDay: 'mar1' }),
      () => app.clock.setTo('2026-11-22T15:00:00.000Z'),
    ]
    for (const change of changes) {
      const { headers } = await read(feed)
      await change()
      expect((await read(feed, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(200)
    }
  })

  it('is recorded once an hour, and changes nothing else', async () => {
    const feed = await create('dates')
    const readAt = async () => (await feedsOf())[0]?.lastReadAt
    expect(await readAt()).toBeNull()
    const { headers } = await read(feed)
    expect(await readAt()).toBe('2026-11-21T15:00:00.000Z')
    const before = await fingerprints(app.database)
    app.clock.setTo('2026-11-21T15:59:00.000Z')
    await read(feed)
    expect(changedTables(before, await fingerprints(app.database))).toEqual([])
    app.clock.setTo('2026-11-21T16:01:00.000Z')
    expect((await read(feed, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304)
    expect(changedTables(before, await fingerprints(app.database))).toEqual(['calendar_feeds'])
    expect(await readAt()).toBe('2026-11-21T16:01:00.000Z')
  })
})
