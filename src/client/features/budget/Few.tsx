import { useState } from 'react'
import type { ReactNode } from 'react'
import { budgetTexts as texts } from '#domain/texts/budget.ts'
import { Button } from '#client/ui/Button.tsx'
import styles from './BudgetTable.module.css'

/** Rows of a table, and bars of a chart, that are shown at first: as many as can be compared at a glance. */
export const FEW = 8

/** The first rows, and below them the way to all of them. */
export function useFew<Row>(rows: readonly Row[]): { shown: readonly Row[]; more: ReactNode } {
  const [isAll, setAll] = useState(false)
  if (rows.length <= FEW) return { shown: rows, more: null }
  const more = (
    <div className={styles['more']}>
      <Button size="sm" variant="ghost" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
        {isAll ? texts.showFewer : texts.showAll(rows.length)}
      </Button>
    </div>
  )
  return { shown: isAll ? rows : rows.slice(0, FEW), more }
}
