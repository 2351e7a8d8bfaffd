import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams, useSearch } from 'wouter'
import { useToday } from '#client/features/profile/parts/use-today.ts'
import { giftQueries } from '#client/features/gifts/queries.ts'
import { daysUntilText } from '#domain/occasions/days-until.ts'
import type { Plan } from '#domain/plans/schema.ts'
import { daysBetween } from '#domain/shared/calendar-date.ts'
import { formatMediumDate, formatShortDate } from '#domain/shared/date-format.ts'
import { planScreenTexts as texts } from '#domain/texts/plan-screens.ts'
import { shellTexts } from '#domain/texts/shell.ts'
import { isNotFound } from '#client/lib/api-error.ts'
import { usePageHeading } from '#client/lib/heading.ts'
import { paths } from '#client/lib/paths.ts'
import { Card } from '#client/ui/Card.tsx'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { GoneCard } from '#client/ui/GoneCard.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { PlanBoard } from './board/PlanBoard.tsx'
import { Fairness } from './fairness/Fairness.tsx'
import { isDeletedPlan } from './leave-deleted.ts'
import { planQueries } from './queries.ts'
import { planRows, planSums } from './rows.ts'
import { PlanHead } from './PlanHead.tsx'
import styles from './PlanPage.module.css'
import { PrintedPlan } from './PrintedPlan.tsx'
import { ShoppingList } from './shopping/ShoppingList.tsx'

/** One plan: everyone's gifts in a table, or what is left to buy by shop. */
export function PlanPage() {
  const { id = '' } = useParams()
  return /^\d{1,9}$/.test(id) && !isDeletedPlan(Number(id)) ? <OnePlan key={id} id={Number(id)} /> : <Gone />
}

function OnePlan({ id }: { id: number }) {
  const query = useQuery(planQueries.one(id))
  const gifts = useQuery(giftQueries.ofPlan(id))
  const failed = [query, gifts].find(({ isError, data }) => isError && data === undefined)
  if (isNotFound(query.error)) return <Gone />
  if (query.data === undefined || gifts.data === undefined) {
    if (failed === undefined) return <Loading plan={query.data} />
    return (
      <Card>
        <ErrorState
          heading="h2"
          title={texts.couldNotLoad}
          pending={failed.isFetching}
          onRetry={() => {
            void query.refetch()
            void gifts.refetch()
          }}
        />
      </Card>
    )
  }
  return <Shown plan={query.data} gifts={gifts.data} />
}

function Shown({ plan, gifts }: { plan: Plan; gifts: Parameters<typeof planRows>[1] }) {
  const today = useToday()
  const isShopping = new URLSearchParams(useSearch()).get('view') === 'shopping'
  const rows = useMemo(() => planRows(plan, gifts, today), [plan, gifts, today])
  const sums = useMemo(() => planSums(plan, rows), [plan, rows])
  usePageHeading(plan.name, dayLine(plan, today))
  return (
    <>
      <Card className={styles['sheet']}>
        <PlanHead plan={plan} sums={sums} isShopping={isShopping} isOver={plan.date < today} />
        {isShopping ? (
          <ShoppingList rows={rows} />
        ) : (
          <>
            {plan.date >= today && rows.some(({ isOpen, person }) => !isOpen && person.occurrenceDate >= today) && (
              <p className={styles['note']}>{texts.notYet}</p>
            )}
            <PlanBoard plan={plan} rows={rows} today={today} />
            <Fairness rows={rows} />
          </>
        )}
      </Card>
      <PrintedPlan plan={plan} rows={rows} sums={sums} today={today} />
    </>
  )
}

/** 'Fri, Dec 25 · in 33 days · order the last gift by Fri, Dec 18' */
function dayLine({ date, toOrder }: Plan, today: Plan['date']): string {
  const days = daysBetween(today, date)
  const parts = [Math.abs(days) > 300 ? formatMediumDate(date) : formatShortDate(date), lower(daysUntilText(days))]
  if (toOrder !== null) parts.push(texts.orderLast(formatShortDate(toOrder.by)))
  return parts.join(' · ')
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function Loading({ plan }: { plan: Plan | undefined }) {
  usePageHeading(plan?.name ?? shellTexts.headers.plan.title)
  return (
    <output aria-label={texts.loadingPlan} className={styles['loading']}>
      <Skeleton height={104} radius={18} />
      <Skeleton height={420} radius={18} />
    </output>
  )
}

function Gone() {
  usePageHeading(shellTexts.headers.plan.title)
  return <GoneCard {...texts.gone} href={paths.plans} back={texts.allPlans} />
}
