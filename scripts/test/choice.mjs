import { ChoreError } from '../lib/chore-error.mjs'
import { steps } from './steps.mjs'

/**
 * The steps that `--only=a,b` names, or all.
 * @param {string[]} args
 * @throws {ChoreError} for a name that no step has
 */
export function chosenSteps(args) {
  const only = args.find((arg) => arg.startsWith('--only='))
  if (args.length > 0 && !only) throw new ChoreError('The only option is --only=STEP,STEP.')
  if (!only) return steps
  const names = only.slice('--only='.length).split(',')
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown !== undefined) {
    throw new ChoreError(`There is no step '${unknown}'; there are ${steps.map((step) => step.name).join(', ')}.`)
  }
  return steps.filter((step) => names.includes(step.name))
}
