/** One fault of the world around the built product, and what must hold while it lasts and after it. */
export interface Scenario {
  /** Chooses it on the command line: `npm run verify -- faults NAME`. */
  name: string
  /** Throwing counts as failed. */
  run(report: Report): Promise<void>
}

/** Prints and counts what a scenario saw. */
export class Report {
  heldCount = 0
  failed = 0
  /** Each with its scenario. */
  readonly reasonsToSkip: string[] = []
  private scenario = ''
  private outcomes = 0

  /** @param sentence what was checked, with the figures seen */
  held(isTrue: boolean, sentence: string): void {
    this.print(isTrue ? 'HELD' : 'FAILED', sentence)
    if (isTrue) this.heldCount += 1
    else this.failed += 1
  }

  /** Nothing could be checked on this machine. */
  skipped(why: string): void {
    this.print('SKIPPED', why)
    this.reasonsToSkip.push(`${this.scenario}: ${why}`)
  }

  /** A scenario that checked nothing and gave no reason has failed too. */
  async of(scenario: Scenario): Promise<void> {
    console.log(`\n${scenario.name}`)
    this.scenario = scenario.name
    const before = this.outcomes
    const start = performance.now()
    try {
      await scenario.run(this)
    } catch (error) {
      this.held(false, error instanceof Error ? (error.stack ?? error.message) : String(error))
    }
    if (this.outcomes === before) this.held(false, 'The scenario checked nothing.')
    console.log(`${' '.repeat(9)}${Math.round((performance.now() - start) / 1000)} s`)
  }

  /** The last lines of the whole run. */
  printCounts(): void {
    console.log(`\n${this.heldCount} held, ${this.failed} failed, ${this.reasonsToSkip.length} skipped`)
    for (const reason of this.reasonsToSkip) console.log(`${'SKIPPED'.padEnd(9)}${reason}`)
  }

  private print(outcome: string, sentence: string) {
    this.outcomes += 1
    console.log(`${outcome.padEnd(9)}${sentence}`)
  }
}
