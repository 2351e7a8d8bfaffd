import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Received {
  to: string[]
  messageId: string
  subject: string
  raw: string
}

export interface Mailbox {
  url: string
  /** Everything that was accepted, copies and all. */
  received: Received[]
  /**
   * How it takes mails from now on. 'gone': nobody listens. 'later': 451. 'accept and drop': taken, but never confirmed.
   * 'hold': taken and not confirmed before it behaves otherwise.
   */
  behave(how: 'well' | 'gone' | 'later' | 'accept and drop' | 'hold'): Promise<void>
  /** Mails that it holds at the moment, one a connection. */
  held(): number
  /** Mailboxes that do not exist (550). */
  unknown: Set<string>
  /** Those whose e-mails it takes and doesn't confirm before `release`. */
  slow: Set<string>
  release(): void
  /** How many connections it takes; it refuses more with 421. */
  takeConnections(count: number): void
  close(): Promise<void>
}

const MANY = 200

/** A real mail server on loopback whose one mailbox takes everything. */
export async function openMailbox({ keepRaw = true }: { keepRaw?: boolean } = {}): Promise<Mailbox> {
  let behavior: Parameters<Mailbox['behave']>[0] = 'well'
  const received: Received[] = []
  const held: (() => void)[] = []
  const unknown = new Set<string>()
  const slow = new Set<string>()
  let maxClients = MANY
  const refusal = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode })
  const create = () =>
    new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      maxClients,
      logger: false,
      onRcptTo({ address }, _session, done) {
        done(unknown.has(address) ? refusal('No such mailbox', 550) : null)
      },
      onData(stream, session, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          if (behavior === 'later') return done(refusal('Come back later', 451))
          const raw = Buffer.concat(chunks).toString()
          const header = (name: string) => new RegExp(String.raw`^${name}:\s*(.*)$`, 'im').exec(raw)?.[1]?.trim() ?? ''
          received.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            messageId: header('message-id'),
            subject: header('subject'),
            raw: keepRaw ? raw : '',
          })
          const isSlow = session.envelope.rcptTo.some(({ address }) => slow.has(address))
          if (behavior === 'hold' || isSlow) return void held.push(done)
          if (behavior === 'accept and drop') {
            for (const connection of server.connections) connection._socket?.destroy()
            return
          }
          done()
        })
      },
    })
  const listen = (on: number) =>
    new Promise<void>((listening) => {
      server = create() as never
      server.on('error', () => undefined)
      server.listen(on, '127.0.0.1', listening)
    })
  const stop = () =>
    new Promise<void>((closed) => {
      for (const connection of server.connections) connection._socket?.destroy()
      server.close(() => closed())
    })
  // The package's types leave out its connections; an outage cuts them.
  let server: SMTPServer & {
    connections: Set<{ _socket?: { destroy(): void } }>
    options: { maxClients?: number }
  } = create() as never
  await listen(0)
  const { port } = server.server.address() as AddressInfo

  const release = () => {
    for (const confirm of held.splice(0)) confirm()
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    unknown,
    slow,
    release,
    takeConnections(count) {
      maxClients = count
      server.options.maxClients = count
    },
    async behave(how) {
      if (how === behavior) return
      if (how === 'gone') await stop()
      else if (behavior === 'gone') await listen(port)
      behavior = how
      release()
    },
    held: () => held.length,
    async close() {
      if (behavior !== 'gone') await stop()
    },
  }
}
