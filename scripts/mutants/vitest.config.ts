import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

// The tests that Stryker runs over and over: those of the folder it is in, which need no database and no page.
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    environment: 'node',
    // A worker loads a module once for all files: half of the processor time.
    isolate: false,
    testTimeout: 60_000,
    unstubGlobals: true,
    include: ['**/*.test.ts'],
    setupFiles: ['scripts/mutants/setup.ts'],
  },
})
