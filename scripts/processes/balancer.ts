// In front of two processes: a reverse proxy that gives each request to the next of them in turn, and to the
// other one when that one does not take it. So does deploy/Caddyfile with one that is refused; but Caddy keeps connections,
// and here each request has its own.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface Balancer {
  address: string
  close(): Promise<void>
}

/** @param targets the processes that there are at this moment, such as 'http://127.0.0.1:3001' */
export async function openBalancer(targets: () => string[]): Promise<Balancer> {
  let turn = 0
  const server = http.createServer((request, response) => {
    const answer = async () => {
      const body = await buffer(request)
      turn += 1
      const all = targets()
      const inTurn = all.map((_, number) => all[(turn + number) % all.length] ?? '')
      for (const target of inTurn) if (await passOn(target, request, body, response)) return
      response.writeHead(502).end()
    }
    answer().catch((error: Error) => response.destroy(error))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

/** Answers false, with nothing sent, when the target did not take the request. */
function passOn(target: string, from: http.IncomingMessage, body: Buffer, to: http.ServerResponse): Promise<boolean> {
  const headers = {
    ...from.headers,
    'x-forwarded-for': from.socket.remoteAddress,
    'x-forwarded-host': from.headers.host,
    'x-forwarded-proto': 'http',
  }
  return new Promise((resolve) => {
    const onward = http.request(new URL(from.url ?? '/', target), { method: from.method, headers, agent: false })
    onward.once('error', () => resolve(false))
    onward.once('response', (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
      resolve(true)
    })
    onward.end(body)
  })
}
