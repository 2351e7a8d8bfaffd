import { useQuery } from '@tanstack/react-query'
import { ListChecks, Plus } from 'lucide-react'
import { Link } from 'wouter'
import { useToday } from '#client/features/profile/parts/use-today.ts'
import { daysUntilText, isImminent } from '#domain/occasions/days-until.ts'
import type { Plan } from '#domain/plans/schema.ts'
import { dateParts, daysBetween, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { formatLongDate, monthShort, weekdayName } from '#domain/shared/date-format.ts'
import { planScreenTexts as texts } from '#domain/texts/plan-screens.ts'
import { paths } from '#client/lib/paths.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { DateBadge } from '#client/ui/DateBadge.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { TwoLines } from '#client/ui/TwoLines.tsx'
import { openNewPlan } from './dialogs.ts'
import { PlanMoney } from './parts/PlanMoney.tsx'
import { peopleOf } from './parts/people-of.ts'
import { planQueries } from './queries.ts'
import { PlanFaces } from './parts/PlanFaces.tsx'
import styles from './PlansPage.module.css'

/** Every plan: those to come first, the nearest one on top; past ones below. */
export function PlansPage() {
  const query = useQuery(planQueries.all())
  const today = useToday()
  if (query.data === undefined)
    return query.isError ? (
      <Card>
        <ErrorState
          heading="h2"
          title={texts.couldNotLoadAll}
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Card>
    ) : (
      <output aria-label={texts.loading} className={styles['loading']}>
        <Skeleton height={40} width={130} radius={12} />
        <Skeleton height={132} radius={18} />
        <Skeleton height={132} radius={18} />
      </output>
    )
  if (query.data.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<ListChecks />}
          heading="h2"
          title={texts.none.title}
          text={texts.none.text}
          action={<NewPlan />}
        />
      </Card>
    )
  const coming = query.data.filter(({ date }) => date >= today).toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const past = query.data.filter(({ date }) => date < today).toSorted((a, b) => (a.date > b.date ? -1 : 1))
  return (
    <div className={styles['page']}>
      <div>
        <NewPlan />
      </div>
      <Plans title={texts.coming} plans={coming} today={today} />
      <Plans title={texts.past} plans={past} today={today} />
    </div>
  )
}

function NewPlan() {
  return (
    <Button variant="primary" icon={<Plus />} aria-haspopup="dialog" onClick={() => void openNewPlan()}>
      {texts.newPlan}
    </Button>
  )
}

function Plans({ title, plans, today }: { title: string; plans: readonly Plan[]; today: CalendarDate }) {
  if (plans.length === 0) return null
  return (
    <Card title={title}>
      <ul className={styles['plans']}>
        {plans.map((plan) => (
          <PlanLine key={plan.id} plan={plan} today={today} />
        ))}
      </ul>
    </Card>
  )
}

function PlanLine({ plan, today }: { plan: Plan; today: CalendarDate }) {
  const { month, day } = dateParts(plan.date)
  const days = daysBetween(today, plan.date)
  const { bought, counted } = peopleOf(plan)
  return (
    <li className={styles['plan']}>
      <time dateTime={plan.date} title={formatLongDate(plan.date)} className={styles['date']}>
        <DateBadge
          month={monthShort(month)}
          day={String(day).padStart(2, '0')}
          weekday={weekdayName(plan.date)}
          near={isImminent(days)}
        />
      </time>
      <div className={styles['words']}>
        <div className={styles['who']}>
          <h3>
            <Link href={paths.plan(plan.id)} className={styles['name']}>
              <TwoLines>{plan.name}</TwoLines>
            </Link>
          </h3>
          <Badge tone="special">{texts.people(plan.people.length)}</Badge>
          <span className={styles['when']}>{daysUntilText(days)}</span>
        </div>
        <p className={styles['state']}>{texts.boughtOf(bought, counted)}</p>
        <PlanMoney plan={plan} />
      </div>
      <PlanFaces people={plan.people} />
    </li>
  )
}
