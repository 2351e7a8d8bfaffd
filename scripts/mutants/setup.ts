import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Stryker's: first a run without faults, then one for each mutant. */
    mode: 'dry-run' | 'mutant'
  }
}

// A fault is found once, not made small, and a property that finds none within 0.3 s lets the next mutant begin.
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 300 })

// A table that no test of its folder asks for would count as rules without a test. Loaded here, it counts as a table.
if (inject('mode') === 'dry-run') {
  const folder = resolve(import.meta.dirname, '../../src/domain', process.env['MUTATED_FOLDER'] ?? '')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.ts') && !/(?:\.test|contract)\.ts$/.test(name)) await import(resolve(folder, name))
}
