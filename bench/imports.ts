import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Import, OpenImport } from '#domain/imports/schema.ts'
import { fillAccount, type Account } from './lib/account.ts'
import { residentMiB, startServer, type Server } from './lib/servers.ts'

const root = path.resolve(import.meta.dirname, '..')
const FILE = 10_000
const ADDED = 5_000
const PROBE_EVERY_MS = 10

/**
 * A file of 10,000 people is previewed and half of them imported, on the embedded database: how long that takes, how long
 * the requests of another user wait meanwhile, and how much memory it takes above the idle server.
 */
export async function measureImports() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ribbonry-bench-'))
  const quiet = { RATE_LIMIT: 'off', LOG_LEVEL: 'error', NODE_ENV: 'production', PORT: '0', SMTP_URL: '' }
  const environment = { ...quiet, DATABASE_URL: '', DATA_DIR: folder }
  const server = await startServer(
    'embedded',
    [path.join(root, 'dist/server/main.js')],
    environment,
    '/api/health/ready',
  )
  let probes: ReturnType<typeof probe> | undefined
  try {
    const [other, own] = [await fillAccount(server, 50), await fillAccount(server, 5)]
    await sleep(2_000)
    const idle = residentMiB(server.pid)
    probes = probe(server, other)
    const call = caller(server, own)

    const preview = await probes.during('preview', () => call<OpenImport>('POST', '/imports', file()))
    const people = (preview.people ?? [])
      .slice(0, ADDED - 5)
      .map(({ key, relationship }) => ({ key, action: 'add', relationship }))
    const { id } = preview
    await probes.during('run', async () => {
      await call('POST', `/imports/${id}/run`, { people })
      for (;;) {
        const { state, failure } = await call<Import>('GET', `/imports/${id}`)
        if (state === 'done') return
        if (state !== 'running') throw new Error(`The import is ${state}: ${failure}`)
        await sleep(50)
      }
    })
    await probes.during('undo', () => call('POST', `/imports/${id}/undo`))
    const measured = await probes.end()
    const memory = { 'idle MiB': Math.round(idle), 'above idle MiB': Math.round(probes.peakMiB() - idle) }
    console.table(measured)
    console.table([memory])
    return { ...measured, memory }
  } finally {
    await probes?.end()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Sends another user's requests, one after another, and keeps the longest wait of each phase. */
function probe(server: Server, account: Account) {
  const phases: Record<string, { seconds: number; 'longest wait ms': number }> = {}
  let [phase, longest, peak, isOver] = ['', 0, 0, false]
  let asked = performance.now()
  const done = (async () => {
    while (!isOver) {
      asked = performance.now()
      await (await fetch(`${server.origin}/api/contacts?limit=5`, { headers: account.headers })).text()
      longest = Math.max(longest, performance.now() - asked)
      asked = Number.POSITIVE_INFINITY
      peak = Math.max(peak, residentMiB(server.pid))
      await sleep(PROBE_EVERY_MS)
    }
  })()
  return {
    async during<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
      ;[phase, longest] = [name, 0]
      const start = performance.now()
      const result = await work()
      // Also the request that still waits at the end.
      longest = Math.max(longest, performance.now() - asked)
      const seconds = Number(((performance.now() - start) / 1_000).toFixed(1))
      phases[phase] = { seconds, 'longest wait ms': Math.round(longest) }
      return result
    },
    async end() {
      isOver = true
      await done
      return phases
    },
    peakMiB: () => peak,
  }
}

function caller({ origin }: Server, { headers: { authorization = '' } }: Account) {
  return async <Body>(method: string, url: string, body?: object | string): Promise<Body> => {
    const isFile = typeof body === 'string'
    const type = isFile
      ? { 'content-type': 'application/octet-stream', 'x-filename': 'people.vcf' }
      : body && { 'content-type': 'application/json' }
    const answer = await fetch(`${origin}/api${url}`, {
      method,
      headers: { authorization, ...type },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Body
  }
}

/** Everybody has a birthday, every second an anniversary that becomes an event of its own. */
function file(): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return Array.from({ length: FILE }, (_, i) =>
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      `FN:Person Number${i} of the File`,
      `BDAY:${1950 + (i % 60)}-${two(1 + (i % 12))}-${two(1 + (i % 28))}`,
      ...(i % 2 === 0 ? [`ANNIVERSARY:2001-${two(1 + (i % 12))}-14`] : []),
      `EMAIL;TYPE=INTERNET:person${i}@example.com`,
      `TEL;TYPE=CELL:+1 555 ${String(1_000_000 + i)}`,
      `ADR;TYPE=HOME:;;${i} Long Street;Some Town;CA;90001;USA`,
      'NOTE:Met at the harbor festival\\; likes what is made by hand and lasts.',
      'CATEGORIES:Friends',
      'END:VCARD',
      '',
    ].join('\r\n'),
  ).join('')
}
