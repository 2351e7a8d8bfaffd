// The long form of the shops' pace, part of `npm run verify`: a minute. Exits with 1 when a shop was called more often than
// once a second. Needs a PostgreSQL server in TEST_DATABASE_URL; otherwise it starts its own.
import { findPostgres, startPostgres } from '../test/postgres.mjs'
import { measurePace } from '../shops/pace.ts'

const SECONDS = 66

const given = process.env['TEST_DATABASE_URL']
const postgres = findPostgres()
if (!given && !postgres) throw new Error('Set TEST_DATABASE_URL, or install PostgreSQL 15 or newer.')
const started = given || !postgres ? undefined : await startPostgres(postgres.bin)
try {
  const pace = await measurePace(given || (started?.url ?? ''), SECONDS)
  console.log(
    `${pace.searches} searches in two processes: ${pace.calls} calls in ${pace.seconds} s, at most ${pace.mostInAMinute} within 60 s, at least ${Math.round(pace.shortestGap)} ms apart`,
  )
  process.exitCode = pace.mostInAMinute <= 60 && pace.calls > 30 ? 0 : 1
} finally {
  started?.stop()
}
