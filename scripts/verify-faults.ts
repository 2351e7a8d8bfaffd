// The faults of the world around the product, part of `npm run verify`: databases and mail servers that fall silent,
// clocks that are wrong. `npm run verify -- faults NAME…` runs some of them. Exits with 1 when anything failed.
import { Report, type Scenario } from './faults/scenario.ts'
import { ChoreError, orExplain } from './lib/chore-error.mjs'

const scenarios: Scenario[] = []

await orExplain(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((name) => !scenarios.some((scenario) => scenario.name === name))
  if (unknown !== undefined) {
    throw new ChoreError(`There is no '${unknown}'; there are ${scenarios.map(({ name }) => name).join(', ')}.`)
  }
  const report = new Report()
  for (const scenario of scenarios) {
    if (wanted.length === 0 || wanted.includes(scenario.name)) await report.of(scenario)
  }
  process.exitCode = report.failed === 0 ? 0 : 1
})
