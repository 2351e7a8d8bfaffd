import dgram from 'node:dgram'
import { once } from 'node:events'
import http, { type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { production, type Guard, type Limits } from './fetch-page.ts'
import { isPublicAddress } from './public-address.ts'
import { createResolver } from './resolver.ts'

// A little internet on this machine: a public shop, a name server, and a canary that must never be reached.

/** Loopback like the canary's address, but the one address that the tests' rule lets in. */
export const SHOP = '127.0.0.2'
export const CANARY = '127.0.0.1'

export interface Network {
  port: number
  /** Of the shop's own machine, where no pages are served to the public. */
  oddPort: number
  guard: Guard
  /** Requests that reached the shop, and whatever connected to the canary. */
  shopRequests: { url: string; headers: http.IncomingHttpHeaders; from: string }[]
  canaryVisits: string[]
  answerWith: (listener: RequestListener) => void
  /** A name's addresses: one list for all lookups, or one list per lookup, the last one repeated. */
  name: (name: string, ...answers: string[][]) => void
  questions: string[]
  reset: () => void
  close: () => Promise<void>
}

const quick: Limits = { ...production.limits, connectMs: 1_000, answerMs: 600, wholeMs: 1_500, tellEveryMs: 10 }

export async function openNetwork(): Promise<Network> {
  const shopRequests: Network['shopRequests'] = []
  const canaryVisits: string[] = []
  const questions: string[] = []
  const names = new Map<string, string[][]>()
  let listener: RequestListener = notFound

  const shop = http.createServer((request, response) => {
    shopRequests.push({ url: request.url ?? '', headers: request.headers, from: request.socket.localAddress ?? '' })
    listener(request, response)
  })
  const port = await listen(shop, SHOP, 0)
  // The same port on every other address of loopback: what gets past the guard arrives here.
  const canaries = [CANARY, '::1'].map((address) => ({ address, server: canary(canaryVisits) }))
  for (const { address, server } of canaries) await listen(server, address, port).catch(ignoreWithoutIpv6(address))
  const odd = canary(canaryVisits)
  const oddPort = await listen(odd, SHOP, 0)
  const dns = await nameServer((name, type) => {
    questions.push(`${name} ${type}`)
    const answers = names.get(name) ?? []
    const now = answers.length > 1 && type === 'A' ? answers.shift() : answers[0]
    return (now ?? []).filter((address) => address.includes(':') === (type === 'AAAA'))
  })

  return {
    port,
    oddPort,
    shopRequests,
    canaryVisits,
    questions,
    guard: {
      resolve: createResolver([`${CANARY}:${dns.port}`]),
      isAllowed: (address) => address === SHOP || isPublicAddress(address),
      ports: [port],
      limits: quick,
    },
    answerWith: (next) => (listener = next),
    name: (name, ...answers) => names.set(name, answers),
    reset() {
      shopRequests.length = canaryVisits.length = questions.length = 0
      names.clear()
      names.set('shop.test', [[SHOP]])
      listener = notFound
    },
    async close() {
      const servers = [shop, odd, ...canaries.map(({ server }) => server)].filter((server) => server.listening)
      for (const server of servers) server.closeAllConnections()
      await Promise.all(servers.map((server) => once(server.close(), 'close')))
      dns.close()
    },
  }
}

/** An answer that a page is made of. */
export function page(html: string | Buffer, headers: http.OutgoingHttpHeaders = {}): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
    response.end(html)
  }
}

const notFound: RequestListener = (_request, response) => response.writeHead(404).end()

function canary(visits: string[]): Server {
  const server = http.createServer((request, response) => {
    visits.push(`asked for ${request.url}`)
    page('<title>the secret of the house</title>')(request, response)
  })
  server.on('connection', (socket) => visits.push(`${socket.localAddress} was connected to`))
  return server
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  server.listen(port, host)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

function ignoreWithoutIpv6(address: string): (error: unknown) => void {
  return (error) => {
    if (!address.includes(':')) throw error
  }
}

/** Answers A and AAAA questions of RFC 1035 over UDP, never to be remembered. */
async function nameServer(answersTo: (name: string, type: 'A' | 'AAAA') => string[]) {
  const socket = dgram.createSocket('udp4')
  socket.on('message', (question, { address, port }) => {
    const { name, type, end } = readQuestion(question)
    const found = type === 1 ? answersTo(name, 'A') : type === 28 ? answersTo(name, 'AAAA') : []
    const head = Buffer.from(question.subarray(0, end))
    // An answer, recursion offered; 3 is 'no such name'.
    head.writeUInt16BE(0x8180 | (found.length === 0 ? 3 : 0), 2)
    head.writeUInt16BE(found.length, 6)
    head.writeUInt32BE(0, 8)
    socket.send(Buffer.concat([head, ...found.map((each) => record(type, bytesOf(each)))]), port, address)
  })
  socket.bind(0, CANARY)
  await once(socket, 'listening')
  return { port: socket.address().port, close: () => socket.close() }
}

function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 }
}

function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12)
  // Points to the name in the question; class IN; a life of 0 seconds.
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

function bytesOf(address: string): Buffer {
  if (!address.includes(':')) return Buffer.from(address.split('.').map(Number))
  const [head = '', tail = ''] = address.split('::')
  const groups = (text: string): number[] =>
    text
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16))
  const [before, after] = [groups(head), groups(tail)]
  const all = [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
  return Buffer.from(all.flatMap((group) => [group >> 8, group & 255]))
}
