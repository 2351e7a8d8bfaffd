import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPageFetcher, production, type FetchPage } from './fetch-page.ts'
import { CANARY, openNetwork, page, SHOP, type Network } from './testing.ts'

let net: Network
let fetchPage: FetchPage
beforeAll(async () => {
  net = await openNetwork()
})
beforeEach(() => {
  net.reset()
  fetchPage = createPageFetcher(net.guard)
})
afterAll(() => net.close())

const textOf = async (link: string): Promise<string> => {
  const fetched = await fetchPage(link)
  return fetched.kind === 'page' ? fetched.body.toString() : fetched.kind
}

describe('a public page', () => {
  test('is fetched from the address its name resolves to', async () => {
    net.answerWith(page('<title>Mug</title>'))
    expect(await textOf(`http://shop.test:${net.port}/mugs/7?colour=red#top`)).toBe('<title>Mug</title>')
    expect(net.shopRequests).toMatchObject([{ url: '/mugs/7?colour=red', from: SHOP }])
  })

  test('is asked for without cookies, without saying where one comes from, under our own name', async () => {
    net.answerWith((request, response) =>
      request.url === '/'
        ? response.writeHead(302, { location: '/mug', 'set-cookie': 'visitor=1; Path=/' }).end()
        : page('ok')(request, response),
    )
    expect(await textOf(`http://shop.test:${net.port}/`)).toBe('ok')
    const sent = ['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'user-agent']
    for (const { headers } of net.shopRequests) {
      expect(Object.keys(headers).toSorted()).toEqual(sent)
      expect(headers.host).toBe(`shop.test:${net.port}`)
      expect(headers['user-agent']).toContain('Ribbonry')
    }
  })

  test.each([
    ['gzip', gzipSync('<title>Packed</title>')],
    ['br', brotliCompressSync('<title>Packed</title>')],
  ])('may be packed with %s', async (encoding, body) => {
    net.answerWith(page(body, { 'content-encoding': encoding }))
    expect(await textOf(`http://shop.test:${net.port}/`)).toBe('<title>Packed</title>')
  })

  test('may be moved a few times', async () => {
    net.answerWith((request, response) => {
      const step = Number(request.url?.slice(1))
      if (step === 4) page('arrived')(request, response)
      else response.writeHead([301, 302, 303, 307][step] ?? 308, { location: `/${step + 1}` }).end()
    })
    expect(await textOf(`http://shop.test:${net.port}/0`)).toBe('arrived')
  })

  test('is left alone where the caller says so, on the way as well', async () => {
    net.answerWith((_request, response) =>
      response.writeHead(302, { location: 'https://www.amazon.com/dp/B07XJ8C8F5' }).end(),
    )
    fetchPage = createPageFetcher({ ...net.guard, ports: [net.port, 443] })
    const fetched = await fetchPage(
      `http://shop.test:${net.port}/short`,
      ({ hostname }) => hostname === 'www.amazon.com',
    )
    expect(fetched).toMatchObject({ kind: 'stopped', url: { href: 'https://www.amazon.com/dp/B07XJ8C8F5' } })
  })
})

// What this machine knows by these names and numbers is its own business.
const inside = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0x7F.0.0.0x1',
  '017700000001',
  '0177.0.0.1',
  '0177.1',
  '127.0.0.1.',
  '127.000.000.001',
  '１２７.０.０.１',
  '127。0。0。1',
  '①②⑦.⓪.⓪.①',
  '%31%32%37.0.0.1',
  '0.0.0.0',
  '0',
  '0x0',
  '127.255.255.254',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[0000::0001]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fe80::1%25lo]',
  '[fd00::1]',
  '[ff02::1]',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  'localhost',
  'LOCALHOST.',
  'ｌｏｃａｌｈｏｓｔ',
]

