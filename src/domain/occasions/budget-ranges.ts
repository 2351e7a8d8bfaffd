import type { Cents } from '../shared/money.ts'

/** What to look for, in whole dollars: from half the budget to the budget, each rounded to the nearest. */
export interface BudgetRanges {
  low: number
  high: number
}

/** Null without a budget. */
export function budgetRanges(budgetCents: Cents | null): BudgetRanges | null {
  if (budgetCents === null) return null
  return { low: Math.floor((budgetCents + 100) / 200), high: Math.floor((budgetCents + 50) / 100) }
}
