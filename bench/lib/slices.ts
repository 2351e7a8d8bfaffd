import autocannon from 'autocannon'
import type { Account } from './account.ts'
import { cpuMs, familyCpuMs, type Server } from './servers.ts'

/** What one connection asks: always for the same account. */
export interface Asked {
  path: string
  method?: 'GET' | 'POST' | 'PATCH'
  body?: unknown
}

export interface Load {
  server: Server
  /** The first process of the PostgreSQL that the server uses. */
  databasePid?: number
  /** Each connection asks for another one of them. */
  accounts: readonly Account[]
  /** The account's nth request in all slices. */
  ask: (n: number, account: Account) => Asked
}

export interface Slice {
  requests: number
  seconds: number
  cpuMsPerRequest: number
  databaseMsPerRequest: number
  p50: number
  p99: number
  /** Answers other than 2xx and 304. */
  failures: number
}

/** How often each account has asked for something: a contact isn't added twice, a gift isn't bought twice. */
const asked = new Map<string, number>()

/** Sends one load for so many seconds over so many connections, and counts what the server and its database used for it. */
async function slice(name: string, load: Load, connections: number, seconds: number): Promise<Slice> {
  const { server, databasePid, accounts, ask } = load
  const used = () => ({ own: cpuMs(server.pid), database: databasePid === undefined ? 0 : familyCpuMs(databasePid) })
  let next = 0
  const setupClient = (client: autocannon.Client) => {
    const account = accounts[next++ % accounts.length]
    if (!account) throw new Error('a load needs an account')
    const counter = `${name} ${account.headers['authorization']}`
    const setupRequest = (request: autocannon.Request) => {
      const n = asked.get(counter) ?? 0
      asked.set(counter, n + 1)
      const { path, method = 'GET', body } = ask(n, account)
      return {
        ...request,
        path,
        method,
        headers: account.headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }
    }
    client.setRequests([{ setupRequest }])
  }
  const before = used()
  const result = await autocannon({ url: server.origin, connections, duration: seconds, setupClient })
  const after = used()
  const requests = Math.max(1, result['2xx'] + result.non2xx)
  return {
    requests,
    seconds: result.duration,
    cpuMsPerRequest: (after.own - before.own) / requests,
    databaseMsPerRequest: (after.database - before.database) / requests,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  }
}

/** Sends so many requests over 32 connections, without measuring. */
export async function requests(
  origin: string,
  path: string,
  headers: Record<string, string>,
  amount: number,
): Promise<void> {
  await autocannon({ url: origin + path, connections: 32, amount, headers })
}

export interface Compared {
  /** Median over the rounds, ours divided by the reference's in the same round: of the servers' own CPU. */
  cpu: number
  /** The same with the database's. */
  cpuWithDatabase: number
  throughput: number
  p50: number
  ours: Slice
  reference: Slice
}

/** Two loads in rotation, so that a noisy moment of the machine falls on both; the first round warms up and is dropped. */
export async function compare(
  name: string,
  ours: Load,
  reference: Load,
  connections: number,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Compared> {
  const pairs: { ours: Slice; reference: Slice }[] = []
  for (let round = 0; round <= rounds; round++) {
    const pair = {
      ours: await slice(name, ours, connections, seconds),
      reference: await slice(name, reference, connections, seconds),
    }
    if (round > 0) pairs.push(pair)
  }
  const rate = (s: Slice) => s.requests / s.seconds
  const whole = (s: Slice) => s.cpuMsPerRequest + s.databaseMsPerRequest
  const ratio = (of: (s: Slice) => number) => median(pairs.map((p) => of(p.ours) / of(p.reference)))
  return {
    cpu: ratio((s) => s.cpuMsPerRequest),
    cpuWithDatabase: ratio(whole),
    throughput: ratio(rate),
    p50: ratio((s) => Math.max(s.p50, 0.5)),
    ours: middle(pairs.map((p) => p.ours)),
    reference: middle(pairs.map((p) => p.reference)),
  }
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function middle(slices: Slice[]): Slice {
  const of = (pick: (s: Slice) => number) => median(slices.map(pick))
  return {
    requests: of((s) => s.requests),
    seconds: of((s) => s.seconds),
    cpuMsPerRequest: of((s) => s.cpuMsPerRequest),
    databaseMsPerRequest: of((s) => s.databaseMsPerRequest),
    p50: of((s) => s.p50),
    p99: of((s) => s.p99),
    failures: slices.reduce((sum, s) => sum + s.failures, 0),
  }
}