describe('nothing of this network is reached', () => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- holds for each of these tests
  afterEach(() => expect(net.canaryVisits).toEqual([]))

  test('the canary would be seen', async () => {
    await expect(fetch(`http://${CANARY}:${net.port}/`)).resolves.toMatchObject({ status: 200 })
    expect(net.canaryVisits).toHaveLength(2)
    net.canaryVisits.length = 0
  })

  test.each(inside)('by a link to %s', async (host) => {
    expect(await fetchPage(`http://${host}:${net.port}/`)).toMatchObject({ kind: 'unreadable' })
  })

  test.each(inside)('by a redirect to %s', async (host) => {
    net.answerWith((_request, response) =>
      response.writeHead(302, { location: encodeURI(`http://${host}:${net.port}/`) }).end(),
    )
    expect(await fetchPage(`http://shop.test:${net.port}/`)).toMatchObject({ kind: 'unreadable' })
    expect(net.shopRequests).toHaveLength(1)
  })

  test('by the fifth of several redirects', async () => {
    net.answerWith((request, response) => {
      const step = Number(request.url?.slice(1))
      response.writeHead(302, { location: step === 3 ? `http://127.0.0.1:${net.port}/` : `/${step + 1}` }).end()
    })
    expect(await fetchPage(`http://shop.test:${net.port}/0`)).toMatchObject({ kind: 'unreadable' })
    expect(net.shopRequests).toHaveLength(4)
  })

  test.each([
    [[CANARY]],
    [['::1']],
    [['::ffff:7f00:1']],
    [['10.1.2.3']],
    [[SHOP, CANARY]],
    [[CANARY, SHOP]],
    [[SHOP, '::1']],
  ])('by a public name that resolves to %s', async (addresses) => {
    net.name('inner.test', addresses)
    net.answerWith(page('shop'))
    expect(await fetchPage(`http://inner.test:${net.port}/`)).toMatchObject({ kind: 'unreadable' })
    expect(net.shopRequests).toEqual([])
  })

  test('by a name that resolves to something else after it was checked', async () => {
    net.name('flip.test', [SHOP], [CANARY])
    net.answerWith(page('shop'))
    expect(await textOf(`http://flip.test:${net.port}/`)).toBe('shop')
    expect(net.questions.toSorted()).toEqual(['flip.test A', 'flip.test AAAA'])
    expect(net.shopRequests).toMatchObject([{ from: SHOP }])
  })

  test('by a name that flips between a page and its redirect', async () => {
    net.name('flip.test', [SHOP], [CANARY])
    net.answerWith((_request, response) => response.writeHead(302, { location: '/again' }).end())
    expect(await fetchPage(`http://flip.test:${net.port}/`)).toMatchObject({ kind: 'unreadable' })
    expect(net.shopRequests).toHaveLength(1)
  })

  test('by the proxies that the environment names', async () => {
    const proxy = `http://${CANARY}:${net.port}`
    const named = {
      HTTP_PROXY: proxy,
      http_proxy: proxy,
      HTTPS_PROXY: proxy,
      ALL_PROXY: proxy,
      NODE_USE_ENV_PROXY: '1',
    }
    const before = { ...process.env }
    Object.assign(process.env, named)
    try {
      net.answerWith(page('shop'))
      expect(await textOf(`http://shop.test:${net.port}/`)).toBe('shop')
    } finally {
      for (const name of Object.keys(named)) delete process.env[name]
      Object.assign(process.env, before)
    }
  })

  test('by the rules of the running product, not even the shop', async () => {
    fetchPage = createPageFetcher({ ...net.guard, isAllowed: production.isAllowed })
    expect(await fetchPage(`http://shop.test:${net.port}/`)).toMatchObject({ kind: 'unreadable' })
    fetchPage = createPageFetcher({ ...production, resolve: net.guard.resolve, limits: net.guard.limits })
    expect(await fetchPage(`http://shop.test:${net.port}/`)).toMatchObject({ kind: 'unreadable' })
    expect(net.shopRequests).toEqual([])
  })
})

describe('a link is not followed', () => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- holds for each of these tests
  afterEach(() => expect(net.canaryVisits).toEqual([]))

  test.each([
    ['to another port', () => `http://shop.test:${net.oddPort}/`],
    ['to the port of mails', () => 'http://shop.test:25/'],
    ['with a name and a password', () => `http://me:secret@shop.test:${net.port}/`],
    ['with a name only', () => `http://me@shop.test:${net.port}/`],
    ['to a file', () => 'file:///etc/passwd'],
    ['to a script', () => 'javascript:alert(1)'],
    ['by ftp', () => `ftp://shop.test:${net.port}/`],
    ['to data', () => 'data:text/html,<title>x</title>'],
    ['to nowhere', () => 'http://'],
    ['to a name with an empty label', () => `http://shop.test..:${net.port}/`],
    ['to a name that does not exist', () => `http://nobody.test:${net.port}/`],
  ])('%s', async (_what, link) => {
    net.answerWith(page('shop'))
    expect(await fetchPage(link())).toMatchObject({ kind: 'unreadable' })
    expect(net.shopRequests).toEqual([])
    net.answerWith((_request, response) => response.writeHead(302, { location: link() }).end())
    expect(await fetchPage(`http://shop.test:${net.port}/`)).toMatchObject({ kind: 'unreadable' })
    expect(net.shopRequests).toHaveLength(1)
  })

  test('forever', async () => {
    net.answerWith((_request, response) => response.writeHead(302, { location: '/' }).end())
    expect(await fetchPage(`http://shop.test:${net.port}/`)).toMatchObject({ kind: 'unreadable' })
    expect(net.shopRequests).toHaveLength(5)
  })
})

