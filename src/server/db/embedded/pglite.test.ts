// What our wrapper relies on in PGlite beyond its documentation. These tests fail when another version behaves differently,
// and say what to look at before that version is used.
import { PGlite, protocol } from '@electric-sql/pglite'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureCluster, POSTGRES_MAJOR } from './cluster.ts'
import { DurableFileSystem } from './durable-file-system.ts'
import { exchange } from './exchange.ts'
import { openDurable } from './open-durable.ts'
import { freshTemplate, pgliteVersion } from './template.ts'

const CHECKED = '0.5.16'

const { serialize } = protocol

test(`PGlite is ${CHECKED}, the version that was checked`, () => {
  const verdict = orAdvice(
    pgliteVersion() === CHECKED,
    `PGlite ${pgliteVersion()} is installed. Run "npm run verify -- durability soak faults" with it; read ` +
      'durable-file-system.ts, exchange.ts and open-durable.ts against its changes; then name it here and in package.json.',
  )
  expect(verdict).toBe('as checked')
})

test('starts without fsync unless -F is taken out, and goes on after an error', () => {
  const isSame = ['-F', 'exit_on_error=false'].every((known) => PGlite.defaultStartParams.includes(known))
  const verdict = orAdvice(isSame, 'PGlite starts with other parameters: check DURABLE_START in open-durable.ts.')
  expect(verdict).toBe('as checked')
})

describe.skipIf(process.env.TEST_DATABASE_URL)('the raw wire protocol', () => {
  let folder: string
  let cluster: PGlite

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-pglite-'))
    await ensureCluster(path.join(folder, 'pg'), await freshTemplate())
    cluster = await openDurable(new DurableFileSystem(path.join(folder, 'pg')))
  })
  afterAll(async () => {
    await cluster.close()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  test('is spoken by the PostgreSQL whose files we name', async () => {
    const { rows } = await cluster.query<{ server_version: string }>('show server_version')
    const version = rows[0]?.server_version ?? ''
    const isKnown = version.startsWith(`${POSTGRES_MAJOR}.`)
    const verdict = orAdvice(isKnown, `PGlite has PostgreSQL ${version}: see POSTGRES_MAJOR in cluster.ts.`)
    expect(verdict).toBe('as checked')
  })

  test('an answer longer than every buffer comes whole', async () => {
    const answer = await exchange(cluster, serialize.query("select repeat('ribbon', 500000) as words"))
    expect(kinds(answer)).toBe('TDCZ')
    expect(answer.length).toBeGreaterThan(3_000_000)
  })

  test('messages that come together are answered together, in one answer of its own memory', async () => {
    const together = Buffer.concat([
      serialize.parse({ text: 'select $1::int + 1' }),
      serialize.bind({ values: ['41'] }),
      serialize.describe({ type: 'P' }),
      serialize.execute(),
      serialize.sync(),
    ])
    const answer = await exchange(cluster, together)
    expect(kinds(answer)).toBe('12TDCZ')
    const copy = answer.slice()
    await exchange(cluster, serialize.query("select 'another answer'"))
    expect(answer).toEqual(copy)
    // It is handed over to another thread: nothing else may be in it.
    expect(answer.buffer.byteLength).toBe(answer.length)
  })

  test('an error is an answer, and the next question is answered as if nothing had been', async () => {
    expect(kinds(await exchange(cluster, serialize.query('select 1 / 0')))).toBe('EZ')
    expect(kinds(await exchange(cluster, serialize.query('select 1')))).toBe('TDCZ')
  })

  test('knows whether it is in a transaction, also one that failed', async () => {
    await exchange(cluster, serialize.query('begin'))
    await exchange(cluster, serialize.query('select 1 / 0'))
    expect(cluster.isInTransaction()).toBe(true)
    await exchange(cluster, serialize.query('rollback'))
    expect(cluster.isInTransaction()).toBe(false)
  })
})

const orAdvice = (isAsChecked: boolean, advice: string) => (isAsChecked ? 'as checked' : advice)

/** The kinds of the messages in an answer, one letter each (PostgreSQL manual, 'Message Formats'). */
function kinds(answer: Uint8Array): string {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength)
  let letters = ''
  for (let at = 0; at < answer.length; at += 1 + view.getUint32(at + 1))
    letters += String.fromCodePoint(view.getUint8(at))
  return letters
}
