import type { Candidate } from './candidate.ts'
import type { Profile } from './profile.ts'
import { chanceOf } from './random.ts'
import type { Fit } from './score.ts'
import { weights } from './weights.ts'

/**
 * What a draw adds to the scores for someone whose tastes nobody knows: otherwise every stranger gets the same few safe
 * ideas, every week. The first idea is another one for each contact and stays the same for a year; contacts made one
 * after another differ, without a look at what the others get.
 */
export function drawFor<One extends { candidate: Candidate; fit: Fit }>(
  { seed, turn }: Profile,
  ideas: readonly One[],
): ReadonlyMap<One, number> {
  const { drawnFrom, chance } = weights.coldStart
  const safest = ideas.toSorted((a, b) => b.fit.score - a.fit.score || byKey(a, b)).slice(0, drawnFrom)
  const first = safest.toSorted(byKey)[turn % safest.length]
  return new Map(
    safest.map((one) => [one, one === first ? 1 : chance * chanceOf(`${seed} draw ${one.candidate.productKey}`)]),
  )
}

function byKey(a: { candidate: Candidate }, b: { candidate: Candidate }): number {
  return a.candidate.productKey < b.candidate.productKey ? -1 : 1
}
