import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PushDevice } from '#domain/reminders/push/schema.ts'
import { appSecrets, endpointOwners, pushSubscriptions, sessions } from '#server/db/schema.ts'
import { mayPostTo } from '#server/outbound/post.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { createPush, type Push, type PushMessage } from './commands.ts'
import { MAX_DEVICES } from './subscribe.ts'
import { openPushService, type Browser, type PushService } from './testing.ts'
import { vapidKeys } from './vapid.ts'

let service: PushService
let test: TestApp
let push: Push
beforeAll(async () => {
  service = await openPushService()
  test = await openTestApp({ SUPPORT_EMAIL: 'help@example.com' }, { pushGuard: service.guard })
  push = createPush({ ...test.services, pushGuard: service.guard })
})
afterAll(async () => {
  await test.close()
  await service.close()
})
beforeEach(() => test.reset())
afterEach(() => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- holds after each of these tests
  expect(service.faults).toEqual([])
  // oxlint-disable-next-line vitest/no-standalone-expect -- holds after each of these tests
  expect(service.canaryVisits).toEqual([])
})

const message = (more: Partial<PushMessage> = {}): PushMessage => ({
  title: 'Upcoming Event: Birthday',
  body: 'Birthday for Maya is tomorrow!',
  url: '/reminders',
  tag: 'reminder-1-2026-11-22-lead',
  stays: true,
  expiresAt: new Date('2026-11-23T00:00:00Z'),
  urgency: 'high',
  ...more,
})

async function subscribed(person: Person, browser = service.browser()): Promise<Browser> {
  const answer = await person.call('POST', '/push/subscriptions', browser.subscription, {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  })
  expect(answer.status).toBe(201)
  return browser
}

const devicesOf = async (person: Person) => (await person.call<PushDevice[]>('GET', '/push/subscriptions')).body

describe('the key of this installation', () => {
  it('is the same for everyone and never changes', async () => {
    const [ada, bo] = [await test.person(), await test.person({ isGuest: true })]
    const first = await ada.call<{ publicKey: string }>('GET', '/push/key')
    expect(first.body.publicKey).toMatch(/^B[\w-]{86}$/)
    expect((await bo.call('GET', '/push/key')).body).toEqual(first.body)
  })

  it('is one, however many processes make it at once', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => vapidKeys(test.database.db, test.clock.now())))
    expect(new Set(keys.map(({ privateKey }) => privateKey)).size).toBe(1)
    expect(await test.database.db.select({ name: appSecrets.name }).from(appSecrets)).toEqual([{ name: 'vapid' }])
  })

  it('and the devices are for signed-in users', async () => {
    expect((await test.visitor.call('GET', '/push/key')).status).toBe(401)
    expect((await test.visitor.call('GET', '/push/subscriptions')).status).toBe(401)
  })
})

