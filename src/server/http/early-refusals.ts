import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusalTexts } from '#domain/texts/refusals.ts'
import type { Settings } from '#server/settings.ts'
import { headersOfEarlyRefusals } from './headers.ts'

/** For the answer to leave. */
const LAST_WORDS_MS = 1000

/**
 * Refusals before any hook runs: an address that can't be decoded, and bytes that aren't HTTP. Fastify's own answers have
 * no security headers and quote the address; these look like all other refusals.
 */
export function earlyRefusals(settings: Settings) {
  const headers = headersOfEarlyRefusals(settings)
  return {
    frameworkErrors(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
      void reply
        .status(400)
        .headers(headers)
        .type('application/json; charset=utf-8')
        .send(refusalText('INVALID', refusalTexts.addressNotUnderstood, request.id))
    },
    clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      const { status, code, message } = unreadable[error.code ?? ''] ?? notHttp
      const body = refusalText(code, message, randomUUID())
      const lines = Object.entries({
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}\r\n`)
      if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
      // The rest of the request isn't read.
      socket.destroySoon()
      // A client that never reads could hold the socket open, so force-close it after 1 s.
      setTimeout(() => socket.destroy(), LAST_WORDS_MS).unref()
    },
  }
}

const notHttp: { status: number; code: string; message: string } = {
  status: 400,
  code: 'INVALID',
  message: refusalTexts.notUnderstood,
}
const unreadable: Record<string, typeof notHttp> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'TOO_LARGE', message: refusalTexts.headersTooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'INVALID', message: refusalTexts.tooSlow },
}

function refusalText(code: string, message: string, requestId: string): string {
  return JSON.stringify({ message, code, requestId })
}
