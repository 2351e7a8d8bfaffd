// The long form of the hostile files, part of `npm run verify`: 10,000 changed samples and every enormous file, first by the
// readers alone, then as uploads to the built product, where none may be a 5xx or take longer than 10 seconds.
// `npm run verify -- imports 500 7` sends 500, from seed 7. Exits with 1 when anything failed.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { enormousFiles, hostileFile } from '#server/features/imports/readers/testing/hostile-files.ts'
import { inRoot } from '../lib/paths.mjs'
import { startProduct } from '../processes/product.ts'

/** A file that takes the reader longer than 8 is refused with a sentence. */
const MAX_SECONDS = 10

const [files = 10_000, first = 1] = process.argv.slice(2).map(Number)
const readersFailed = readAlone()
const uploadsFailed = await upload()
process.exitCode = readersFailed || uploadsFailed ? 1 : 0

function readAlone(): boolean {
  const test = 'src/server/features/imports/readers/hostile-files.test.ts'
  const options = ['--project=unit', '--testTimeout=3600000', '--disableConsoleIntercept', '--reporter=dot']
  const { status } = spawnSync(process.execPath, [inRoot('node_modules/vitest/vitest.mjs'), 'run', test, ...options], {
    env: { ...process.env, HOSTILE_FILES: String(files), HOSTILE_SEED: String(first) },
    stdio: 'inherit',
  })
  return status !== 0
}

async function upload(): Promise<boolean> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-hostile-'))
  const product = await startProduct({ DATA_DIR: path.join(folder, 'data'), RATE_LIMIT: 'off' })
  const wrongs: string[] = []
  const statuses = new Map<number, number>()
  let slowest = { what: '', seconds: 0 }
  try {
    const headers = { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${await newGuest(product.address)}` }
    const send = async (what: string, body: Uint8Array) => {
      const start = performance.now()
      const answer = await fetch(`${product.address}/api/imports`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/octet-stream', 'x-filename': 'people.vcf' },
        body: new Uint8Array(body),
      })
      const { id, message } = (await answer.json()) as { id?: number; message?: string }
      const seconds = (performance.now() - start) / 1_000
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (seconds > slowest.seconds) slowest = { what, seconds }
      const isSentence = answer.status === 201 || (message ?? '').trim() !== ''
      if (answer.status >= 500 || !isSentence || seconds > MAX_SECONDS) {
        wrongs.push(`${answer.status} after ${seconds.toFixed(1)} s: ${what}: ${message}`)
      }
      if (id !== undefined) await fetch(`${product.address}/api/imports/${id}`, { method: 'DELETE', headers })
    }
    for (let seed = first; seed < first + files; seed++) {
      const { what, bytes } = hostileFile(seed)
      await send(what, bytes)
    }
    for (const [what, file] of enormousFiles) {
      // A refusal before all of a file was sent closes the connection, which may hide the answer.
      await send(what, file()).catch((error: unknown) => wrongs.push(`no answer to ${what}: ${String(error)}`))
    }
  } finally {
    await product.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  const counts = [...statuses].map(([status, count]) => `${count} times ${status}`).join(', ')
  console.log(`uploads: ${counts}; the slowest took ${slowest.seconds.toFixed(1)} s (${slowest.what})`)
  for (const wrong of wrongs) console.log(`WRONG ${wrong}`)
  return wrongs.length > 0
}

async function newGuest(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/guest`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  return ((await answer.json()) as { token: string }).token
}