describe('a device', () => {
  it('is listed without what one could send to it with', async () => {
    const ada = await test.person()
    const browser = await subscribed(ada)
    const { body, text } = await ada.call<PushDevice[]>('GET', '/push/subscriptions')
    expect(body).toMatchObject([
      { isCurrent: true, lastUsedAt: null, userAgent: expect.stringContaining('Firefox') as string },
    ])
    for (const secret of [browser.subscription.endpoint, ...Object.values(browser.subscription.keys)])
      expect(text).not.toContain(secret)
  })

  it("is nobody else's to see or to remove", async () => {
    const [ada, bo] = [await test.person(), await test.person()]
    await subscribed(ada)
    const [device] = await devicesOf(ada)
    expect(await devicesOf(bo)).toEqual([])
    expect((await bo.call('DELETE', `/push/subscriptions/${device?.id}`)).status).toBe(404)
    expect((await ada.call('DELETE', `/push/subscriptions/${device?.id}`)).status).toBe(204)
    expect(await devicesOf(ada)).toEqual([])
  })

  it('that subscribes again is there once, with its newest address', async () => {
    const ada = await test.person()
    const [before, after] = [await subscribed(ada), await subscribed(ada)]
    await subscribed(ada, after)
    expect(await devicesOf(ada)).toHaveLength(1)
    expect(await push.send(ada.id, message())).toMatchObject({ sent: 1 })
    expect([before.received.length, after.received.length]).toEqual([0, 1])
  })

  it('can be switched off by itself, and twice', async () => {
    const ada = await test.person()
    await subscribed(ada)
    expect((await ada.call('DELETE', '/push/subscriptions')).status).toBe(204)
    expect((await ada.call('DELETE', '/push/subscriptions')).status).toBe(204)
    expect(await devicesOf(ada)).toEqual([])
  })

  it('goes with the sign-out of its browser, and with a session that ends', async () => {
    const ada = await test.person()
    await subscribed(ada)
    await test.app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { authorization: `Bearer ${ada.token}`, 'sec-fetch-site': 'same-origin' },
    })
    expect(await test.database.db.select().from(pushSubscriptions)).toEqual([])

    const bo = await test.person()
    const browser = await subscribed(bo)
    test.clock.setTo('2027-01-15T12:00:00.000Z')
    const later = message({ expiresAt: new Date('2027-01-16T00:00:00Z') })
    expect(await push.send(bo.id, later)).toEqual({ sent: 0, dropped: 0, failed: 0 })
    expect(browser.received).toEqual([])
  })

  it('that another account uses now belongs to that one', async () => {
    const [ada, bo] = [await test.person(), await test.person()]
    const browser = await subscribed(ada)
    await subscribed(bo, browser)
    expect(await devicesOf(ada)).toEqual([])
    expect(await devicesOf(bo)).toHaveLength(1)
  })

  it('is not taken over by a client that knows its address but not its keys', async () => {
    const [ada, mallory] = [await test.person(), await test.person()]
    const { subscription } = await subscribed(ada)
    const guess = { endpoint: subscription.endpoint, keys: service.browser().subscription.keys }
    expect((await mallory.call('POST', '/push/subscriptions', guess)).status).toBe(409)
    expect(await devicesOf(ada)).toHaveLength(1)
  })

  it(`is one of ${MAX_DEVICES} at most`, async () => {
    const ada = await test.person()
    const now = test.clock.now()
    for (let number = 0; number < MAX_DEVICES; number += 1) {
      const sid = `session ${number}`
      const expire = new Date(now.getTime() + 3600_000)
      const session = { sid, publicId: sid, userId: ada.id, kind: 'user' as const, expire }
      await test.database.db.insert(sessions).values({ ...session, createdAt: now, lastSeenAt: now })
      const { subscription } = service.browser()
      const { endpoint } = subscription
      await test.database.db.insert(endpointOwners).values({ endpoint, userId: ada.id, endsAt: expire })
      await test.database.db.insert(pushSubscriptions).values({ ...subscription, userId: ada.id, sid, createdAt: now })
    }
    const answer = await ada.call<{ message: string }>('POST', '/push/subscriptions', service.browser().subscription)
    expect(answer.status).toBe(422)
    expect(answer.body.message).toBe('Up to 20 devices can get notifications. Remove one first.')
  })
})

