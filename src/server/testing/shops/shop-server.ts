import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { pictureOf, stock } from './stock.ts'

/** What a local shop does with the calls of its API from now on. */
export type Does =
  | 'answers'
  | 'finds nothing'
  /** Hangs up without a word. */
  | 'is down'
  /** Answers after `delayMs`. */
  | 'is slow'
  | 'never answers'
  /** 429, with `retryAfterSeconds` if that is given. */
  | 'throttles'
  | 'is not eligible'
  | 'refuses the tag'
  | 'breaks'
  | 'answers nonsense'
  /** Ends its answer in the middle. */
  | 'hangs up'
  /** Tells only the half of what it found, and why not the rest. */
  | 'answers in part'
  /** Tells titles and links, and nothing else. */
  | 'answers little'

export interface Behavior {
  does: Does
  /** For so many calls; then it answers again. */
  times?: number
  retryAfterSeconds?: number
  delayMs?: number
}

export interface Call {
  /** When it came, by `performance.now()`. */
  at: number
  /** Path and query. */
  path: string
  body: string
  status: number
}

export interface LocalShop {
  url: string
  /** The variables with which the product uses this shop. */
  environment: Record<string, string>
  behave(behavior: Behavior): void
  /** All tokens given so far end now. */
  expireTokens(): void
  /** Calls of its API, in order; those for tokens and pictures aren't among them. */
  calls: Call[]
  tokensGiven: number
  close(): Promise<void>
}

export interface Asked {
  request: IncomingMessage
  url: URL
  body: string
}
export interface Told {
  status: number
  body: unknown
  headers?: Record<string, string>
}

/** How one shop speaks its protocol. */
export interface Protocol {
  environment(url: string): Record<string, string>
  isToken(url: URL): boolean
  /** @param issue makes a new token, which is good until `expireTokens` */
  answerToken(asked: Asked, issue: () => string): Told
  /** @param does an expected refusal, or how it answers */
  answer(
    asked: Asked,
    behavior: Behavior,
    token: (value: string) => 'good' | 'expired' | 'unknown',
    origin: string,
  ): Told
}

/** A shop on loopback. From another process it's steered by `POST /control` with a `Behavior` or `{"expireTokens": true}`. */
export async function openShopServer(protocol: Protocol, port = 0): Promise<LocalShop> {
  const tokens = new Map<string, 'good' | 'expired'>()
  let behavior: Behavior = { does: 'answers' }
  let left = Infinity

  const server = http.createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy())
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const at = performance.now()
    const url = new URL(request.url ?? '/', shop.url)
    if (url.pathname.startsWith('/images/')) return sendPicture(url.pathname, response)
    const asked: Asked = { request, url, body: await text(request) }
    if (url.pathname === '/control') return control(asked, response)
    if (protocol.isToken(url)) return send(response, protocol.answerToken(asked, issue))
    const now = left > 0 ? behavior : ({ does: 'answers' } as const)
    left -= 1
    const call: Call = { at, path: `${url.pathname}${url.search}`, body: asked.body, status: 0 }
    shop.calls.push(call)
    if (now.does === 'is down') return void request.socket.destroy()
    if (now.does === 'never answers') return
    if (now.does === 'is slow') await sleep(now.delayMs ?? 1_000)
    const told = protocol.answer(asked, now, (value) => tokens.get(value) ?? 'unknown', shop.url)
    call.status = told.status
    if (now.does === 'answers nonsense')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Sorry')
    if (now.does === 'hangs up') {
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' })
        .write('{"searchResult":')
      return void setTimeout(() => response.destroy(), 20)
    }
    send(response, told)
  }

  function control({ body }: Asked, response: ServerResponse): void {
    const given = JSON.parse(body === '' ? '{}' : body) as Partial<Behavior> & { expireTokens?: boolean }
    if (given.expireTokens) shop.expireTokens()
    if (given.does !== undefined) shop.behave({ ...given, does: given.does })
    send(response, { status: 200, body: { calls: shop.calls.length, tokensGiven: shop.tokensGiven } })
  }

  function issue(): string {
    shop.tokensGiven += 1
    const token = `Atc|LOCAL-${shop.tokensGiven}-${Math.random().toString(36).slice(2)}`
    tokens.set(token, 'good')
    return token
  }

  const shop: LocalShop = {
    url: '',
    environment: {},
    behave(next) {
      behavior = next
      left = next.times ?? Infinity
    },
    expireTokens() {
      for (const token of tokens.keys()) tokens.set(token, 'expired')
    },
    calls: [],
    tokensGiven: 0,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  shop.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  shop.environment = protocol.environment(shop.url)
  return shop
}

function send(response: ServerResponse, { status, body, headers }: Told): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

function sendPicture(path: string, response: ServerResponse): void {
  const thing = stock.find(({ at }) => path === picturePath(at))
  if (thing === undefined || thing.has === 'a broken picture') return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' }).end(pictureOf(thing))
}

export function picturePath(at: number): string {
  return `/images/${at}.svg`
}
