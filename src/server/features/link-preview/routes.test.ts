import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LinkPreview } from '#domain/link-preview/schema.ts'
import { createPageFetcher } from '#server/outbound/fetch-page.ts'
import { openNetwork, page, SHOP, type Network } from '#server/outbound/testing.ts'
import { openTestApp, type Answer, type Person, type TestApp } from '#server/testing/app.ts'

interface Refused {
  message: string
  code: string
  issues?: unknown
}

const unreadable = {
  message: "We couldn't read that page. You can fill in the details yourself.",
  code: 'UPSTREAM',
}

let net: Network
let app: TestApp
let mia: Person
beforeAll(async () => {
  net = await openNetwork()
  app = await openTestApp(
    { RATE_LIMIT: 'on' },
    { fetchPage: createPageFetcher({ ...net.guard, ports: [net.port, 80, 443] }) },
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

const paste = <Body = LinkPreview>(url: unknown, person = mia): Promise<Answer<Body>> =>
  person.call<Body>('POST', '/link-preview', { url })

describe('a pasted link', () => {
  test('answers what its page says', async () => {
    net.answerWith(
      page(`<title>Mug</title><script type="application/ld+json">{"@type":"Product","name":"Ceramic Mug",
        "image":"https://cdn.shop.example/mug.jpg","offers":{"price":"38","priceCurrency":"USD"}}</script>`),
    )
    const url = `http://shop.test:${net.port}/mug`
    expect(await paste(` ${url} `)).toMatchObject({
      status: 200,
      body: {
        url,
        readFrom: 'page',
        title: 'Ceramic Mug',
        imageUrl: 'https://cdn.shop.example/mug.jpg',
        price: '38.00',
        otherPrice: null,
        siteName: null,
        provider: 'manual',
        productKey: null,
        message: null,
      },
    })
  })

  test('answers nulls where the page says nothing', async () => {
    net.answerWith(page('<p>hello'))
    expect(await paste(`http://shop.test:${net.port}/`)).toMatchObject({
      status: 200,
      body: { title: null, imageUrl: null, price: null, message: null },
    })
  })

  test('may be pasted by a guest, and by nobody who is not signed in', async () => {
    net.answerWith(page('<title>Ceramic Mug</title>'))
    const guest = await app.person({ isGuest: true })
    expect(await paste(`http://shop.test:${net.port}/`, guest)).toMatchObject({ status: 200 })
    expect(await paste(`http://shop.test:${net.port}/`, app.visitor)).toMatchObject({ status: 401 })
    expect(net.shopRequests).toHaveLength(1)
  })

  test('becomes a gift idea as it was answered', async () => {
    const { body: contact } = await mia.call<{ id: number }>('POST', '/contacts', {
      fullName: 'Tom',
      relationship: 'friend',
    })
    const { body } = await paste('https://www.amazon.com/Ceramic-Mug-Red/dp/B07XJ8C8F5')
    const { title, imageUrl, price, provider, productKey, url } = body
    const idea = { contactId: contact.id, title, imageUrl, price, provider, productKey, productUrl: url }
    expect(await mia.call('POST', '/gift-ideas', idea)).toMatchObject({
      status: 201,
      body: { title: 'Ceramic Mug Red', productKey: 'B07XJ8C8F5', provider: 'amazon', productUrl: url },
    })
  })
})

describe('an Amazon link is never fetched', () => {
  const told = {
    readFrom: 'link',
    provider: 'amazon',
    imageUrl: null,
    price: null,
    message: "We don't read Amazon pages. We filled in what the link says.",
  }

  test.each([
    ['https://www.amazon.com/Ceramic-Mug/dp/B07XJ8C8F5?tag=x', 'B07XJ8C8F5', 'Ceramic Mug'],
    ['https://amazon.co.uk/gp/product/B07XJ8C8F5', 'B07XJ8C8F5', null],
    ['http://www.amazon.de:80/Keramik-Tasse/dp/B07XJ8C8F5', 'B07XJ8C8F5', 'Keramik Tasse'],
    ['https://amzn.to/3xYzAbC', null, null],
    ['https://a.co/d/3xYzAbC', null, null],
  ])('%s', async (url, productKey, title) => {
    net.name(new URL(url).hostname, [SHOP])
    expect(await paste(url)).toMatchObject({ status: 200, body: { ...told, url, productKey, title } })
    expect(net.questions).toEqual([])
  })

  test('not even when a short link leads there', async () => {
    net.name('www.amazon.test', [SHOP])
    net.answerWith((_request, response) =>
      response.writeHead(301, { location: `http://www.amazon.test:${net.port}/Ceramic-Mug/dp/B07XJ8C8F5` }).end(),
    )
    const url = `http://shop.test:${net.port}/short`
    expect(await paste(url)).toMatchObject({ status: 200, body: { ...told, url, productKey: 'B07XJ8C8F5' } })
    expect(net.shopRequests).toHaveLength(1)
  })
})

test.each([
  'shop.example',
  'ftp://shop.example/mug',
  'https://me:secret@shop.example/',
  'http://1.2.3.4.5/',
  'http://[::1/',
  'http://256.1.1.1/',
  'https://a b/',
  'http://[fe80::1%25eth0]/',
  '',
  null,
  { href: 'https://shop.example' },
])('%j is refused with a sentence', async (url) => {
  expect(await paste<Refused>(url)).toMatchObject({
    status: 400,
    body: { code: 'INVALID', message: 'Enter a valid link (https://…)', issues: [{ path: 'url' }] },
  })
})

describe('a page that cannot be read', () => {
  test('sounds the same whatever the reason', async () => {
    net.name('inner.test', ['10.0.0.7'])
    net.name('mixed.test', [SHOP, '127.0.0.1'])
    const links = [
      `http://127.0.0.1:${net.port}/`,
      `http://[::1]:${net.port}/`,
      'http://169.254.169.254/latest/meta-data/',
      `http://inner.test:${net.port}/`,
      `http://mixed.test:${net.port}/`,
      // Nobody listens there.
      'http://shop.test/',
      `http://nobody.test:${net.port}/`,
      'http://shop.test:22/',
      `http://shop.test:${net.port}/gone`,
    ]
    const answers: Answer<Refused>[] = []
    for (const link of links) answers.push(await paste<Refused>(link))
    for (const { status, body, headers } of answers) {
      expect({ status, body }).toEqual({
        status: 502,
        body: { ...unreadable, requestId: expect.any(String) as string },
      })
      expect(Object.keys(headers)).toEqual(Object.keys(answers[0]?.headers ?? {}))
      expect(headers['content-length']).toBe(answers[0]?.headers['content-length'])
    }
  })

  test('is one that only asks whether somebody is there', async () => {
    net.answerWith(page('<title>Just a moment...</title>'))
    expect(await paste(`http://shop.test:${net.port}/`)).toMatchObject({ status: 502, body: unreadable })
  })
})

test('links are read so many times, for each user and for all of one place, and again later', async () => {
  const url = 'https://a.co/d/3xYzAbC'
  const many = (person: Person, count: number): Promise<number[]> =>
    Promise.all(Array.from({ length: count }, async () => (await paste<unknown>(url, person)).status))
  expect(new Set(await many(mia, 40))).toEqual(new Set([200]))
  expect(await paste(url)).toMatchObject({ status: 429, headers: { 'retry-after': '600' } })
  const others = await Promise.all([app.person({ isGuest: true }), app.person({ isGuest: true })])
  for (const other of others) expect(new Set(await many(other, 40))).toEqual(new Set([200]))
  expect(await paste(url, await app.person({ isGuest: true }))).toMatchObject({ status: 429 })
  app.clock.advance(601_000)
  expect(await paste(url)).toMatchObject({ status: 200 })
})
