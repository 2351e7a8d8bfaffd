import { budgetBar } from '#domain/gifts/budget.ts'
import type { Plan } from '#domain/plans/schema.ts'
import { fromDecimal } from '#domain/shared/money.ts'
import { shortMoney } from '#domain/shared/short-money.ts'
import { planScreenTexts as texts } from '#domain/texts/plan-screens.ts'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import styles from './PlanMoney.module.css'

const tones = { green: 'good', orange: 'warn', red: 'over' } as const

/** '$638 of $900' with its bar; without a total budget, what is spent. */
export function PlanMoney({ plan }: { plan: Pick<Plan, 'spent' | 'totalBudget'> }) {
  const spentCents = fromDecimal(plan.spent)
  if (plan.totalBudget === null) return <span className={styles['figures']}>{texts.spent(shortMoney(spentCents))}</span>
  const budgetCents = fromDecimal(plan.totalBudget)
  const { percent, tone } = budgetBar({ budgetCents, spentCents })
  const figures = texts.of(shortMoney(spentCents), shortMoney(budgetCents))
  return (
    <span className={styles['money']}>
      <ProgressBar value={percent / 100} tone={tones[tone]} label={texts.budgetBar(figures)} />
      <span className={styles['figures']}>{figures}</span>
    </span>
  )
}
