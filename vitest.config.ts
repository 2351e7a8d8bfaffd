import { defineConfig } from 'vitest/config'

// Everything that needs no browser; journeys in Chromium are Playwright's (e2e/). The server's tests are a project of
// their own, because they run twice: on the embedded database, and on PostgreSQL where TEST_DATABASE_URL names one.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    environment: 'node',
    // For a machine that does much else besides; no test waits for it.
    testTimeout: 60_000,
    // vitest's own second is too short for the same reason.
    expect: { poll: { timeout: 30_000 } },
    // Opening an embedded database from its template takes a second or two, more on a busy machine.
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A worker loads a module once, not once a file: half of the processor time. Tests leave nothing behind.
          isolate: false,
          unstubGlobals: true,
          include: [
            '*.test.ts',
            'scripts/*.test.ts',
            'scripts/lib/**/*.test.ts',
            'scripts/test/**/*.test.ts',
            'scripts/reminders/**/*.test.ts',
            'src/domain/**/*.test.ts',
            'src/client/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          exclude: ['src/server/testing/security-tests/**', 'src/server/testing/plans/**'],
          setupFiles: './src/server/testing/plans/record.ts',
          // Also lets a worker's files use one database after another's (src/server/db/testing.ts).
          isolate: false,
          globalSetup: './src/server/testing/database-run.ts',
        },
      },
      // Calls every route thousands of times, on the embedded database only. Files of their own world: one listens to
      // Fastify and one puts a cheaper argon2 in the place of the real one.
      {
        extends: true,
        test: {
          name: 'security',
          include: ['src/server/testing/security-tests/**/*.test.ts'],
          globalSetup: './src/server/testing/database-run.ts',
        },
      },
      // Kills processes for a minute or more, on the embedded database only.
      {
        extends: true,
        test: { name: 'durability', include: ['scripts/durability/**/*.test.ts', 'scripts/soak/**/*.test.ts'] },
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
      // Starts the built product several times, on PostgreSQL only.
      { extends: true, test: { name: 'processes', include: ['scripts/processes/**/*.test.ts'] } },
    ],
  },
})
