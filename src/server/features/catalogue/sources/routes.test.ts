import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiFailure } from '#domain/admin/schema.ts'
import type { ProductPage, RecommendationPage } from '#domain/catalogue/product-schema.ts'
import type { Deal } from '#domain/catalogue/product-schema.ts'
import type { FeedPreview, Source, SourceDetails } from '#domain/catalogue/sources/schema.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { createFileFetcher } from '#server/outbound/fetch-file.ts'
import { production } from '#server/outbound/fetch-page.ts'
import { feedPictureHosts } from '#server/catalogue/feeds/picture-hosts.ts'
import { runFeeds } from '#server/catalogue/feeds/run-feeds.ts'
import { checkOffers } from '#server/features/gifts/jobs.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addContact, addEvent } from '#server/testing/records.ts'
import { openFeedHost, type FeedHost, type HostedFile } from '#server/testing/shops/feed-host.ts'

let app: TestApp
let host: FeedHost
let admin: Person
beforeAll(async () => {
  host = await openFeedHost()
  const guard = { ...production, ports: [host.port], isAllowed: (address: string) => address === '127.0.0.2' }
  app = await openTestApp({}, { fetchFeed: createFileFetcher(guard, 2_000) })
})
beforeEach(async () => {
  await app.reset()
  host.calls.length = 0
  admin = await app.person({ isAdmin: true })
})
afterEach(async () => {
  for (const { id, kind } of await sources()) if (kind === 'feed') await admin.call('DELETE', at(id))
  await runFeeds(app.services, new AbortController().signal)
})
afterAll(async () => {
  await app.close()
  await host.close()
})

const at = (id: string, rest = '') => `/admin/sources/${encodeURIComponent(id)}${rest}`
const sources = async () => (await admin.call<Source[]>('GET', '/admin/sources')).body
const source = async (id: string) => (await admin.call<SourceDetails>('GET', at(id))).body

const columns = 'id\ttitle\tdescription\tlink\timage_link\tprice\tsale_price\tavailability\tbrand\tgtin\tproduct_type'
interface Item {
  id: string
  title?: string
  price?: string
  sale?: string
  stock?: string
  link?: string
  image?: string
  department?: string
  gtin?: string
  brand?: string
}
const line = ({ id, title = `Zumtobel lantern ${id}`, price = '20.00 USD', sale = '', ...more }: Item) =>
  [
    id,
    title,
    'A lamp for long evenings',
    more.link ?? `https://lamps.example/p/${id}`,
    more.image ?? `https://img.lamps.example/${id}.jpg`,
    price,
    sale,
    more.stock ?? 'in_stock',
    more.brand ?? 'Lumen',
    more.gtin ?? '',
    more.department ?? 'Home & Garden > Lighting > Lamps',
  ].join('\t')
const list = (items: Item[]) => [columns, ...items.map(line), ''].join('\n')
const numbered = (count: number, from = 1): Item[] =>
  Array.from({ length: count }, (_, at) => ({ id: `L${from + at}` }))

/** A feed of a file that the host serves, imported. */
async function imported(file: HostedFile, name = 'Lamp shop'): Promise<string> {
  host.serve('/feed.tsv', file)
  const { body } = await admin.call<SourceDetails>('POST', '/admin/sources', {
    kind: 'feed',
    name,
    url: `${host.url}/feed.tsv?apikey=hush`,
  })
  await refresh(body.id)
  return body.id
}

