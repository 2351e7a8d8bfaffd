import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { inject, vi } from 'vitest'

declare module 'vitest' {
  /** Stryker's. */
  interface ProvidedContext {
    /** First a run without faults, then one for each mutant. */
    mode: 'dry-run' | 'mutant'
    activeMutant: string
    /** Where mutated code looks up which mutant is active. */
    globalNamespace: '__stryker__'
  }
}

declare global {
  var __stryker__: { activeMutant?: string | undefined; lastMutant?: string } | undefined
}

// A fault is found once, not made small, and a property that finds none within 0.3 s lets the next mutant begin.
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 300 })

// The thread served another mutant before (lasting-thread.ts), and modules remember: what they cached is wrong by now. They
// load while no mutant is active.
const stryker = globalThis[inject('globalNamespace')]
if (inject('mode') === 'mutant' && stryker) {
  stryker.activeMutant = undefined
  if (stryker.lastMutant !== inject('activeMutant')) vi.resetModules()
  stryker.lastMutant = inject('activeMutant')
}

// A table that no test of its folder asks for would count as rules without a test. Loaded here, it counts as a table.
if (inject('mode') === 'dry-run') {
  const folder = resolve(import.meta.dirname, '../../src/domain', process.env['MUTATED_FOLDER'] ?? '')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.ts') && !/(?:\.test|contract)\.ts$/.test(name)) await import(resolve(folder, name))
}
