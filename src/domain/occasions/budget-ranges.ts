import type { Cents } from '../shared/money.ts'

/** What to look for, in whole dollars: from half the budget to the budget, each rounded to the nearest. */
export interface BudgetRanges {
  low: number
  high: number
}

/** What no price may pass, to the cent, and half of it, rounded to the nearest dollar. */
export interface BudgetLimits {
  low: Cents
  high: Cents
}

/** Null without a budget. */
export function budgetLimits(budgetCents: Cents | null): BudgetLimits | null {
  const ranges = budgetRanges(budgetCents)
  return ranges && budgetCents !== null ? { low: ranges.low * 100, high: budgetCents } : null
}

/** Null without a budget. */
export function budgetRanges(budgetCents: Cents | null): BudgetRanges | null {
  if (budgetCents === null) return null
  return { low: Math.floor((budgetCents + 100) / 200), high: Math.floor((budgetCents + 50) / 100) }
}