async function refresh(id: string, payload: object = {}): Promise<NonNullable<Source['feed']>['lastImport']> {
  const started = await admin.call('POST', at(id, '/refresh'), payload)
  expect(started.status).toBe(202)
  await runFeeds(app.services, new AbortController().signal)
  for (;;) {
    const { feed } = await source(id)
    if (feed?.progress === null) return feed.lastImport
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const found = async (query: string) => {
  const { body } = await admin.call<ProductPage>('GET', `/gift-search?query=${encodeURIComponent(query)}`)
  return body.products.filter(({ provider }) => provider.startsWith('feed:'))
}

describe('a feed', () => {
  test('is imported from its address, and its products are found, named after it', async () => {
    const id = await imported({ body: list(numbered(3)) })
    expect(await source(id)).toMatchObject({
      state: 'ok',
      products: 3,
      feed: { format: 'tsv', lastImport: { outcome: 'imported', read: 3, added: 3, rejected: 0 } },
    })
    expect(await feedPictureHosts(app.services.db)).toEqual(['https://img.lamps.example'])
    const { headers } = await app.visitor.call('GET', '/docs')
    expect(headers['content-security-policy']).toContain("img-src 'self' data: https://img.lamps.example;")
    const [first, ...others] = await found('zumtobel lantern')
    expect(others).toHaveLength(2)
    expect(first).toMatchObject({
      provider: id,
      source: 'Lamp shop',
      price: '$20.00',
      priceKind: 'live',
      imageKind: 'photo',
      inStock: true,
      categoryId: 'home-and-kitchen.home-decor.lighting',
    })
  })

  test('never shows the key in its address, and sends it to the host alone', async () => {
    const id = await imported({ body: list(numbered(1)), status: 500 })
    const { text } = await admin.call('GET', '/admin/sources')
    const { text: failures } = await admin.call('GET', '/api-failures')
    expect(host.calls[0]?.path).toContain('apikey=hush')
    expect(text).toContain('apikey=…')
    expect(text + failures).not.toContain('hush')
    expect((await source(id)).state).toBe('failing')
    expect(failures).toContain(`"provider":"${id}"`)
  })

  test.each(['Basic Toys', 'Token: all things Tolkien', 'https://lamps.example/?feed=all'])(
    'called %s is called so under API Failures, too',
    async (name) => {
      const id = await imported({ body: 'nothing', status: 500 }, name)
      await admin.call('POST', at(id, '/try'))
      const { body } = await admin.call<ApiFailure[]>('GET', '/api-failures')
      const failed = body.filter(({ provider }) => provider === id)
      expect(failed.map(({ requestParams }) => requestParams)).toEqual([{ name }, { name }])
      // Both may be of one instant.
      expect(failed.map(({ endpoint }) => endpoint).toSorted((one, other) => one.localeCompare(other))).toEqual([
        'refresh',
        'try',
      ])
    },
  )

  test('shows reduced products as deals with the price before', async () => {
    await imported({ body: list([{ id: 'S1', title: 'Zumtobel lamp', price: '40.00 USD', sale: '30.00 USD' }]) })
    const { body } = await admin.call<Deal[]>('GET', '/gifts/deals?category=All')
    expect(body.find(({ source: from }) => from === 'Lamp shop')).toMatchObject({
      price: '$30.00',
      originalPrice: '$40.00',
      savings: '$10.00',
      savingsPercent: 25,
    })
  })

  test('is asked for again only if it has changed', async () => {
    const file = { body: list(numbered(2)), hasEtag: true, lastModified: new Date('2026-11-20T10:00:00Z') }
    const id = await imported(file)
    expect(await refresh(id)).toMatchObject({ outcome: 'unchanged' })
    expect(host.calls.map(({ status }) => status)).toEqual([200, 304])
    host.serve('/feed.tsv', { ...file, body: list(numbered(3)), lastModified: new Date('2026-11-21T10:00:00Z') })
    expect(await refresh(id)).toMatchObject({ outcome: 'imported', added: 1 })
  })

  test.each([
    ['packed with gzip', { gzip: 'file' }],
    ['packed on the way', { gzip: 'encoding' }],
    ['packed twice', { gzip: 'encoding', packed: true }],
    ['of unknown length', { isChunked: true }],
  ] as const)('may be %s', async (_how, how) => {
    const body = list(numbered(2))
    const { packed, ...rest } = { packed: false, ...how }
    await imported({ ...rest, body: packed ? gzipSync(body) : body })
    expect(await found('zumtobel lantern')).toHaveLength(2)
  })

  test('may be moved', async () => {
    host.serve('/old.tsv', { body: '', redirectTo: '/feed.tsv' })
    host.serve('/feed.tsv', { body: list(numbered(2)) })
    const { body } = await admin.call<SourceDetails>('POST', '/admin/sources', {
      kind: 'feed',
      name: 'Lamp shop',
      url: `${host.url}/old.tsv`,
    })
    expect(await refresh(body.id)).toMatchObject({ outcome: 'imported', read: 2 })
  })

  test('is refreshed when its time has come', async () => {
    const id = await imported({ body: list(numbered(2)) })
    await admin.call('PATCH', at(id), { schedule: 'daily' })
    const before = host.calls.length
    app.clock.advance(23 * 3600_000)
    await runFeeds(app.services, new AbortController().signal)
    expect(host.calls).toHaveLength(before)
    app.clock.advance(2 * 3600_000)
    await runFeeds(app.services, new AbortController().signal)
    expect(host.calls).toHaveLength(before + 1)
  })

  test('says what a gift that was saved from it costs by now, and when it is out of stock or gone', async () => {
    const id = await imported({ body: list(numbered(3)) })
    const [product] = await found('zumtobel lantern')
    const contact = await addContact(admin)
    const event = await addEvent(admin, contact.id, { name: 'Housewarming', date: '2026-11-26', isRecurring: false })
    const { body: saved } = await admin.call<Gift>('POST', '/gift-ideas', {
      contactId: contact.id,
      occasionId: event.id,
      title: 'Lantern',
      price: '20.00',
      priceKind: 'live',
      productUrl: product?.productUrl,
      provider: id,
      productKey: product?.id,
      asOf: app.clock.now().toISOString(),
    })
    const now = async (items: Item[]) => {
      host.serve('/feed.tsv', { body: list(items) })
      await refresh(id)
      app.clock.advance(12 * 3600_000)
      await checkOffers(app.services, new AbortController().signal)
      return (await admin.call<Gift>('GET', `/gift-ideas/${saved.id}`)).body
    }
    const key = product?.id.replace(/^\d+:/, '') ?? ''
    const others = numbered(3).filter((item) => item.id !== key)
    expect(await now([...others, { id: key, price: '25.00 USD' }])).toMatchObject({
      price: '20.00',
      offer: { price: '25.00', was: '20.00', inStock: true },
    })
    const link = `https://lamps.example/p/new/${key}`
    expect(await now([...others, { id: key, price: '26.00 USD', stock: 'out_of_stock', link }])).toMatchObject({
      // It's still the shop's: its link is, too.
      productUrl: link,
      offer: { price: '26.00', inStock: false },
    })
    await now(others)
    expect((await now(others)).offer).toMatchObject({ price: null, inStock: false })
  })

  test('is gone with its products when it is removed', async () => {
    const id = await imported({ body: list(numbered(2)) })
    expect((await admin.call('DELETE', at(id))).status).toBe(204)
    expect(await found('zumtobel lantern')).toEqual([])
    await runFeeds(app.services, new AbortController().signal)
    const { rows } = await app.database.pool.query("select 1 from pg_tables where tablename like 'feed_products_%'")
    expect(rows).toEqual([])
  })
})

describe('what the file no longer has', () => {
  test('is out of stock first, and gone with the next refresh', async () => {
    const id = await imported({ body: list(numbered(12)) })
    host.serve('/feed.tsv', { body: list(numbered(10)) })
    expect(await refresh(id)).toMatchObject({ missing: 2, removed: 0, added: 0 })
    expect(await found('zumtobel lantern')).toHaveLength(10)
    const { rows } = await app.database.pool.query('select in_stock from products where product_key like $1', ['%:L12'])
    expect(rows).toEqual([{ in_stock: false }])
    expect(await refresh(id)).toMatchObject({ missing: 0, removed: 2 })
  })

  test('keeps the id of what stays', async () => {
    const id = await imported({ body: list(numbered(2)) })
    const ids = async () =>
      (await app.database.pool.query('select id, product_key from products where provider = $1 order by 2', [id]))
        .rows as unknown[]
    const before = await ids()
    await refresh(id)
    expect(await ids()).toEqual(before)
  })
})

describe('what is there is not damaged', () => {
  const usual = 40
  const kept = async () => (await found('zumtobel lantern')).length

  const bad: [kind: string, file: HostedFile, reason: string][] = [
    ['that is empty', { body: '' }, 'empty'],
    ['without items', { body: `${columns}\n` }, 'empty'],
    ['that breaks off on the way', { body: list(numbered(usual)), breaksAfter: 900 }, 'truncated'],
    [
      'that breaks off on the way without a length',
      { body: list(numbered(usual)), breaksAfter: 900, isChunked: true },
      'truncated',
    ],
    ['that was cut off before', { body: list(numbered(usual)).slice(0, -60) }, 'truncated'],
    ['whose packing was cut off', { body: gzipSync(list(numbered(usual))).subarray(0, 300) }, 'truncated'],
    [
      'in another encoding than it seems',
      { body: Buffer.from(list(numbered(usual))).map((byte) => byte ^ 0x80) },
      'notAFeed',
    ],
    [
      'with half of its items unreadable',
      { body: list(numbered(usual).map((item, n) => ({ ...item, price: n % 2 ? 'cheap' : '20.00 USD' }))) },
      'tooManyRejects',
    ],
    ['with a tenth of its items', { body: list(numbered(4)) }, 'shrunk'],
    ['a hundred times as large', { body: list(numbered(100 * usual)) }, 'grown'],
    ['that is a web page', { body: '<!doctype html><title>Sign in</title>' }, 'notAFeed'],
    ['that is gone', { body: '', status: 404 }, 'notFound'],
    ['whose key was taken back', { body: '', status: 403 }, 'forbidden'],
    ['that leads into this network', { body: '', redirectTo: 'http://127.0.0.1/feed' }, 'unreachable'],
  ]

  test('by a file that is no whole and usual list: each is refused in a sentence', async () => {
    const id = await imported({ body: list(numbered(usual)) })
    const happened: unknown[] = []
    for (const [kind, file] of bad) {
      host.serve('/feed.tsv', file)
      const { reason, text, added, missing, removed } = (await refresh(id)) ?? {}
      const { state, products } = await source(id)
      happened.push([kind, reason, text?.endsWith('.'), added, missing, removed, state, products])
    }
    expect(happened).toEqual(bad.map(([kind, , reason]) => [kind, reason, true, 0, 0, 0, 'degraded', usual]))
    expect(await kept()).toBe(usual)
  })

  test('which only a feed that has something says', async () => {
    const id = await imported({ body: '' })
    const kept = expect.stringContaining('before is kept') as string
    expect((await source(id)).feed?.lastImport).toMatchObject({
      reason: 'empty',
      text: expect.not.stringContaining('kept') as string,
    })
    host.serve('/feed.tsv', { body: list(numbered(2)) })
    expect(await refresh(id)).toMatchObject({ outcome: 'imported' })
    host.serve('/feed.tsv', { body: '' })
    expect(await refresh(id)).toMatchObject({ reason: 'empty', text: kept })
  })

  test('by one bad row in ten: the others are imported, and what the bad ones were before stays', async () => {
    const id = await imported({ body: list(numbered(usual)) })
    const worse = numbered(usual).map((item, n) => ({ ...item, price: n % 10 === 0 ? 'ask us' : '25.00 USD' }))
    host.serve('/feed.tsv', { body: list(worse) })
    expect(await refresh(id)).toMatchObject({ outcome: 'imported', rejected: 4, changed: 36, missing: 0 })
    const prices = (await found('zumtobel lantern')).map(({ price }) => price)
    expect(prices.filter((price) => price === '$25.00')).toHaveLength(36)
    expect(prices.filter((price) => price === '$20.00')).toHaveLength(4)
  })

  test('an administrator may confirm a much smaller file', async () => {
    const id = await imported({ body: list(numbered(usual)) })
    host.serve('/feed.tsv', { body: list(numbered(4)) })
    expect(await refresh(id)).toMatchObject({ outcome: 'refused', canConfirm: true })
    expect(await refresh(id, { confirm: true })).toMatchObject({ outcome: 'imported', missing: usual - 4 })
    expect(await kept()).toBe(4)
  })
})

describe('what is left out', () => {
  test('is listed with its reason, in a file whose cells start no formula', async () => {
    const id = await imported({
      body: list([
        ...numbered(20),
        { id: '=HYPERLINK("https://evil.example")', price: 'free' },
        { id: 'E1', price: '20.00 EUR' },
        { id: 'P1', image: 'http://img.example/1.jpg' },
        { id: 'J1', link: 'javascript:alert(1)' },
        { id: 'L1' },
      ]),
    })
    const { text, headers, status } = await admin.call('GET', at(id, '/rejects'))
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/csv')
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
    for (const reason of ["Its price can't be read", 'EUR', 'picture', "link isn't", 'twice'])
      expect(text).toContain(reason)
    expect((await source(id)).feed?.lastImport).toMatchObject({ read: 25, rejected: 5, added: 20 })
  })

  test('is nothing where all was taken', async () => {
    const id = await imported({ body: list(numbered(1)) })
    expect((await admin.call('GET', at(id, '/rejects'))).status).toBe(404)
  })
})

describe('before the import', () => {
  test('twenty items are shown, with columns and departments, and nothing is stored', async () => {
    host.serve('/feed.tsv', { body: list(numbered(30)) })
    const { body } = await admin.call<SourceDetails>('POST', '/admin/sources', {
      kind: 'feed',
      name: 'Lamp shop',
      url: `${host.url}/feed.tsv`,
    })
    const { body: preview } = await admin.call<FeedPreview>('POST', at(body.id, '/preview'), {})
    expect(preview).toMatchObject({
      format: 'tsv',
      encoding: 'UTF-8',
      problems: [],
      mapping: { imageLink: 'image_link' },
    })
    expect(preview.rows).toHaveLength(20)
    expect(preview.departments).toEqual([
      {
        name: 'Home & Garden > Lighting > Lamps',
        products: 30,
        isGuessed: true,
        categoryId: 'home-and-kitchen.home-decor.lighting',
      },
    ])
    expect((await source(body.id)).products).toBe(0)
  })

  test('columns and categories are corrected by hand, and remembered', async () => {
    const id = await imported({ body: list(numbered(2)).replace('image_link', 'photo_of_it') })
    expect((await source(id)).feed?.lastImport).toMatchObject({
      reason: 'notAFeed',
      text: expect.stringContaining('picture') as string,
    })
    const { feed } = await source(id)
    await admin.call('PATCH', at(id), {
      mapping: {
        ...feed?.mapping,
        id: 'id',
        title: 'title',
        link: 'link',
        price: 'price',
        imageLink: 'photo_of_it',
        department: 'product_type',
      },
      departments: [{ name: 'Home & Garden > Lighting > Lamps', categoryId: 'books' }],
    })
    expect(await refresh(id)).toMatchObject({ outcome: 'imported', added: 2 })
    await refresh(id)
    expect((await found('zumtobel lantern')).map(({ categoryId }) => categoryId)).toEqual(['books', 'books'])
  })

  test('a file is uploaded as it is', async () => {
    const file = Buffer.from(list(numbered(3)))
    const raw = { 'content-type': 'application/octet-stream', 'x-filename': 'lamps.tsv', 'x-name': 'Lamps%20by%20hand' }
    const { body, status } = await admin.call<SourceDetails>('POST', '/admin/sources', file, raw)
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Lamps by hand', feed: { url: null, fileName: 'lamps.tsv' } })
    expect(await refresh(body.id)).toMatchObject({ outcome: 'imported', read: 3 })
    await admin.call('PUT', at(body.id, '/file'), Buffer.from(list(numbered(5))), raw)
    expect(await refresh(body.id)).toMatchObject({ added: 2 })
  })
})

describe('with the built-in ideas', () => {
  const puzzles = Array.from({ length: 30 }, (_, at) => ({
    id: `P${at}`,
    title: `Jigsaw puzzle of view ${at}`,
    department: 'Toys & Games > Puzzles',
  }))
  const sourcesOf = (products: readonly { provider: string }[]) =>
    products.slice(0, 8).map(({ provider }) => (provider.startsWith('feed:') ? 'feed' : provider))
  const halves = ['feed', 'feed', 'feed', 'feed', 'ribbonry', 'ribbonry', 'ribbonry', 'ribbonry']

  test('a search shows both among the first eight, and nothing is lost or twice on the next pages', async () => {
    await imported({ body: list(puzzles) })
    for (const query of ['query=jigsaw puzzle', `categoryIds=${encodeURIComponent('["toys-and-games"]')}`]) {
      const pages = []
      for (const page of [1, 2, 3]) {
        const { body } = await admin.call<ProductPage>('GET', `/gift-search?${query}&limit=10&page=${page}`)
        pages.push(body.products)
      }
      expect([query, sourcesOf(pages[0] ?? []).toSorted()]).toEqual([query, halves])
      const keys = pages.flat().map(({ provider, id }) => `${provider} ${id}`)
      expect(new Set(keys).size).toBe(keys.length)
      const { body: whole } = await admin.call<ProductPage>('GET', `/gift-search?${query}&limit=30`)
      expect(whole.products.map(({ provider, id }) => `${provider} ${id}`)).toEqual(keys)
    }
  })

  test('what a feed has twice under one trade number is one card, and the page is filled', async () => {
    const same = { title: 'Jigsaw puzzle of a whale', gtin: '4006381333931', department: 'Toys & Games > Puzzles' }
    await imported({ body: list([{ id: 'W1', ...same, price: '21.00 USD' }, { id: 'W2', ...same }, ...puzzles]) })
    const { body } = await admin.call<ProductPage>('GET', '/gift-search?query=jigsaw puzzle&limit=20')
    expect(body.products).toHaveLength(20)
    expect(body.products.filter(({ title }) => title === same.title).map(({ price }) => price)).toEqual(['$20.00'])
  })

  test('an order by price is kept, whichever source has the lowest', async () => {
    await imported({ body: list(puzzles) })
    const { body } = await admin.call<ProductPage>('GET', '/gift-search?query=jigsaw puzzle&sortBy=price-asc')
    const amounts = body.products.map(({ priceAmount }) => Number(priceAmount))
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
  })

  test('recommendations have both for what somebody likes, in words or by category, and feeds have a reason', async () => {
    await imported({ body: list([...puzzles, { id: 'S1', title: 'Steel shelf bracket', department: 'Hardware' }]) })
    const likers = [
      await addContact(admin, { interests: 'jigsaw puzzles' }),
      await addContact(admin, { categoryIds: ['toys-and-games.puzzles'] }),
    ]
    for (const { id } of likers) {
      const { body } = await admin.call<RecommendationPage>('GET', `/gift-recommendations/${id}`)
      expect(sourcesOf(body.products).toSorted()).toEqual(halves)
      expect(body.products.find(({ provider }) => provider.startsWith('feed:'))?.reasons).not.toEqual([])
      expect(body.products.map(({ title }) => title)).not.toContain('Steel shelf bracket')
    }
  })

  test("a feed's product takes the place of our idea of the same name in recommendations", async () => {
    const { id } = await addContact(admin, { categoryIds: ['toys-and-games.puzzles'] })
    const recommended = async () =>
      (await admin.call<RecommendationPage>('GET', `/gift-recommendations/${id}`)).body.products
    const title = (await recommended())[0]?.title ?? ''
    const department = 'Toys & Games > Puzzles'
    const feed = await imported({ body: list([{ id: 'X1', title, brand: '', department, price: '24.00 USD' }]) })
    const named = (await recommended()).filter((product) => product.title === title)
    expect(named.map(({ provider }) => provider)).toEqual([feed])
  })

  test('recommendations have what the last import of a feed brought', async () => {
    const { id } = await addContact(admin, { categoryIds: ['toys-and-games.puzzles'] })
    const titlesOfFeed = async () => {
      const { body } = await admin.call<RecommendationPage>('GET', `/gift-recommendations/${id}`)
      return body.products.flatMap(({ provider, title }) => (provider.startsWith('feed:') ? title : [])).toSorted()
    }
    const [before, after] = [puzzles.slice(0, 3), puzzles.slice(3, 6)]
    const feed = await imported({ body: list(before) })
    expect(await titlesOfFeed()).toEqual(before.map(({ title }) => title))
    host.serve('/feed.tsv', { body: list(after) })
    await refresh(feed)
    expect(await titlesOfFeed()).toEqual(after.map(({ title }) => title))
  })

  test('trending gifts are of both, in turn, and a feed gives as many as a shop', async () => {
    const feed = await imported({ body: list(puzzles) })
    const { body } = await admin.call<ProductPage>('GET', '/gifts/trending')
    expect(sourcesOf(body.products).slice(0, 4)).toEqual(['feed', 'ribbonry', 'feed', 'ribbonry'])
    expect(body.products.filter(({ provider }) => provider === feed)).toHaveLength(20)
  })
})

describe('with the built-in ideas off', () => {
  beforeEach(() => {
    app.settings.embeddedIdeas = false
  })
  afterEach(() => {
    app.settings.embeddedIdeas = true
  })
  const sale = { id: 'S1', title: 'Zumtobel lamp', price: '40.00 USD', sale: '30.00 USD' }

  test('feeds alone are searched, recommended, trending and in deals', async () => {
    const id = await imported({ body: list([...numbered(3), sale]) })
    const contact = await addContact(admin, { categoryIds: ['home-and-kitchen.home-decor'] })
    const paths = [
      '/gift-search?query=lamp',
      '/gift-search?query=gift',
      '/gift-search?query=lamp&kind=gift',
      '/gifts/trending',
      `/gift-recommendations/${contact.id}`,
    ]
    for (const path of paths) {
      const { body } = await admin.call<ProductPage>('GET', path)
      expect([path, new Set(body.products.map(({ provider }) => provider))]).toEqual([path, new Set([id])])
      expect(body.error).toBeUndefined()
    }
    const { body: deals } = await admin.call<Deal[]>('GET', '/gifts/deals?category=All')
    expect(new Set(deals.map(({ source: from }) => from))).toEqual(new Set(['Lamp shop']))
  })

  test('nothing is found where there are no feeds', async () => {
    const { body } = await admin.call<ProductPage>('GET', '/gift-search?query=lamp')
    expect(body).toMatchObject({ products: [], hasMore: false })
    expect((await admin.call<Deal[]>('GET', '/gifts/deals')).body).toEqual([])
  })
})

test('nobody but administrators sees or changes sources', async () => {
  const somebody = await app.person({ email: 'somebody@example.com' })
  expect((await somebody.call('GET', '/admin/sources')).status).toBe(403)
  expect((await somebody.call('POST', '/admin/sources', { kind: 'feed', name: 'Mine' })).status).toBe(403)
})

test('the built-in ideas are a source of their own', async () => {
  expect(await sources()).toMatchObject([{ id: 'ribbonry', kind: 'embedded', state: 'ok' }])
})
