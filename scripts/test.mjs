// npm test: installs what is missing, then runs every check and every test, goes on after a failure, and sums what
// the runners' own reports count. `--only=types,unit` runs some of the steps; they are listed in scripts/test/steps.mjs.
// RIBBONRY_TEST_REQUIRE=embedded,postgres (set by CI) makes a database on which nothing ran a failure.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { orExplain } = await import('./lib/chore-error.mjs')
const { interruptible } = await import('./lib/children.mjs')
const { prepareInstall } = await import('./lib/prepare.mjs')
const { inWords, oneFailed, sum } = await import('./test/counts.mjs')
const { chosenSteps } = await import('./test/choice.mjs')

await orExplain(async () => {
  const steps = chosenSteps(process.argv.slice(2))
  await prepareInstall()
  const reports = mkdtempSync(join(tmpdir(), 'ribbonry-test-'))
  process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

  const outcomes = await interruptible(async () => {
    /** @type {(import('./test/steps.mjs').Outcome & { name: string })[]} */
    const done = []
    for (const step of steps) {
      const outcome = await runStep(step, reports)
      done.push({ name: step.name, ...outcome })
    }
    return done
  })

  const missing = (process.env.RIBBONRY_TEST_REQUIRE ?? '')
    .split(',')
    .filter((name) => name && !outcomes.find((outcome) => outcome.name === name)?.database)
  for (const name of missing) console.log(`Nothing ran on the ${name} database, which is required here.`)
  console.log(databasesLine(outcomes))
  const total = sum([...outcomes.map((outcome) => outcome.counts), ...missing.map(() => oneFailed)])
  console.log(inWords(total))
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
})

/**
 * @param {import('./test/steps.mjs').Step} step
 * @param {string} reports
 */
async function runStep(step, reports) {
  const started = performance.now()
  /** @type {import('./test/steps.mjs').Outcome} */
  const outcome = await step.run(reports).catch((error) => ({ counts: oneFailed, output: String(error) }))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${step.name.padEnd(9)} ${inWords(outcome.counts)} (${seconds} s)`)
  for (const name of outcome.retried ?? []) console.log(`  passed only at the second try: ${name}`)
  if (outcome.counts.failed > 0) console.log(outcome.output.trimEnd().slice(-12_000))
  return outcome
}

/** @param {(import('./test/steps.mjs').Outcome & { name: string })[]} outcomes */
function databasesLine(outcomes) {
  const used = outcomes.flatMap((outcome) => outcome.database ?? [])
  const postgres = outcomes.find((outcome) => outcome.name === 'postgres')
  if (postgres && !postgres.database)
    used.push(postgres.counts.failed > 0 ? 'PostgreSQL: failed' : 'PostgreSQL: not found')
  return `Databases: ${used.join(', ') || 'none'}`
}