describe('a subscription is refused', () => {
  it.each([
    'http://shop.test:PORT/push/1',
    'https://shop.test:22/push/1',
    'https://127.0.0.1:PORT/push/1',
    'https://[::1]:PORT/push/1',
    'https://2130706433:PORT/push/1',
    'https://169.254.169.254/latest',
    'https://localhost:PORT/push/1',
    'https://me:secret@shop.test:PORT/push/1',
    'https://shop.test..:PORT/push/1',
    'ftp://shop.test/push/1',
    'https://shop.test:PORT/push/\0',
    'not an address',
    '',
    `https://shop.test:PORT/${'x'.repeat(1000)}`,
  ])('for %s', async (endpoint) => {
    const ada = await test.person()
    const { keys } = service.browser().subscription
    const port = new URL(service.origin).port
    const body = { endpoint: endpoint.replace('PORT', port), keys }
    const answer = await ada.call<{ code: string }>('POST', '/push/subscriptions', body)
    expect(answer.status).toBe(400)
    expect(await devicesOf(ada)).toEqual([])
  })

  it.each([
    { p256dh: 'short', auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
    { p256dh: 'A'.repeat(87), auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
    { auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
    null,
  ])('with keys that nothing can be encrypted for: %j', async (keys) => {
    const ada = await test.person()
    const answer = await ada.call('POST', '/push/subscriptions', { endpoint: `${service.origin}/push/1`, keys })
    expect(answer.status).toBe(400)
  })

  it('by the rules of the running product where it is not on the public internet', () => {
    expect(mayPostTo('https://fcm.googleapis.com/fcm/send/abc')).toBe(true)
    expect(mayPostTo('https://updates.push.services.mozilla.com/wpush/v2/abc')).toBe(true)
    expect(mayPostTo(`${service.origin}/push/1`)).toBe(false)
    expect(mayPostTo('https://10.0.0.1/push')).toBe(false)
  })
})

describe('a message', () => {
  it('arrives on every device of its user, readable there alone, signed, with its life, urgency and topic', async () => {
    const [ada, bo] = [await test.person(), await test.person()]
    const [mine, others] = [await subscribed(ada), await subscribed(bo)]
    expect(await push.send(ada.id, message())).toEqual({ sent: 1, dropped: 0, failed: 0 })
    const { publicKey } = (await ada.call<{ publicKey: string }>('GET', '/push/key')).body
    expect(mine.received).toEqual([
      {
        payload: {
          title: 'Upcoming Event: Birthday',
          body: 'Birthday for Maya is tomorrow!',
          url: '/reminders',
          tag: 'reminder-1-2026-11-22-lead',
          stays: true,
        },
        ttl: 33 * 3600,
        urgency: 'high',
        topic: expect.stringMatching(/^[\w-]{32}$/) as string,
        publicKey,
        claims: expect.objectContaining({ aud: service.origin, sub: 'mailto:help@example.com' }) as object,
      },
    ])
    expect(others.received).toEqual([])
    expect((await devicesOf(ada))[0]?.lastUsedAt).toBe(test.clock.now().toISOString())
  })

  it('fits, however long an event is called', async () => {
    const ada = await test.person()
    const browser = await subscribed(ada)
    await push.send(ada.id, message({ title: '🎁'.repeat(400), body: '誕'.repeat(3000) }))
    const [received] = browser.received
    expect(received?.payload.title).toMatch(/^(?:🎁){99}…$/u)
    expect(received?.payload.body).toHaveLength(500)
  })

  it('of another day is on another topic, or the one would push the other out', async () => {
    const ada = await test.person()
    const browser = await subscribed(ada)
    await push.send(ada.id, message())
    await push.send(ada.id, message({ tag: 'reminder-1-2026-11-22-day' }))
    expect(new Set(browser.received.map(({ topic }) => topic)).size).toBe(2)
  })

  it('whose day is over is not sent', async () => {
    const ada = await test.person()
    const browser = await subscribed(ada)
    await push.send(ada.id, message({ expiresAt: test.clock.now() }))
    expect(browser.received).toEqual([])
  })

  it('to nobody is no failure', async () => {
    const ada = await test.person()
    expect(await push.send(ada.id, message())).toEqual({ sent: 0, dropped: 0, failed: 0 })
  })
})

describe('a device that does not take a message', () => {
  it.each([404, 410])('because it has unsubscribed is forgotten (%i)', async (status) => {
    const ada = await test.person()
    const browser = await subscribed(ada)
    browser.answersWith = { status }
    expect(await push.send(ada.id, message())).toEqual({ sent: 0, dropped: 1, failed: 0 })
    expect(await devicesOf(ada)).toEqual([])
  })

  it.each([
    [429, { 'retry-after': '120' }, 120],
    [503, { 'retry-after': 'Sat, 21 Nov 2026 15:05:00 GMT' }, 300],
    [500, {}, undefined],
    [413, {}, undefined],
    [302, { location: 'https://127.0.0.1/' }, undefined],
  ])('just now (%i) stays, and is to be tried again', async (status, headers, seconds) => {
    const ada = await test.person()
    const browser = await subscribed(ada)
    browser.answersWith = { status, headers }
    const result = await push.send(ada.id, message())
    expect(result).toMatchObject({ sent: 0, dropped: 0, failed: 1, reason: `push service: ${status}` })
    expect(result.retryAfterSeconds).toBe(seconds)
    browser.answersWith = undefined
    expect(await push.send(ada.id, message())).toEqual({ sent: 1, dropped: 0, failed: 0 })
    expect(browser.received).toHaveLength(1)
  })

  it('is tried again without troubling those that have it', async () => {
    const ada = await test.person()
    const phone = await subscribed(ada)
    const laptop = service.browser()
    const now = test.clock.now()
    const other = { sid: 'laptop', publicId: 'laptop', userId: ada.id, kind: 'user' as const }
    await test.database.db
      .insert(sessions)
      .values({ ...other, expire: new Date(now.getTime() + 3600_000), createdAt: now, lastSeenAt: now })
    const { endpoint } = laptop.subscription
    await test.database.db.insert(endpointOwners).values({ endpoint, userId: ada.id, endsAt: now })
    await test.database.db
      .insert(pushSubscriptions)
      .values({ ...laptop.subscription, userId: ada.id, sid: 'laptop', createdAt: now })
    laptop.answersWith = { status: 429 }
    expect(await push.send(ada.id, message())).toMatchObject({ sent: 1, failed: 1 })
    laptop.answersWith = undefined
    expect(await push.send(ada.id, message())).toEqual({ sent: 2, dropped: 0, failed: 0 })
    expect([phone.received.length, laptop.received.length]).toEqual([1, 1])
  })

  it('because its address leads into this network is forgotten, and nobody there was asked', async () => {
    const ada = await test.person()
    const browser = service.browser()
    await subscribed(ada, browser)
    // The name that was public when it subscribed.
    const isAllowed = () => false
    const guarded = createPush({ ...test.services, pushGuard: { ...service.guard, isAllowed } })
    expect(await guarded.send(ada.id, message())).toEqual({ sent: 0, dropped: 1, failed: 0 })
    expect(browser.received).toEqual([])
  })
})
