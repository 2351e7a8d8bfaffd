import type { ReactNode } from 'react'
import type { Budget } from '#domain/budget/schema.ts'
import { formatMoney, fromDecimal } from '#domain/shared/money.ts'
import { budgetTexts as texts } from '#domain/texts/budget.ts'
import { cx } from '#client/lib/class-names.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { dollars } from './amounts.ts'
import styles from './BudgetTable.module.css'

export type FiguresOfRow = Pick<Budget['byMonth'][number], 'budget' | 'spent' | 'bought' | 'open' | 'ownShare'> & {
  /** Undefined where a row has none of its own. */
  lastYear?: string
}

export type TableRow = FiguresOfRow & { key: string | number; name: ReactNode; isDetail?: boolean }

/** The figures of a breakdown. On phones, what doesn't fit beside the name is below it. */
export function BudgetTable({
  first,
  lastYear,
  rows,
  total,
  children,
}: {
  /** What the first column is called. */
  first: string
  lastYear: number
  rows: readonly TableRow[]
  total: Pick<FiguresOfRow, 'spent' | 'bought' | 'ownShare'> & { assigned: string; lastYear: string }
  /** Below the table. */
  children?: ReactNode
}) {
  const { columns } = texts
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- large sums scroll sideways, by keys too
    <section className={styles['frame']} aria-label={texts.tableBy(first)} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col" className={styles['wide']}>
              {columns.budget}
            </th>
            <th scope="col">{columns.spent}</th>
            <th scope="col" className={styles['wide']}>
              {columns.bought}
            </th>
            <th scope="col">{columns.open}</th>
            <th scope="col" className={styles['wide']}>
              {columns.ownShare}
            </th>
            <th scope="col" className={styles['wide']}>
              {lastYear}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, isDetail, ...figures }) => (
            <tr key={key} className={isDetail ? styles['detail'] : undefined}>
              <th scope="row">
                {name}
                <Below figures={figures} lastYear={lastYear} />
              </th>
              <td className={styles['wide']}>{figures.budget === null ? <None /> : dollars(figures.budget)}</td>
              <td className={cx(fromDecimal(figures.spent) === 0 && styles['zero'])}>{dollars(figures.spent)}</td>
              <td className={cx(styles['wide'], fromDecimal(figures.bought) === 0 && styles['zero'])}>
                {dollars(figures.bought)}
              </td>
              <td>
                <Open open={figures.open} />
              </td>
              <td className={cx(styles['wide'], fromDecimal(figures.ownShare) === 0 && styles['zero'])}>
                {dollars(figures.ownShare)}
              </td>
              <td className={cx(styles['wide'], styles['quiet'])}>
                {figures.lastYear === undefined ? '' : dollars(figures.lastYear)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {texts.total}
              <Below figures={{ ...total, budget: total.assigned, open: null }} lastYear={lastYear} />
            </th>
            <td className={styles['wide']}>{dollars(total.assigned)}</td>
            <td>{dollars(total.spent)}</td>
            <td className={styles['wide']}>{dollars(total.bought)}</td>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- empty: what the events' budgets leave isn't what the year's budget leaves. */}
            <td />
            <td className={styles['wide']}>{dollars(total.ownShare)}</td>
            <td className={styles['wide']}>{dollars(total.lastYear)}</td>
          </tr>
        </tfoot>
      </table>
      {children}
    </section>
  )
}

/** On phones: 'of $80.00 · yours $48.00 · 2025: $70.00'. */
function Below({ figures, lastYear }: { figures: FiguresOfRow; lastYear: number }) {
  const parts = [
    ...(figures.budget === null ? [] : [texts.ofBudget(dollars(figures.budget))]),
    ...(figures.ownShare === figures.spent ? [] : [texts.yours(dollars(figures.ownShare))]),
    ...(figures.lastYear === undefined || fromDecimal(figures.lastYear) === 0
      ? []
      : [texts.inYear(lastYear, dollars(figures.lastYear))]),
  ]
  if (parts.length === 0) return null
  return <span className={styles['below']}>{parts.join(' · ')}</span>
}

function Open({ open }: { open: string | null }) {
  if (open === null) return <None />
  const cents = fromDecimal(open)
  return <span className={cx(cents < 0 && styles['over'])}>{formatMoney(cents)}</span>
}

function None() {
  return (
    <>
      <span aria-hidden className={styles['zero']}>
        –
      </span>
      <VisuallyHidden>{texts.none}</VisuallyHidden>
    </>
  )
}
