import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ListChecks } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { profileQueries } from '#client/features/profile/queries.ts'
import { daysUntilText, isImminent } from '#domain/occasions/days-until.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { dateParts } from '#domain/shared/calendar-date.ts'
import { formatLongDate, monthShort, weekdayName } from '#domain/shared/date-format.ts'
import { planScreenTexts as texts } from '#domain/texts/plan-screens.ts'
import { cx } from '#client/lib/class-names.ts'
import { paths } from '#client/lib/paths.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { ButtonLink } from '#client/ui/Button.tsx'
import { DateBadge } from '#client/ui/DateBadge.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { TwoLines } from '#client/ui/TwoLines.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { planQueries } from '../queries.ts'
import { peopleOf } from './people-of.ts'
import { PlanFaces } from './PlanFaces.tsx'
import styles from './PlanGroup.module.css'
import { PlanMoney } from './PlanMoney.tsx'

/** The events of one plan among others, as one row with the plan's totals, which opens to these events. */
export function PlanGroup({
  planId,
  events,
  children,
}: {
  planId: number
  events: readonly ListedOccasion[]
  /** The rows of exactly these events. */
  children: ReactNode
}) {
  const plan = useQuery(planQueries.one(planId))
  const preferences = useQuery(profileQueries.preferences)
  const [isOpen, setOpen] = useState(false)
  const [first] = events
  // Without its plan the events are still there to see.
  if (plan.isError && plan.data === undefined) return children
  if (plan.data === undefined || first === undefined)
    return (
      <li className={styles['group']}>
        <Skeleton width={74} height={82} radius={13} />
        <span className={styles['words']}>
          <Skeleton width="40%" height={18} />
          <Skeleton width="60%" height={15} />
        </span>
      </li>
    )
  const { name, people } = plan.data
  const { haveGift, counted } = peopleOf(plan.data)
  const { month, day } = dateParts(first.occurrenceDate)
  const days = first.daysUntil ?? 0
  const isNear = isImminent(days)
  return (
    <>
      <li className={cx(styles['group'], isNear && styles['near'])}>
        <time dateTime={first.occurrenceDate} title={formatLongDate(first.occurrenceDate)} className={styles['date']}>
          <DateBadge
            month={monthShort(month)}
            day={String(day).padStart(2, '0')}
            weekday={weekdayName(first.occurrenceDate)}
            near={isNear}
          />
        </time>
        <div className={styles['words']}>
          <div className={styles['who']}>
            <strong className={styles['name']}>
              <TwoLines>{name}</TwoLines>
            </strong>
            <Badge tone="special">{texts.people(people.length)}</Badge>
            <span className={styles['when']}>{daysUntilText(days)}</span>
          </div>
          <span className={styles['state']}>{texts.haveGift(haveGift, counted)}</span>
          {preferences.data?.budgetVisibility !== false && <PlanMoney plan={plan.data} />}
          <div className={styles['actions']}>
            <PlanFaces people={people} />
            <ButtonLink size="sm" variant="tint" icon={<ListChecks />} href={paths.plan(planId)}>
              {texts.openPlan}
              <VisuallyHidden>{name}</VisuallyHidden>
            </ButtonLink>
          </div>
        </div>
        <IconButton
          className={styles['toggle']}
          label={(isOpen ? texts.group.hide : texts.group.show)(name)}
          icon={<ChevronDown />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </li>
      {isOpen && children}
    </>
  )
}
