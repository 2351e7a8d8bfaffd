import { sumCents, type Cents } from '../shared/money.ts'
import { equalShares } from '../splits/shares.ts'

/** One person's budget in a plan. */
export interface PersonBudget {
  /** Null without one. */
  budgetCents: Cents | null
  /** Set for this person, so that spreading leaves it alone. */
  isBudgetFixed: boolean
}

/**
 * Spreads what the fixed budgets leave of the total evenly among the others, to the cent: the odd cents go to the first
 * ones. If the fixed ones already exceed the total, the others get nothing.
 */
export function spreadEvenly<P extends PersonBudget>(people: readonly P[], total: Cents): P[] {
  const isFixed = ({ budgetCents, isBudgetFixed }: P) => isBudgetFixed && budgetCents !== null
  const others = people.filter((person) => !isFixed(person)).length
  if (others === 0) return [...people]
  const fixed = sumCents(people.filter(isFixed).map(({ budgetCents }) => budgetCents ?? 0))
  const shares = equalShares(Math.max(0, total - fixed), others).values()
  return people.map((person) =>
    isFixed(person) ? person : { ...person, budgetCents: shares.next().value ?? 0, isBudgetFixed: false },
  )
}

/** Whether spreading changes anybody's budget: not where all are set by hand, nor a second time. */
export function canSpread(people: readonly PersonBudget[], total: Cents): boolean {
  return spreadEvenly(people, total).some(({ budgetCents }, index) => budgetCents !== people[index]?.budgetCents)
}
