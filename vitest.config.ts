import { defineConfig } from 'vitest/config'

// Everything that needs no browser; journeys in Chromium are Playwright's (e2e/). The server's tests are a project of
// their own, because they run twice: on the embedded database, and on PostgreSQL where TEST_DATABASE_URL names one.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    environment: 'node',
    // For a machine that does much else besides; no test waits for it.
    testTimeout: 60_000,
    // Opening an embedded database from its template takes a second or two, more on a busy machine.
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '*.test.ts',
            'scripts/test/**/*.test.ts',
            'scripts/reminders/**/*.test.ts',
            'src/domain/**/*.test.ts',
            'src/client/**/*.test.{ts,tsx}',
          ],
        },
      },
      { extends: true, test: { name: 'server', include: ['src/server/**/*.test.ts'] } },
      // Kills processes for a minute or more, on the embedded database only.
      { extends: true, test: { name: 'durability', include: ['scripts/durability/**/*.test.ts'] } },
      // Starts the built product several times, on PostgreSQL only.
      { extends: true, test: { name: 'processes', include: ['scripts/processes/**/*.test.ts'] } },
    ],
  },
})
