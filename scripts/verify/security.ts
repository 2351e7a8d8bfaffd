// The long form of the security tests, part of `npm run verify`: 10,000 changed requests of each route, of a seed that
// is another each time (`FUZZ_SEED=… npm run verify -- security` repeats one), and everything else in full. An hour or so.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { inRoot } from '../lib/paths.mjs'

const seed = process.env['FUZZ_SEED'] ?? String(randomInt(1, 2 ** 31))
const runs = process.env['FUZZ_RUNS'] ?? '10000'
console.log(`${runs} requests of each route, seed ${seed}`)
const ran = spawnSync(
  process.execPath,
  [
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    '--project=server',
    'src/server/testing/security-tests',
    '--testTimeout=3600000',
    '--disableConsoleIntercept',
  ],
  { env: { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed, SECURITY_LONG: '1' }, stdio: 'inherit' },
)
process.exitCode = ran.status ?? 1
