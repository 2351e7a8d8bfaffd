import { useQuery } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
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
  ranges,
  spent,
  children,
}: {
  /** A decimal text. */
  budget: string | null
  ranges: { low: number; high: number } | null
  /** Undefined until it is known. */
  spent?: { spent: string; withoutPrice: number } | undefined
  /** Below the bar: another one. */
  children?: ReactNode
}) {
  const preferences = useQuery({ ...profileQueries.preferences, enabled: ranges !== null })
  const isShown = preferences.data?.budgetVisibility ?? preferences.isError
  if (ranges === null || !isShown) return null
  return (
    <p className={styles['banner']}>
      <Wallet aria-hidden />
      <span>{giftTexts.budgetRange(ranges)}</span>
      {spent !== undefined && (
        <span className={styles['bars']}>
          <BudgetBar budget={budget} spent={spent.spent} withoutPrice={spent.withoutPrice} />
          {children}
        </span>
      )}
    </p>
  )
}
