import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

// Everything that needs no browser; journeys in Chromium are Playwright's (e2e/). The server's tests are a project of
// their own, because they run twice: on the embedded database, and on PostgreSQL where TEST_DATABASE_URL names one.
/**
 * A password costs milliseconds instead of 36, but in the unit project (REAL_PASSWORDS). For all projects, because they share
 * what is translated only where modules are resolved in the same way.
 */
const quickPasswords = { '@node-rs/argon2': resolve(import.meta.dirname, 'src/server/testing/quick-argon2.ts') }

/** In MB, instead of 16: garbage is collected less often, which saves a tenth of the server's tests and a twentieth of the unit tests. */
const roomForNew = '--max-semi-space-size=64'

/** Tests of the server that open no database, and so run once, with the unit tests. */
const withoutDatabase = [
  'src/server/catalogue/{amazon,ebay}/provider.test.ts',
  'src/server/catalogue/embedded/{ideas,taste-index,text-index}.test.ts',
  'src/server/catalogue/embedded/testing/**/*.test.ts',
  'src/server/catalogue/feeds/reading/**/*.test.ts',
  'src/server/catalogue/scenes/**/*.test.ts',
  'src/server/db/{disk-trouble,hosts}.test.ts',
  'src/server/db/embedded/{far-alarms,open-files,unpack-template,watchdog}.test.ts',
  'src/server/features/account-data/turn.test.ts',
  'src/server/features/accounts/passwords/password-hash.test.ts',
  'src/server/features/imports/readers/**/*.test.ts',
  'src/server/features/link-preview/preview.test.ts',
  'src/server/http/{body-cache,early-refusals,fresh-hosts,turn}.test.ts',
  'src/server/language-model/**/*.test.ts',
  'src/server/mail/templates/**/*.test.ts',
  'src/server/outbound/**/*.test.ts',
  'src/server/{program,settings}.test.ts',
]

/** They call every route thousands of times, on the embedded database only. */
const notOnServers = process.env['TEST_DATABASE_URL'] ? ['src/server/testing/security-tests/**'] : []

/**
 * About what others answer, mail servers that fail, odd files and a wrong clock more than about the database: where the tests run
 * on a server, too, these wait for it (scripts/test.mjs).
 */
const onlyOnServers = process.env['SERVER_FOLLOWS']
  ? [
      'src/server/catalogue/shops.test.ts',
      'src/server/features/account-data/bad-files.test.ts',
      'src/server/features/recommendations/{language-model,price-claims}.test.ts',
      'src/server/features/reminders/sending/trouble.test.ts',
      'src/server/jobs/clock-guard.test.ts',
    ]
  : []

/** Tests of other databases than one whose tables are in partitions (scripts/verify/distributed.ts). */
const notOnPartitions =
  process.env['TEST_DISTRIBUTED'] === '1'
    ? [
        // A backup is restored into tables that aren't distributed.
        'src/server/db/backup/**',
        // They begin with the tables of earlier versions.
        'src/server/db/{migrate,data-of-0.1,accounts-of-0.1}.test.ts',
        // It gives statements little time, and deletes all users at once.
        'src/server/db/silent-connections.test.ts',
        'src/server/db/embedded/**',
      ]
    : []

export default defineConfig({
  root: import.meta.dirname,
  test: {
    environment: 'node',
    alias: quickPasswords,
    // For a machine that does much else besides; no test waits for it. Backups took more than 120 s on one.
    testTimeout: 300_000,
    // vitest's own second is too short for the same reason.
    expect: { poll: { timeout: 30_000 } },
    // Opening an embedded database from its template takes a second or two, more on a busy machine.
    hookTimeout: 120_000,
    // `npm test` starts vitest six times: the next one finds what the one before has translated from TypeScript.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          maxWorkers: 2,
          execArgv: [roomForNew],
          // A worker loads a module once, not once a file: half of the processor time. Tests leave nothing behind.
          isolate: false,
          unstubGlobals: true,
          env: { REAL_PASSWORDS: 'on' },
          include: [
            '*.test.ts',
            'scripts/*.test.ts',
            'scripts/lib/**/*.test.ts',
            'scripts/test/**/*.test.ts',
            'scripts/reminders/**/*.test.ts',
            'src/domain/**/*.test.ts',
            'src/client/**/*.test.{ts,tsx}',
            ...withoutDatabase,
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          exclude: [
            'src/server/testing/{plans,distributed}/**',
            ...withoutDatabase,
            ...notOnServers,
            ...onlyOnServers,
            ...notOnPartitions,
          ],
          setupFiles: './src/server/testing/plans/record.ts',
          // Tests wait for answers and timers: two workers leave a tenth of two cores idle on the embedded database, and a fifth
          // on a server.
          maxWorkers: 3,
          // V8's optimizing compilers took a fifth of all processor time, for code that is soon done: less of it saves 7 %.
          execArgv: ['--liftoff-only', '--interrupt-budget=1000000', roomForNew],
          // Starting afresh for each file took 12 s of processor time: modules, PostgreSQL's WebAssembly, warm-up. It also lets a
          // worker's files use one database after another's (src/server/db/testing.ts).
          isolate: false,
          globalSetup: './src/server/testing/database-run.ts',
        },
      },
      // Kills processes for a minute or more, on the embedded database only.
      {
        extends: true,
        test: {
          name: 'durability',
          // They wait for the processes that they kill more than they compute, beside other tests.
          maxWorkers: 1,
          // As for the processes they start (scripts/durability/kill-loop.ts).
          execArgv: ['--liftoff-only'],
          include: ['scripts/durability/**/*.test.ts', 'scripts/{long,soak}/**/*.test.ts'],
        },
      },
      // Judges what the tests of the server have recorded, on PostgreSQL only (scripts/test.mjs).
      {
        extends: true,
        test: {
          name: 'plans',
          include: ['src/server/testing/plans/**/*.test.ts'],
          globalSetup: './src/server/testing/database-run.ts',
        },
      },
      // Judges the same by hash partitions in place of shards (scripts/verify/distributed.ts).
      {
        extends: true,
        test: {
          name: 'distributed',
          include: ['src/server/testing/distributed/**/*.test.ts'],
          globalSetup: './src/server/testing/database-run.ts',
        },
      },
      // Starts the built product several times, on PostgreSQL only.
      { extends: true, test: { name: 'processes', maxWorkers: 1, include: ['scripts/processes/**/*.test.ts'] } },
    ],
  },
})
