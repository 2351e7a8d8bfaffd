// Proves that the schema can be distributed, part of `npm run verify`: the server's tests on a PostgreSQL whose tables of
// users are in eight hash partitions by owner, made by deploy/citus.sql; then every statement that they ran is explained and
// must read one partition. `npm run verify -- distributed src/server/features/gifts` runs these tests and judges what they
// ran. Needs PostgreSQL 15 or newer on this machine. Ten minutes or so.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ChoreError, orExplain } from '../lib/chore-error.mjs'
import { inRoot } from '../lib/paths.mjs'
import { findPostgres, startPostgres } from '../test/postgres.mjs'

await orExplain(async () => {
  const found = findPostgres()
  if (!found) throw new ChoreError('There is no PostgreSQL 15 or newer on this machine.')
  const folder = mkdtempSync(path.join(tmpdir(), 'ribbonry-distributed-'))
  const postgres = await startPostgres(found.bin)
  const env = {
    ...process.env,
    TEST_DATABASE_URL: postgres.url,
    TEST_DISTRIBUTED: '1',
    RECORDED_STATEMENTS: folder,
  }
  // PostgreSQL waits when nobody reads what it says, so this process may not wait for another's end.
  const vitest = async (...args: string[]): Promise<boolean> => {
    const program = inRoot('node_modules/vitest/vitest.mjs')
    const child = spawn(process.execPath, [program, 'run', ...args], { env, stdio: 'inherit' })
    const [code] = (await once(child, 'exit')) as [number | null]
    return code === 0
  }
  try {
    const isPassed = [await vitest('--project=server', ...process.argv.slice(2)), await vitest('--project=distributed')]
    process.exitCode = isPassed.every(Boolean) ? 0 : 1
  } finally {
    postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
