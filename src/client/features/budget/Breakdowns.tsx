import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Budget } from '#domain/budget/schema.ts'
import { calendarDate } from '#domain/shared/calendar-date.ts'
import { monthName } from '#domain/shared/date-format.ts'
import { fromDecimal } from '#domain/shared/money.ts'
import { budgetTexts as texts } from '#domain/texts/budget.ts'
import { openContactDetails } from '#client/features/contacts/dialogs.ts'
import { PersonAvatar } from '#client/features/contacts/parts/PersonAvatar.tsx'
import { cx } from '#client/lib/class-names.ts'
import { lazyPart } from '#client/lib/lazy.ts'
import { paths } from '#client/lib/paths.ts'
import { Card } from '#client/ui/Card.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import styles from './Breakdowns.module.css'
import { BudgetTable } from './BudgetTable.tsx'
import { FEW, useFew } from './Few.tsx'
import { OccasionRows } from './OccasionRows.tsx'

// The chart library is larger than the rest of the page.
const MonthChart = lazyPart(() => import('./charts/MonthChart.tsx'), 'MonthChart')
const ShareChart = lazyPart(() => import('./charts/ShareChart.tsx'), 'ShareChart')

type Amounts = { spent: string; ownShare: string; lastYear: string }

export function ByMonth({ budget }: { budget: Budget }) {
  const year = budget.year
  return (
    <Breakdown
      title={texts.breakdowns.month}
      legend={[
        [styles['bought'], texts.legend.bought],
        [styles['hatched'], texts.legend.toBuy],
        [styles['last'], String(budget.lastYear.year)],
      ]}
      chart={<MonthChart months={budget.byMonth} lastYear={budget.lastYear.year} />}
    >
      <BudgetTable
        first={texts.columns.month}
        lastYear={budget.lastYear.year}
        total={{ ...budget, lastYear: budget.lastYear.spent }}
        rows={budget.byMonth.map((row) => ({
          ...row,
          key: row.month,
          name: (
            <Link href={`${paths.calendar}?view=month&date=${calendarDate(year, row.month, 1)}`}>
              {monthName(row.month)}
            </Link>
          ),
        }))}
      />
    </Breakdown>
  )
}

export function ByContact({ budget }: { budget: Budget }) {
  const few = useFew(budget.byContact)
  return (
    <Shares
      title={texts.breakdowns.contact}
      budget={budget}
      bars={budget.byContact.map((row) => ({ ...row, key: String(row.contactId), name: row.contactName }))}
    >
      <BudgetTable
        first={texts.columns.contact}
        lastYear={budget.lastYear.year}
        total={{ ...budget, lastYear: budget.lastYear.spent }}
        rows={few.shown.map((row) => ({
          ...row,
          key: row.contactId,
          name: (
            <button
              type="button"
              className={styles['person']}
              aria-haspopup="dialog"
              onClick={() => void openContactDetails(row.contactId)}
            >
              <PersonAvatar person={{ ...row, fullName: row.contactName }} size="sm" />
              <span title={row.contactName}>{row.contactName}</span>
            </button>
          ),
        }))}
      >
        {few.more}
      </BudgetTable>
    </Shares>
  )
}

export function ByRelationship({ budget }: { budget: Budget }) {
  const few = useFew(budget.byRelationship)
  return (
    <Shares
      title={texts.breakdowns.relationship}
      budget={budget}
      bars={budget.byRelationship.map((row) => ({ ...row, key: row.relationship, name: row.relationship }))}
    >
      <BudgetTable
        first={texts.columns.relationship}
        lastYear={budget.lastYear.year}
        total={{ ...budget, lastYear: budget.lastYear.spent }}
        rows={few.shown.map((row) => ({ ...row, key: row.relationship, name: row.relationship }))}
      >
        {few.more}
      </BudgetTable>
    </Shares>
  )
}

export function ByOccasion({ budget }: { budget: Budget }) {
  return (
    <Shares
      title={texts.breakdowns.occasion}
      budget={budget}
      bars={budget.byOccasion.map((row) => ({ ...row, key: row.name }))}
    >
      <OccasionRows budget={budget} />
    </Shares>
  )
}

/** The list price of each, as your share and what others pay of it, above what was spent the year before. */
function Shares({
  title,
  budget,
  bars,
  children,
}: {
  title: string
  budget: Budget
  bars: (Amounts & { key: string; name: string })[]
  children: ReactNode
}) {
  const shown = bars.filter(({ spent, lastYear }) => fromDecimal(spent) + fromDecimal(lastYear) > 0)
  return (
    <Breakdown
      title={title}
      legend={[
        [styles['own'], texts.legend.ownShare],
        [styles['others'], texts.legend.others],
        [styles['last'], String(budget.lastYear.year)],
      ]}
      note={shown.length > FEW ? texts.mostOf(FEW) : undefined}
      chart={shown.length > 0 ? <ShareChart bars={shown.slice(0, FEW)} lastYear={budget.lastYear.year} /> : undefined}
    >
      {children}
    </Breakdown>
  )
}

function Breakdown({
  title,
  legend,
  chart,
  note,
  children,
}: {
  title: string
  legend: (readonly [look: string | undefined, label: string])[]
  /** Left out where there is nothing to draw. */
  chart: ReactNode
  note?: string | undefined
  /** The same as a table. */
  children: ReactNode
}) {
  return (
    <Card title={title}>
      <div className={cx(styles['pair'], chart === undefined && styles['alone'])}>
        {chart !== undefined && (
          // Everything in it is in the table, too.
          <div aria-hidden className={styles['chart']}>
            <ul className={styles['legend']}>
              {legend.map(([look, label]) => (
                <li key={label}>
                  <i className={look} /> {label}
                </li>
              ))}
            </ul>
            <Suspense fallback={<Skeleton height={260} radius={12} />}>{chart}</Suspense>
            {note !== undefined && <p>{note}</p>}
          </div>
        )}
        {children}
      </div>
    </Card>
  )
}
