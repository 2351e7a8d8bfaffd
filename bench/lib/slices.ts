import autocannon from 'autocannon'
import { cpuMs, type Server } from './servers.ts'

export interface Load {
  server: Server
  /** A path, or a new one a request. */
  path: string | ((i: number) => string)
  method?: 'GET' | 'POST'
  headers: Record<string, string>
  /** A new body a request, for writes. */
  body?: (i: number) => string
}

export interface Slice {
  requests: number
  seconds: number
  cpuMsPerRequest: number
  p50: number
  p99: number
  /** Answers other than 2xx and 304. */
  failures: number
}

/** Sends one load for so many seconds over so many connections, and counts what the server's process used for it. */
export async function slice(
  { server, path, method = 'GET', headers, body }: Load,
  connections: number,
  seconds: number,
): Promise<Slice> {
  let sent = 0
  const before = cpuMs(server.pid)
  const setupRequest = (request: autocannon.Request) => {
    sent++
    return {
      ...request,
      ...(typeof path === 'string' ? {} : { path: path(sent) }),
      ...(body ? { body: body(sent) } : {}),
    }
  }
  const result = await autocannon({
    url: server.origin + (typeof path === 'string' ? path : ''),
    connections,
    duration: seconds,
    method,
    headers,
    ...(body || typeof path !== 'string' ? { requests: [{ setupRequest }] } : {}),
  })
  const used = cpuMs(server.pid) - before
  const requests = result['2xx'] + result.non2xx
  return {
    requests,
    seconds: result.duration,
    cpuMsPerRequest: used / Math.max(1, requests),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  }
}

/** Sends so many requests over 32 connections, without measuring. */
export async function requests({ server, path, headers }: Load, amount: number): Promise<void> {
  await autocannon({ url: server.origin + String(path), connections: 32, amount, headers })
}

export interface Compared {
  /** Median over the rounds, ours divided by the reference's in the same round. */
  cpu: number
  throughput: number
  p50: number
  ours: Slice
  reference: Slice
}

/** Two loads in rotation, so that a noisy moment of the machine falls on both; the first round warms up and is dropped. */
export async function compare(
  ours: Load,
  reference: Load,
  connections: number,
  rounds: number,
  seconds: number,
): Promise<Compared> {
  const pairs: { ours: Slice; reference: Slice }[] = []
  for (let round = 0; round <= rounds; round++) {
    const pair = {
      ours: await slice(ours, connections, seconds),
      reference: await slice(reference, connections, seconds),
    }
    if (round > 0) pairs.push(pair)
  }
  const rate = (s: Slice) => s.requests / s.seconds
  return {
    cpu: median(pairs.map((p) => p.ours.cpuMsPerRequest / p.reference.cpuMsPerRequest)),
    throughput: median(pairs.map((p) => rate(p.ours) / rate(p.reference))),
    p50: median(pairs.map((p) => p.ours.p50 / Math.max(p.reference.p50, 0.5))),
    ours: middle(pairs.map((p) => p.ours)),
    reference: middle(pairs.map((p) => p.reference)),
  }
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
    p50: of((s) => s.p50),
    p99: of((s) => s.p99),
    failures: slices.reduce((sum, s) => sum + s.failures, 0),
  }
}