test.each([
  ['that nobody answers', () => 'http://shop.test:9/mug'],
  ['without an address', () => `http://nobody.test:${net.port}/mug`],
  ['that is not public', () => `http://127.0.0.1:${net.port}/mug`],
])('why a link %s could not be read is told without saying where it led', async (_what, link) => {
  fetchPage = createPageFetcher({ ...net.guard, ports: [net.port, 9] })
  const fetched = await fetchPage(link())
  expect(fetched).toMatchObject({ kind: 'unreadable' })
  expect(JSON.stringify(fetched)).not.toMatch(/test|127|mug/)
})

describe('what was not reached is told no sooner, whatever the reason', () => {
  test.each([
    ['refused', () => `http://127.0.0.1:${net.port}/`],
    ['without an address', () => `http://nobody.test:${net.port}/`],
    ['to an odd port', () => `http://shop.test:${net.oddPort}/`],
    ['closed', () => 'http://shop.test/'],
  ])('a link that is %s', async (_how, link) => {
    const limits = { ...net.guard.limits, tellEveryMs: 300 }
    fetchPage = createPageFetcher({ ...net.guard, ports: [net.port, 80], limits })
    const begun = performance.now()
    expect(await fetchPage(link())).toMatchObject({ kind: 'unreadable' })
    expect(performance.now() - begun).toBeGreaterThan(295)
  })
})

describe('what comes back is bounded', () => {
  const { bytes } = production.limits

  test('a page of many megabytes is read to the limit', async () => {
    let sent = 0
    net.answerWith((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const more = (): void => {
        while (!response.destroyed && sent < 200_000_000 && response.write(Buffer.alloc(100_000, 'x'))) sent += 100_000
      }
      response.on('drain', more)
      more()
    })
    const fetched = await fetchPage(`http://shop.test:${net.port}/`)
    expect(fetched.kind === 'page' && fetched.body.length).toBe(bytes)
    expect(sent).toBeLessThan(50_000_000)
  })

  test.each([
    ['gzip', gzipSync(Buffer.alloc(60_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(60_000_000), { params: { 1: 1 } })],
  ])('a bomb of %s is unpacked to the limit', async (encoding, bomb) => {
    net.answerWith(page(bomb, { 'content-encoding': encoding }))
    const fetched = await fetchPage(`http://shop.test:${net.port}/`)
    expect(fetched.kind === 'page' && fetched.body.length).toBe(bytes)
  })

  test.each([
    ['packed twice', { 'content-encoding': 'gzip, gzip' }],
    ['packed in a way we did not ask for', { 'content-encoding': 'deflate' }],
    ['said to be packed, and is not', { 'content-encoding': 'gzip' }],
    ['a picture', { 'content-type': 'image/png' }],
    ['data', { 'content-type': 'application/json' }],
    ['a script of pages', { 'content-type': 'text/htmlx' }],
  ])('a body %s is not read', async (_what, headers) => {
    net.answerWith(page('<title>shop</title>', headers))
    expect(await fetchPage(`http://shop.test:${net.port}/`)).toMatchObject({ kind: 'unreadable' })
  })

  test.each([204, 400, 403, 404, 429, 500, 503])('an answer %i is no page', async (status) => {
    net.answerWith((_request, response) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end('<title>x</title>'),
    )
    expect(await fetchPage(`http://shop.test:${net.port}/`)).toMatchObject({ kind: 'unreadable' })
  })

  test.each<[string, (socket: Socket) => void]>([
    ['says nothing', () => undefined],
    ['sends its headers byte by byte', (socket) => drip(socket, 'HTTP/1.1 200 OK\r\nX-Slow: ', 'x')],
    [
      'sends its body byte by byte',
      (socket) => drip(socket, 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n', 'x'),
    ],
    ['sends headers without end', (socket) => drip(socket, 'HTTP/1.1 200 OK\r\n', `X-A: ${'a'.repeat(9_000)}\r\n`)],
    ['speaks no HTTP', (socket) => socket.end('220 mail.test ESMTP\r\n')],
    ['hangs up', (socket) => socket.destroy()],
    [
      'wants to speak another language',
      (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
    ],
    [
      'breaks off',
      (socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 900\r\n\r\n<title>'),
    ],
  ])('a server that %s is given up', async (_what, speak) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => speak(socket))
    })
    server.listen(0, SHOP)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    try {
      fetchPage = createPageFetcher({ ...net.guard, ports: [port] })
      expect(await fetchPage(`http://shop.test:${port}/`)).toMatchObject({ kind: 'unreadable' })
    } finally {
      server.close()
    }
  })

  test('a name server that never answers is given up', async () => {
    fetchPage = createPageFetcher({
      ...net.guard,
      resolve: (_name, signal) => once(signal, 'abort').then(() => [SHOP]),
    })
    expect(await fetchPage(`http://shop.test:${net.port}/`)).toMatchObject({ kind: 'unreadable' })
    expect(net.shopRequests).toEqual([])
  })
})

function drip(socket: Socket, first: string, more: string): void {
  socket.write(first)
  const timer = setInterval(() => socket.write(more), 20)
  socket.on('close', () => clearInterval(timer))
}
