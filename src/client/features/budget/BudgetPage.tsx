import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Download, WalletCards } from 'lucide-react'
import { FIRST_YEAR, LAST_YEAR } from '#domain/budget/years.ts'
import { budgetCsv } from '#domain/budget/csv.ts'
import type { Budget } from '#domain/budget/schema.ts'
import { budgetTexts as texts } from '#domain/texts/budget.ts'
import { paths } from '#client/lib/paths.ts'
import { saveText } from '#client/lib/save-file.ts'
import { Button, ButtonLink } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { ByContact, ByMonth, ByOccasion, ByRelationship } from './Breakdowns.tsx'
import styles from './BudgetPage.module.css'
import { Envelope } from './Envelope.tsx'
import { Forecast } from './Forecast.tsx'
import { budgetQueries } from './queries.ts'
import { useYear } from './use-year.ts'

/** What was planned, spent and is still open in a year, and how it compares with the year before. */
export function BudgetPage() {
  const { year, current, go } = useYear()
  const query = useQuery({ ...budgetQueries.ofYear(year), placeholderData: keepPreviousData })
  const budget = query.data
  return (
    <div className={styles['page']} aria-busy={query.isPlaceholderData}>
      <div className={styles['bar']}>
        <div className={styles['years']}>
          <IconButton
            label={texts.previousYear(year - 1)}
            icon={<ChevronLeft />}
            look="framed"
            disabled={year <= FIRST_YEAR}
            onClick={() => go(year - 1)}
          />
          <h2 aria-live="polite">{year}</h2>
          <IconButton
            label={texts.nextYear(year + 1)}
            icon={<ChevronRight />}
            look="framed"
            disabled={year >= LAST_YEAR}
            onClick={() => go(year + 1)}
          />
          {year !== current && (
            <Button size="sm" variant="ghost" onClick={() => go(current)}>
              {texts.thisYear}
            </Button>
          )}
        </div>
        {budget !== undefined && !query.isPlaceholderData && (
          <Button icon={<Download />} onClick={() => saveText(`budget-${year}.csv`, 'text/csv', budgetCsv(budget))}>
            {texts.export}
          </Button>
        )}
      </div>
      {query.isError ? (
        <ErrorState title={texts.couldNotLoad} pending={query.isFetching} onRetry={() => void query.refetch()} />
      ) : budget === undefined || query.isPlaceholderData ? (
        <Waiting />
      ) : (
        <Figures budget={budget} current={current} key={year} />
      )}
    </div>
  )
}

function Figures({ budget, current }: { budget: Budget; current: number }) {
  const isOver = budget.year < current
  const hasRows = budget.byContact.length > 0
  return (
    <>
      <div className={isOver ? undefined : styles['top']}>
        <Envelope budget={budget} isOver={isOver} />
        {!isOver && <Forecast forecast={budget.forecast90} />}
      </div>
      {hasRows ? (
        <>
          <ByMonth budget={budget} />
          <ByContact budget={budget} />
          <ByOccasion budget={budget} />
          <ByRelationship budget={budget} />
        </>
      ) : (
        <Card>
          <EmptyState
            icon={<WalletCards />}
            title={isOver ? texts.empty.past(budget.year) : texts.empty.title}
            text={isOver ? texts.empty.pastText : texts.empty.text}
            action={isOver ? undefined : <ButtonLink href={paths.calendar}>{texts.empty.action}</ButtonLink>}
          />
        </Card>
      )}
    </>
  )
}

function Waiting() {
  return (
    <>
      <div className={styles['top']}>
        <Skeleton height={238} radius={18} />
        <Skeleton height={238} radius={18} />
      </div>
      <Skeleton height={360} radius={18} />
      <Skeleton height={360} radius={18} />
    </>
  )
}
