import { setTimeout as sleep } from 'node:timers/promises'
import type { RequestListener } from 'node:http'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { previewPicture } from '#domain/pictures/picture.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { pictures, rateLimits } from '#server/db/schema.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { createPageFetcher, createPictureFetcher } from '#server/outbound/fetch-page.ts'
import { openNetwork, page, type Network } from '#server/outbound/testing.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addContact, addGift } from '#server/testing/records.ts'

let net: Network
let app: TestApp
let mia: Person
beforeAll(async () => {
  net = await openNetwork()
  const guard = { ...net.guard, ports: [net.port, 80, 443] }
  app = await openTestApp(
    { RATE_LIMIT: 'on' },
    { fetchPage: createPageFetcher(guard), fetchPicture: createPictureFetcher(guard) },
  )
})
beforeEach(async () => {
  net.reset()
  await app.reset()
  mia = await app.person()
})
afterEach(() => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- holds for every test here
  expect(net.canaryVisits).toEqual([])
})
afterAll(async () => {
  await app.close()
  await net.close()
})

const jpeg = (width = 2000, height = 1000) =>
  sharp({ create: { width, height, channels: 3, background: '#c03060' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'the shop' } })
    .toBuffer()

/** An answer of a shop that says it is a picture. */
const says = (body: string | Buffer, type = 'image/jpeg'): RequestListener => page(body, { 'content-type': type })

async function giftWith(imageUrl = `http://shop.test:${net.port}/kettle.jpg`, person = mia): Promise<Gift> {
  return addGift(person, (await addContact(person)).id, { imageUrl })
}

/** As a browser asks for it: bytes, not text. */
async function look(address: string, person = mia) {
  const headers = { authorization: `Bearer ${person.token}`, 'sec-fetch-site': 'same-origin' }
  const { statusCode, headers: told, rawPayload } = await app.app.inject({ url: address, headers })
  return { status: statusCode, headers: told, bytes: rawPayload }
}

const lookAt = (gift: Gift, person = mia) => look(gift.picture ?? '', person)

