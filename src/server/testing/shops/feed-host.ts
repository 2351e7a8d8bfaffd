import { createHash } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'

/** What a host has at one path, and how it sends it. */
export interface HostedFile {
  body: string | Uint8Array
  type?: string
  /** 'file': what is at the path is packed; 'encoding': packed on the way, and said so. */
  gzip?: 'file' | 'encoding'
  /** Without either, nobody can ask whether it has changed. */
  hasEtag?: boolean
  lastModified?: Date
  status?: number
  redirectTo?: string
  delayMs?: number
  /** Ends the connection after so many bytes. */
  breaksAfter?: number
  /** Says no length, as hosts do that make the file while they send it. */
  isChunked?: boolean
}

export interface FeedHost {
  /** 'http://127.0.0.2:41234' */
  url: string
  port: number
  serve(path: string, file: HostedFile): void
  calls: { path: string; headers: http.IncomingHttpHeaders; status: number }[]
  close(): Promise<void>
}

/** A host of product feeds: ETag, Last-Modified and 304, gzip with and without Content-Encoding, redirects, delays, broken connections. */
export async function openFeedHost({ host = '127.0.0.2', port = 0 } = {}): Promise<FeedHost> {
  const files = new Map<string, HostedFile>()
  const calls: FeedHost['calls'] = []
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/'
    const file = files.get(path.replace(/\?.*/, ''))
    const note = (status: number) => calls.push({ path, headers: request.headers, status })
    void answer(file, request, response, note)
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    url: `http://${host}:${address.port}`,
    port: address.port,
    serve: (path, file) => void files.set(path, file),
    calls,
    async close() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

async function answer(
  file: HostedFile | undefined,
  request: http.IncomingMessage,
  response: http.ServerResponse,
  note: (status: number) => void,
): Promise<void> {
  if (file?.delayMs !== undefined) await sleep(file.delayMs)
  const end = (status: number, headers: http.OutgoingHttpHeaders = {}) => {
    note(status)
    response.writeHead(status, headers).end()
  }
  if (!file) return end(404)
  if (file.redirectTo !== undefined) return end(302, { location: file.redirectTo })
  if (file.status !== undefined) return end(file.status)
  const plain = Buffer.from(file.body)
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding']))
  const isEncoded = file.gzip === 'encoding' && takesGzip
  const body = file.gzip === 'file' || isEncoded ? gzipSync(plain) : plain
  const validators = {
    ...(file.hasEtag === true && { etag: `"${createHash('sha256').update(plain).digest('hex').slice(0, 16)}"` }),
    ...(file.lastModified && { 'last-modified': file.lastModified.toUTCString() }),
  }
  if (isUnchanged(request.headers, validators)) return end(304, validators)
  note(200)
  response.writeHead(200, {
    'content-type': file.type ?? 'text/plain; charset=utf-8',
    ...(isEncoded && { 'content-encoding': 'gzip' }),
    ...(file.isChunked !== true && { 'content-length': body.length }),
    ...validators,
  })
  if (file.breaksAfter === undefined) return void response.end(body)
  response.write(body.subarray(0, file.breaksAfter), () => setImmediate(() => response.destroy()))
}

/** RFC 9110: If-Modified-Since counts only where there is no If-None-Match. */
function isUnchanged(
  headers: http.IncomingHttpHeaders,
  { etag, ...rest }: { etag?: string; 'last-modified'?: string },
) {
  const wanted = headers['if-none-match']
  if (wanted !== undefined) return etag !== undefined && wanted === etag
  const since = headers['if-modified-since']
  const modified = rest['last-modified']
  return since !== undefined && modified !== undefined && Date.parse(modified) <= Date.parse(since)
}
