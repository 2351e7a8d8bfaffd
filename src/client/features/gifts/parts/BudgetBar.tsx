import { useQuery } from '@tanstack/react-query'
import { profileQueries } from '#client/features/profile/queries.ts'
import { budgetBar } from '#domain/gifts/budget.ts'
import { formatMoney, fromDecimal } from '#domain/shared/money.ts'
import { giftSummaryTexts } from '#domain/texts/gift-summary.ts'
import { ProgressBar } from '#client/ui/ProgressBar.tsx'
import styles from './BudgetBar.module.css'

const tones = { green: 'good', orange: 'warn', red: 'over' } as const

/** '$67.20 of $80.00' with its bar; nothing without a budget, or with 'Show Budget Information' off. */
export function BudgetBar({
  budget,
  spent,
  withoutPrice,
}: {
  /** Decimal texts, as they come. */
  budget: string | null
  spent: string
  /** How many assigned gifts are missing from `spent`. */
  withoutPrice: number
}) {
  const preferences = useQuery({ ...profileQueries.preferences, enabled: budget !== null })
  const isShown = preferences.data?.budgetVisibility ?? preferences.isError
  if (!isShown || budget === null) return null
  const budgetCents = fromDecimal(budget)
  const spentCents = fromDecimal(spent)
  const { percent, tone } = budgetBar({ budgetCents, spentCents })
  const figures = giftSummaryTexts.spentOf(formatMoney(spentCents), formatMoney(budgetCents))
  return (
    <span className={styles['budget']}>
      <ProgressBar value={percent / 100} tone={tones[tone]} label={giftSummaryTexts.budget(figures)} />
      <span className={styles['figures']}>
        {figures}
        {withoutPrice > 0 && <span className={styles['more']}> {giftSummaryTexts.withoutPrice(withoutPrice)}</span>}
      </span>
    </span>
  )
}
