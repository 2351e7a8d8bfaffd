import { budgetBar } from '#domain/gifts/budget.ts'
import { formatMoney, fromDecimal, type Cents } from '#domain/shared/money.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import styles from './OwnBudgetBar.module.css'

const tones = { green: 'good', orange: 'warn', red: 'over' } as const

/** Below the bar of what all gifts cost: how much of the budget the user's own shares take. */
export function OwnBudgetBar({ budget, own }: { /** A decimal text. */ budget: string; own: Cents }) {
  const budgetCents = fromDecimal(budget)
  const { percent, tone } = budgetBar({ budgetCents, spentCents: own })
  const figures = splitTexts.yourShareOf(formatMoney(own), formatMoney(budgetCents))
  return (
    <span className={styles['own']}>
      <ProgressBar thin value={percent / 100} tone={tones[tone]} label={figures} />
      <span className={styles['figures']}>{figures}</span>
    </span>
  )
}
