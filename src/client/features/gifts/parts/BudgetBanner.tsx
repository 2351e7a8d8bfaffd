import { useQuery } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { budgetLimits } from '#domain/occasions/budget-ranges.ts'
import { fromDecimal } from '#domain/shared/money.ts'
import { shortMoney } from '#domain/shared/short-money.ts'
import { profileQueries } from '#client/features/profile/queries.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { BudgetBar } from './BudgetBar.tsx'
import styles from './BudgetBanner.module.css'

/**
 * The price range to look in, and how much of the budget is spent; nothing without a budget or with 'Show Budget
 * Information' off.
 */
export function BudgetBanner({
  budget,
  spent,
  children,
}: {
  /** A decimal text. */
  budget: string | null
  /** Undefined until it is known. */
  spent?: { spent: string; withoutPrice: number } | undefined
  /** Below the bar: another one. */
  children?: ReactNode
}) {
  const limits = budget === null ? null : budgetLimits(fromDecimal(budget))
  const preferences = useQuery({ ...profileQueries.preferences, enabled: limits !== null })
  const isShown = preferences.data?.budgetVisibility ?? preferences.isError
  if (limits === null || !isShown) return null
  return (
    <p className={styles['banner']}>
      <Wallet aria-hidden />
      <span>{giftTexts.budgetRange(shortMoney(limits.low), shortMoney(limits.high))}</span>
      {spent !== undefined && (
        <span className={styles['bars']}>
          <BudgetBar budget={budget} spent={spent.spent} withoutPrice={spent.withoutPrice} />
          {children}
        </span>
      )}
    </p>
  )
}
