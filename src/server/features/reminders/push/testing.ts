import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { PushPayload } from '#domain/reminders/push/payload.ts'
import type { PushSubscriptionInput } from '#domain/reminders/push/schema.ts'
import { systemClock } from '#server/clock.ts'
import type { Guard } from '#server/outbound/fetch-page.ts'
import { certificate, certificateKey } from '#server/testing/certificate.ts'
import { openNetwork, SHOP } from '#server/outbound/testing.ts'

// A push service as the browsers' makers run them (RFC 8030, 8188, 8291, 8292), and browsers that subscribe to it. It reads
// messages by the standards alone, with nothing of the package that writes them.

export interface Received {
  payload: PushPayload
  ttl: number
  urgency: string | undefined
  topic: string | undefined
  /** Of the key that signed the request. */
  publicKey: string
  claims: { aud: string; exp: number; sub: string }
}

export interface Browser {
  subscription: PushSubscriptionInput
  received: Received[]
  /** What the service answers instead of taking a message. */
  answersWith?: { status: number; headers?: Record<string, string> } | undefined
}

export interface PushService {
  guard: Guard
  origin: string
  /** Whatever connected to an address of this machine that is none of the service's. */
  canaryVisits: string[]
  browser(): Browser
  /** Why requests were refused as not following the standards. */
  faults: string[]
  close(): Promise<void>
}

export async function openPushService(): Promise<PushService> {
  const net = await openNetwork()
  net.reset()
  const browsers = new Map<string, Browser & { secrets: Secrets }>()
  const faults: string[] = []
  const server = createServer({ key: certificateKey, cert: certificate }, (request, response) => {
    const browser = browsers.get(request.url ?? '')
    void bodyOf(request).then((body) => {
      if (!browser) return response.writeHead(404).end()
      if (browser.answersWith) return response.writeHead(browser.answersWith.status, browser.answersWith.headers).end()
      try {
        browser.received.push(read(request, body, browser.secrets, origin))
        return response.writeHead(201, { location: `${origin}/message/${randomUUID()}` }).end()
      } catch (error) {
        const fault = error instanceof Fault ? error : new Fault(400, String(error))
        faults.push(fault.message)
        return response.writeHead(fault.status).end(fault.message)
      }
    })
  })
  server.listen(0, SHOP)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const origin = `https://shop.test:${port}`
  return {
    guard: { ...net.guard, ports: [port, net.port], certificates: certificate },
    origin,
    canaryVisits: net.canaryVisits,
    faults,
    browser() {
      const path = `/push/${randomUUID()}`
      const ecdh = createECDH('prime256v1')
      const publicKey = ecdh.generateKeys()
      const auth = randomBytes(16)
      const browser = {
        subscription: {
          endpoint: `${origin}${path}`,
          keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
        },
        received: [],
        secrets: { ecdh, publicKey, auth },
      }
      browsers.set(path, browser)
      return browser
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await net.close()
    },
  }
}

interface Secrets {
  ecdh: ReturnType<typeof createECDH>
  publicKey: Buffer
  auth: Buffer
}

class Fault extends Error {
  readonly status: number
  constructor(status: number, why: string) {
    super(why)
    this.status = status
  }
}

function read({ method, headers }: IncomingMessage, body: Buffer, secrets: Secrets, origin: string): Received {
  if (method !== 'POST') throw new Fault(405, 'messages are posted')
  // RFC 8030 §7.2: at least 4096 bytes are taken, and services take no more.
  if (body.length > 4096) throw new Fault(413, `${body.length} bytes are too many`)
  if (!/^\d+$/.test(String(headers['ttl']))) throw new Fault(400, 'a message needs a TTL')
  const urgency = headers['urgency']?.toString()
  if (urgency !== undefined && !['very-low', 'low', 'normal', 'high'].includes(urgency))
    throw new Fault(400, `the urgency ${urgency} is not known`)
  const topic = headers['topic']?.toString()
  if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) throw new Fault(400, 'that is no topic')
  if (headers['content-encoding'] !== 'aes128gcm') throw new Fault(415, 'the encoding is not that of RFC 8291')
  const { publicKey, claims } = signerOf(headers.authorization ?? '', origin)
  const payload = JSON.parse(decrypt(body, secrets).toString()) as PushPayload
  return { payload, ttl: Number(headers['ttl']), urgency, topic, publicKey, claims }
}

/** RFC 8292: `vapid t=<JWT>, k=<key>`, signed with ES256 for this very origin and for a day at most. */
function signerOf(authorization: string, origin: string) {
  const { token, publicKey } = /^vapid t=(?<token>[\w.-]+), ?k=(?<publicKey>[\w-]+)$/.exec(authorization)?.groups ?? {}
  if (token === undefined || publicKey === undefined) throw new Fault(401, 'a message needs its sender')
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${body}`)
  const isGenuine = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  if (!isGenuine) throw new Fault(403, 'the signature is not right')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Received['claims']
  if (claims.aud !== origin) throw new Fault(403, `the token is for ${claims.aud}`)
  const secondsLeft = claims.exp - systemClock.now().getTime() / 1000
  if (secondsLeft <= 0 || secondsLeft > 24 * 3600 + 1) throw new Fault(403, 'the token is not of this day')
  if (!/^(?:mailto:|https:)/.test(claims.sub)) throw new Fault(403, 'nobody could be written to about this sender')
  return { publicKey, claims }
}

/** RFC 8291 §3.4 and RFC 8188 §2: salt, record size, the sender's key of this message, one record. */
function decrypt(body: Buffer, { ecdh, publicKey, auth }: Secrets): Buffer {
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const keyLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  if (record.length > recordSize) throw new Fault(400, 'push messages are of one record')
  const shared = ecdh.computeSecret(senderKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
  const material = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', material, salt, Buffer.from(`Content-Encoding: ${what}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0) throw new Fault(400, 'the last record ends with a 2')
  return padded.subarray(0, end)
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}
