import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { BroadcastChannel } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '#server/db/connection.ts'
import { freshTemplate } from '#server/db/embedded/template.ts'
import { kept, PROBE, type ThreadHeap } from './heaps.ts'

const QUERIES = 300
const ANSWER = 'select repeat(md5(i::text), 10) as words from generate_series(1, 50) i'

test("the embedded database's worker keeps nothing of the answers it gave", async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-soak-'))
  // The way into a worker that is started without arguments.
  vi.stubEnv('NODE_OPTIONS', `--require ${PROBE}`)
  const silent = { info() {}, warn() {}, error() {} }
  const database = await openDatabase({ dataDir, template: await freshTemplate(), log: silent })
  vi.unstubAllEnvs()
  const ask = async (times: number) => {
    for (let i = 0; i < times; i++) await database.pool.query(ANSWER)
  }
  await ask(50)
  const before = await workerHeap()
  await ask(QUERIES)
  const after = await workerHeap()
  await database.close()
  fs.rmSync(dataDir, { recursive: true })

  const perQuery = (kept(after) - kept(before)) / QUERIES
  // Of the 16,000 that each answer has; with the leak it was 24,000.
  expect(perQuery).toBeLessThan(1_000)
})

function workerHeap(): Promise<ThreadHeap> {
  const channel = new BroadcastChannel('heap-probe')
  return new Promise((resolve) => {
    channel.onmessage = ({ data }: { data: ThreadHeap }) => {
      // tsx, which loads the worker's sources, has a thread of its own.
      if (data.wasm === 0) return
      channel.close()
      resolve(data)
    }
    channel.postMessage('measure')
  })
}
