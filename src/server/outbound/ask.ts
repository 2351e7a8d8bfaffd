import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { ENCODINGS } from './body.ts'
import type { Target } from './target.ts'

/** More than Node's 16 kB: shops set many cookies. */
const MAX_HEADER_BYTES = 65_536

/** Headers to send. */
export interface Asking {
  method: 'GET' | 'POST'
  headers: OutgoingHttpHeaders
  body?: Buffer
}

/** Says what is asking and why, but not whose server it is: shops needn't learn a family's address. */
export const PAGE: Asking = {
  method: 'GET',
  headers: {
    'user-agent': 'Mozilla/5.0 (compatible; Ribbonry link preview)',
    accept: 'text/html,application/xhtml+xml',
    'accept-language': 'en-US,en;q=0.9',
    'accept-encoding': ENCODINGS,
  },
}

/** Formats that browsers accept and thumbnails are made from. */
export const PICTURE: Asking = {
  method: 'GET',
  headers: {
    'user-agent': 'Mozilla/5.0 (compatible; Ribbonry picture preview)',
    accept: 'image/webp,image/png,image/jpeg,image/gif;q=0.9,image/avif;q=0.8',
    'accept-encoding': 'identity',
  },
}

/**
 * Connects to one of the checked addresses and no other: the name isn't resolved again. No connection is reused, and no
 * proxy from the environment is used. Certificates are verified against the name.
 */
export function ask(
  { url, host, port, isLiteral }: Target,
  addresses: readonly string[],
  asking: Asking,
  options: { signal: AbortSignal; onConnected: () => void; certificates?: string | undefined },
): Promise<IncomingMessage> {
  const isHttps = url.protocol === 'https:'
  const connecting = { keepAlive: false, autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 500 }
  const agent = isHttps ? new https.Agent({ ...connecting, maxCachedSessions: 0 }) : new http.Agent(connecting)
  return new Promise((resolve, reject) => {
    const request = (isHttps ? https : http).request({
      agent,
      method: asking.method,
      host,
      port,
      path: `${url.pathname}${url.search}`,
      lookup: checkedOnly(addresses),
      servername: isLiteral ? '' : host,
      ...(options.certificates === undefined ? {} : { ca: options.certificates }),
      maxHeaderSize: MAX_HEADER_BYTES,
      signal: options.signal,
      headers: { host: url.host, ...asking.headers, connection: 'close' },
    })
    request.once('socket', (socket) => socket.once(isHttps ? 'secureConnect' : 'connect', options.onConnected))
    request.once('response', resolve)
    // Stays for the request's whole life: errors after the answer go to the reader of the body.
    request.on('error', reject)
    // Neither event fires if the server switches to another protocol (101).
    request.once('close', () => reject(new Error('it closed without an answer')))
    request.end(asking.body)
  })
}

/** Node calls this instead of a name server. It isn't called for an IP address in the link itself. */
function checkedOnly(addresses: readonly string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  return (_name, options, answer) => {
    const [first] = known
    if (!first) answer(new Error('no address was checked'), '')
    else if (options.all === true) answer(null, known)
    else answer(null, first.address, first.family)
  }
}
