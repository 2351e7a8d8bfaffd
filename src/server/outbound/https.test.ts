import { once } from 'node:events'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPageFetcher, type Guard } from './fetch-page.ts'
import { certificate as cert, certificateKey as key } from '#server/testing/certificate.ts'
import { openNetwork, SHOP, type Network } from './testing.ts'

let net: Network
let shop: Server
let guard: Guard
let asked: { host: string | undefined; name: string | false | null }[] = []

beforeAll(async () => {
  net = await openNetwork()
  shop = createServer({ key, cert }, (request, response) => {
    const { servername } = request.socket as { servername?: string | false | null }
    asked.push({ host: request.headers.host, name: servername ?? null })
    if (request.url === '/down') response.writeHead(302, { location: `http://shop.test:${net.port}/` }).end()
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Mug</title>')
  })
  shop.listen(0, SHOP)
  await once(shop, 'listening')
  guard = { ...net.guard, ports: [net.port, port()], certificates: cert }
})
beforeEach(() => {
  net.reset()
  asked = []
})
afterAll(async () => {
  shop.closeAllConnections()
  shop.close()
  await net.close()
})

const port = (): number => (shop.address() as AddressInfo).port

test('a page is fetched by https from the address that was checked, under the name of the link', async () => {
  for (const host of ['shop.test', 'SHOP.test', 'shop.test.'])
    expect(await createPageFetcher(guard)(`https://${host}:${port()}/`)).toMatchObject({ kind: 'page' })
  expect(asked.map(({ name }) => name)).toEqual(['shop.test', 'shop.test', 'shop.test'])
})

test('a page may move from http to https', async () => {
  net.answerWith((_request, response) => response.writeHead(301, { location: `https://shop.test:${port()}/` }).end())
  expect(await createPageFetcher(guard)(`http://shop.test:${net.port}/`)).toMatchObject({ kind: 'page' })
})

test('a page may not move from https to http', async () => {
  net.answerWith((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('plain'))
  expect(await createPageFetcher(guard)(`https://shop.test:${port()}/down`)).toMatchObject({ kind: 'unreadable' })
  expect(net.shopRequests).toEqual([])
})

test('a certificate that nobody vouches for, or of another name, is refused before anything is asked', async () => {
  const { certificates: _trusted, ...strict } = guard
  expect(await createPageFetcher(strict)(`https://shop.test:${port()}/`)).toMatchObject({ kind: 'unreadable' })
  net.name('other.test', [SHOP])
  for (const host of ['other.test', SHOP])
    expect(await createPageFetcher(guard)(`https://${host}:${port()}/`)).toMatchObject({ kind: 'unreadable' })
  expect(asked).toEqual([])
})
