import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { lastingThread } from './lasting-thread.ts'

/** The first test to fail ends a run, and Vitest would begin with the largest files. */
class SmallestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toReversed()
  }
}

// The tests that Stryker runs over and over: those of the folder it is in, which need no database and no page.
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  plugins: [
    {
      name: lastingThread.name,
      // Stryker asks for threads, whatever is configured below.
      configureVitest({ project }) {
        Object.assign(project.config, { pool: lastingThread.name, poolRunner: lastingThread })
      },
    },
  ],
  test: {
    environment: 'node',
    // A worker loads a module once for all files: half of the processor time.
    isolate: false,
    testTimeout: 60_000,
    unstubGlobals: true,
    include: (process.env['TESTS_OF_MUTANTS'] ?? '').split(','),
    // Ten thousand people take seconds, and nearly every mutant is reached by them.
    exclude: ['**/largest-files.test.ts'],
    sequence: { sequencer: SmallestFirst },
    setupFiles: ['scripts/mutants/setup.ts'],
  },
})
