import { useQuery } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import { urgency } from '#domain/occasions/days-until.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { reminderTexts } from '#domain/texts/reminders.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ReminderRow } from './ReminderRow.tsx'
import styles from './RemindersPage.module.css'
import { UrgencyCounters } from './UrgencyCounters.tsx'

/** The events somebody asked to be reminded of, the most urgent first. */
export function RemindersPage() {
  const query = useQuery(occasionQueries.upcoming(365))
  // What was switched off here stays in sight, to be switched on again, until one leaves.
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set())
  if (query.data === undefined) {
    if (!query.isError) return <Skeleton height={320} radius={18} />
    return (
      <ErrorState
        title="Your reminders could not be loaded"
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const active = query.data.filter(({ reminderMethod }) => reminderMethod === 'push')
  const off = query.data.filter(({ id, reminderMethod }) => reminderMethod !== 'push' && touched.has(id))
  const touch = (id: number) => setTouched(new Set([...touched, id]))
  return (
    <div className={styles['page']}>
      <UrgencyCounters urgencies={active.map(({ daysUntil }) => urgency(daysUntil ?? 0))} />
      {active.length === 0 ? (
        <EmptyState
          icon={<BellRing />}
          heading="h2"
          title={reminderTexts.empty.title}
          text={reminderTexts.empty.description}
          action={<ButtonLink href={paths.calendar}>View Calendar</ButtonLink>}
        />
      ) : (
        <Rows label="Active reminders" events={active} onTouched={touch} />
      )}
      {off.length > 0 && (
        <section aria-labelledby="off">
          <h2 id="off" className={styles['heading']}>
            {reminderTexts.off}
          </h2>
          <Rows label={reminderTexts.off} events={off} onTouched={touch} />
        </section>
      )}
    </div>
  )
}

function Rows({
  label,
  events,
  onTouched,
}: {
  label: string
  events: readonly ListedOccasion[]
  onTouched: (id: number) => void
}) {
  return (
    <ul className={styles['rows']} aria-label={label}>
      {events.map((occasion) => (
        <ReminderRow key={occasion.id} occasion={occasion} onTouched={() => onTouched(occasion.id)} />
      ))}
    </ul>
  )
}
