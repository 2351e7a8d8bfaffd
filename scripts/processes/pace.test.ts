import { beforeAll, expect, it } from 'vitest'
import { prepareBuild } from '../lib/prepare.mjs'
import { measurePace } from '../shops/pace.ts'

const server = process.env['TEST_DATABASE_URL'] || ''
const SECONDS = 8

// `npm run verify -- shops` takes a minute.
it.skipIf(server === '')(
  'two processes call a shop once a second at most, together (skipped without TEST_DATABASE_URL)',
  async () => {
    const { calls, seconds, searches } = await measurePace(server, SECONDS)
    expect(searches).toBeGreaterThan(0)
    // It isn't left alone, either.
    expect(calls).toBeGreaterThan(seconds / 4)
    // Those that were waiting at the end come a little later. How far apart two calls arrive isn't asked for: a busy machine
    // may be late with the first of them.
    expect(calls).toBeLessThanOrEqual(seconds + 4)
  },
  120_000,
)

beforeAll(prepareBuild, 300_000)
