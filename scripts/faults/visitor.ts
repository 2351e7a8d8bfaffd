// A person who keeps changing things over HTTP and remembers what the server acknowledged.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const PASSWORD = 'a-lighthouse-in-the-fog-42'
/** A browser's fetch has no limit of its own; longer than this is 'hangs'. */
const HANGS_MS = 55_000

export interface Answer<Body = unknown> {
  status: number
  body: Body
  /** The server's sentence, of a refusal. */
  sentence: string
  ms: number
}

export class Visitor {
  /** May change: another process, another port. */
  address: string
  private readonly token: string

  private constructor(address: string, token: string) {
    this.address = address
    this.token = token
  }

  static async signUp(address: string, email: string): Promise<Visitor> {
    const before = new Visitor(address, '')
    const signedUp = await before.call('POST', '/auth/signup', { email, password: PASSWORD, confirmAge: true })
    if (signedUp.status !== 201) throw new Error(`sign-up: ${signedUp.status} ${signedUp.sentence}`)
    const { body } = await before.call<{ token: string }>('POST', '/auth/login', { email, password: PASSWORD })
    return new Visitor(address, body.token)
  }

  static async guest(address: string): Promise<Visitor> {
    const { body } = await new Visitor(address, '').call<{ token: string }>('POST', '/auth/guest')
    return new Visitor(address, body.token)
  }

  async call<Body = unknown>(method: string, path: string, body?: object, key?: string): Promise<Answer<Body>> {
    const start = performance.now()
    const answer = await fetch(`${this.address}/api${path}`, {
      method,
      signal: AbortSignal.timeout(HANGS_MS),
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(this.token !== '' && { authorization: `Bearer ${this.token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    const parsed = (isJson && text !== '' ? JSON.parse(text) : undefined) as Body & { message?: string }
    return {
      status: answer.status,
      body: parsed,
      sentence: answer.ok ? '' : (parsed?.message ?? text),
      ms: performance.now() - start,
    }
  }

  async contacts(): Promise<string[]> {
    const { body } = await this.call<{ fullName: string }[]>('GET', '/contacts')
    return body.map(({ fullName }) => fullName)
  }
}

/** Every change that was acknowledged, and every refusal in between. */
export interface Ledger {
  acknowledged: string[]
  refusals: Answer[]
  /** Requests that were cut or had no answer in time. */
  unanswered: string[]
  /** When each change was acknowledged, milliseconds of `performance.now()`. */
  at: number[]
}

/** Milliseconds between two changes of one worker: an account holds 5,000 contacts, which a fast machine fills in 30 s. */
const PAUSE_MS = 50

/**
 * Adds contacts, several at once, until it is stopped. A change that was refused or got no answer is sent again with the
 * same Idempotency-Key until it is acknowledged, as the app does: it must be there once.
 */
export function keepWriting(visitor: Visitor, workers = 4): { ledger: Ledger; stop: () => Promise<void> } {
  const ledger: Ledger = { acknowledged: [], refusals: [], unanswered: [], at: [] }
  let isOver = false
  const write = async (worker: number) => {
    for (let number = 0; !isOver; number += 1) {
      const [name, key] = [`Contact ${worker}.${number}`, randomUUID()]
      while (!(await isSettled(visitor, ledger, name, key))) await sleep(200)
      await sleep(PAUSE_MS)
    }
  }
  const writing = Promise.all(Array.from({ length: workers }, (_, worker) => write(worker)))
  return {
    ledger,
    stop: async () => {
      isOver = true
      await writing
    },
  }
}

/** Acknowledged, or refused for good (422, a limit), which no repetition changes. */
async function isSettled(visitor: Visitor, ledger: Ledger, fullName: string, key: string): Promise<boolean> {
  try {
    const answer = await visitor.call('POST', '/contacts', { fullName, relationship: 'friend' }, key)
    if (answer.status !== 201) {
      ledger.refusals.push(answer)
      return answer.status === 422
    }
    ledger.acknowledged.push(fullName)
    ledger.at.push(performance.now())
    return true
  } catch (error) {
    ledger.unanswered.push(error instanceof Error ? error.message : String(error))
    return false
  }
}
