import { beforeAll, expect, it } from 'vitest'
import { prepareBuild } from '../lib/prepare.mjs'
import { measurePace } from '../shops/pace.ts'

const server = process.env['TEST_DATABASE_URL'] || ''
const SECONDS = 8

// `npm run verify -- shops` takes a minute.
it.skipIf(server === '')(
  'two processes call a shop once a second at most, together (skipped without TEST_DATABASE_URL)',
  async () => {
    const { calls, seconds, shortestGap, searches } = await measurePace(server, SECONDS)
    expect(searches).toBeGreaterThan(0)
    // It isn't left alone, either.
    expect(calls).toBeGreaterThan(seconds / 4)
    // Those that were waiting at the end come a little later.
    expect(calls).toBeLessThanOrEqual(seconds + 4)
    // 1,100 ms, less what a busy machine was late with the first of the two.
    expect(shortestGap).toBeGreaterThan(500)
  },
  120_000,
)

beforeAll(prepareBuild, 300_000)