describe('the picture of a gift', () => {
  test('comes from this server, small, as WebP and without what the file says of itself', async () => {
    net.answerWith(says(await jpeg()))
    const { status, headers, bytes } = await lookAt(await giftWith())
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=86400, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 320 })
    expect(bytes.includes('the shop')).toBe(false)
  })

  test.each(['png', 'webp', 'gif', 'avif'] as const)('may be a %s', async (format) => {
    const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#c03060' } })
    net.answerWith(says(await picture.toFormat(format).toBuffer(), 'application/octet-stream'))
    const { status, bytes } = await lookAt(await giftWith())
    expect(status).toBe(200)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 30 })
  })

  test('is asked for without a word about this server or its user', async () => {
    net.answerWith(says(await jpeg(20, 20)))
    await lookAt(await giftWith())
    const [request] = net.shopRequests
    expect(Object.keys(request?.headers ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ])
  })

  test('is fetched once, also when many ask at the same moment, and again after a month', async () => {
    net.answerWith(says(await jpeg(20, 20)))
    const gift = await giftWith()
    const answers = await Promise.all(Array.from({ length: 10 }, () => lookAt(gift)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    await lookAt(gift)
    expect(net.shopRequests).toHaveLength(1)
    app.clock.advance(29 * 24 * 3600_000)
    const later = await app.database.db.select().from(pictures)
    await cleanUp(app.database.db, app.clock.now())
    expect(await app.database.db.select().from(pictures)).toEqual(later)
    app.clock.advance(2 * 24 * 3600_000)
    await cleanUp(app.database.db, app.clock.now())
    expect(await app.database.db.select().from(pictures)).toEqual([])
  })

  test('takes the place of the thumbnail fetched first when a user has a thousand, never of an offer or a failure', async () => {
    const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000)
    const kept = (version: string) => ({ userId: mia.id, version, source: version, content: Buffer.from('webp') })
    const oldest = { ...kept('oldest'), fetchedAt: at(-1000), expiresAt: at(9_000) }
    const others = Array.from({ length: 999 }, (_, n) => ({
      ...kept(`other ${n}`),
      fetchedAt: at(n - 999),
      expiresAt: at(100 + n),
    }))
    const failed = { ...kept('failed'), content: null, fetchedAt: at(-2000), expiresAt: at(1) }
    const offered = { ...kept('offered'), content: null, fetchedAt: null, expiresAt: at(1) }
    await app.database.db.insert(pictures).values([oldest, ...others, failed, offered])
    net.answerWith(says(await jpeg(20, 20)))
    await lookAt(await giftWith())
    const versions = (await app.database.db.select().from(pictures)).map(({ version }) => version)
    expect(versions).toHaveLength(1000 + 2)
    expect(versions).not.toContain('oldest')
    expect(versions).toEqual(expect.arrayContaining(['other 0', 'failed', 'offered']))
  })

  test('has another address when it is another picture, and none for anybody else', async () => {
    net.answerWith(says(await jpeg(20, 20)))
    const gift = await giftWith()
    const old = gift.picture ?? ''
    const imageUrl = `${gift.imageUrl}?2`
    const { body: changed } = await mia.call<Gift>('PATCH', `/gift-ideas/${gift.id}`, { imageUrl })
    expect(changed.picture).not.toBe(old)
    expect([(await look(old)).status, (await lookAt(changed)).status]).toEqual([404, 200])
    expect((await lookAt(changed, await app.person())).status).toBe(404)
    expect((await lookAt(changed, app.visitor)).status).toBe(401)
  })

  test('is not fetched when too many were asked for from one place, by whichever guests', async () => {
    const gift = await giftWith()
    const windowEnds = new Date(app.clock.now().getTime() + 60_000)
    await app.database.db.insert(rateLimits).values({ name: 'picture-ip', who: '127.0.0.1', count: 1_200, windowEnds })
    expect((await lookAt(gift)).status).toBe(429)
    expect(net.shopRequests).toEqual([])
  })

  test('is a drawing’s own address where it is a drawing', async () => {
    const drawing = '/api/illustrations/kalimba.svg'
    const gift = await giftWith(drawing)
    expect(gift.picture).toBe(drawing)
    expect((await look(`/api/gift-ideas/${gift.id}/picture/abc`)).status).toBe(404)
  })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

/** PNG's header of a picture of 60,000 × 60,000 pixels, with next to nothing behind it. */
async function hugePng(): Promise<Buffer> {
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(60_000, 16)
  png.writeUInt32BE(60_000, 20)
  return png
}

describe('a site that sends no picture', () => {
  test.each<[string, () => RequestListener | Promise<RequestListener>]>([
    ['nothing', () => (_request, response) => response.writeHead(404).end()],
    ['a page in place of it', () => page('<script>alert(1)</script>')],
    ['a page called a picture', () => says('<script>alert(1)</script>', 'image/png')],
    ['a drawing that could carry scripts', () => says(svg, 'image/svg+xml')],
    ['such a drawing called a photo', () => says(svg, 'image/png')],
    ['a picture of more pixels than memory', async () => says(await hugePng(), 'image/png')],
    ['the first half of a picture', async () => says((await jpeg()).subarray(0, 700))],
    ['more than 5 MB', () => says(Buffer.alloc(5_000_000, 1))],
    [
      'a body without an end',
      () => (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/jpeg' })
        const timer = setInterval(() => response.write(Buffer.alloc(65_536)), 5)
        response.on('close', () => clearInterval(timer))
      },
    ],
    ['no word at all', () => () => undefined],
    [
      'the way to this machine',
      () => (_request, response) => response.writeHead(302, { location: `http://127.0.0.1:${net.port}/` }).end(),
    ],
  ])('is answered by none: %s', async (_what, listener) => {
    net.answerWith(await listener())
    const gift = await giftWith()
    expect(await lookAt(gift)).toMatchObject({ status: 204, bytes: Buffer.alloc(0) })
    const asked = net.shopRequests.length
    await lookAt(gift)
    expect(net.shopRequests, 'it is not asked again at once').toHaveLength(asked)
    net.answerWith(says(await jpeg(20, 20)))
    app.clock.advance(3600_000)
    expect((await lookAt(gift)).status).toBe(200)
  })

  test.each([
    'http://127.0.0.1/router.png',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://nowhere.test/x.png',
    'https://m.media-amazon.com/images/I/1.jpg',
    'https://www.amazon.com/x.jpg',
  ])('is not even asked: %s', async (imageUrl) => {
    expect((await lookAt(await giftWith(imageUrl))).status).toBe(204)
    expect(net.shopRequests).toEqual([])
  })
})

describe('many pictures', () => {
  test('are fetched two at a time for one user', async () => {
    let [now, most] = [0, 0]
    const small = await jpeg(20, 20)
    let comeTogether = () => {}
    const together = new Promise<void>((resolve) => {
      comeTogether = resolve
    })
    net.answerWith((request, response) => {
      most = Math.max(most, ++now)
      if (now === 2) comeTogether()
      // A third one would come in that time.
      void together
        .then(() => sleep(30))
        .then(() => {
          now--
          says(small)(request, response)
        })
    })
    const gifts = []
    for (let each = 0; each < 6; each++) gifts.push(await giftWith(`http://shop.test:${net.port}/${each}.jpg`))
    const answers = await Promise.all(gifts.map((gift) => lookAt(gift)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(most).toBe(2)
  })
})

describe('the picture of a pasted link', () => {
  test('is shown to the user who pasted it before any gift has it, and to nobody else', async () => {
    const source = `https://shop.test/mug.jpg`
    net.answerWith(page(`<title>Mug</title><meta property="og:image" content="${source}">`))
    const pasted = await mia.call<{ imageUrl: string }>('POST', '/link-preview', {
      url: `http://shop.test:${net.port}/`,
    })
    expect(pasted.body.imageUrl).toBe(source)
    // Nothing of the tests' network answers by https: there is no picture, but the address is known.
    expect((await look(previewPicture(source))).status).toBe(204)
    expect((await look(previewPicture(source), await app.person())).status).toBe(404)
    expect((await look(previewPicture('https://shop.test/other.jpg'))).status).toBe(404)
  })
})
