import type { Cents } from '../shared/money.ts'

export interface BudgetBar {
  /** Whole percent spent, rounded down, 0–100. */
  percent: number
  tone: 'green' | 'orange' | 'red'
}

/** Green under 80 % of the budget, orange from 80 % up to all of it, red above. */
export function budgetBar({ budgetCents, spentCents }: { budgetCents: Cents; spentCents: Cents }): BudgetBar {
  // Compared as products of whole cents, so that exactly 80 % is 80 %.
  if (spentCents > budgetCents) return { percent: 100, tone: 'red' }
  if (spentCents === 0) return { percent: 0, tone: 'green' }
  const percent = Math.floor((spentCents * 100) / budgetCents)
  return { percent, tone: spentCents * 100 < budgetCents * WARNING_PERCENT ? 'green' : 'orange' }
}

/** From this share of the budget on, the bar is orange. */
const WARNING_PERCENT = 80
