import { useQuery } from '@tanstack/react-query'
import { CalendarClock, CalendarHeart } from 'lucide-react'
import { Suspense, useState } from 'react'
import { openAddContact } from '#client/features/contacts/dialogs.ts'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import { DASHBOARD_DAYS, DASHBOARD_EVENTS } from '#domain/dashboard/extent.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { dashboardTexts } from '#domain/texts/dashboard.ts'
import { lazyPart } from '#client/lib/lazy.ts'
import { queryClient } from '#client/lib/query.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { openAllEvents } from '#client/features/calendar/dialogs.ts'
import { EventRow } from './EventRow.tsx'
import styles from './EventsCard.module.css'

// Only for those who have plans.
const PlanGroup = lazyPart(() => import('#client/features/plans/parts/PlanGroup.tsx'), 'PlanGroup')

type Side = 'upcoming' | 'past'

/** The next five events, or the last five, with everything that is planned for them. */
export function EventsCard() {
  const [side, setSide] = useState<Side>('upcoming')
  const [expanded, setExpanded] = useState<number>()
  const query = useQuery(
    (side === 'upcoming' ? occasionQueries.upcoming : occasionQueries.past)(DASHBOARD_DAYS, DASHBOARD_EVENTS),
  )
  return (
    <Card
      title={dashboardTexts.events}
      beside={
        <SegmentedControl
          label={dashboardTexts.whichEvents}
          options={[
            { value: 'upcoming', label: dashboardTexts.upcoming },
            { value: 'past', label: dashboardTexts.past },
          ]}
          value={side}
          onChange={(next) => {
            setSide(next)
            setExpanded(undefined)
          }}
        />
      }
      actions={
        <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => void openAllEvents()}>
          {dashboardTexts.viewAll}
        </Button>
      }
    >
      {query.data !== undefined ? (
        query.data.length === 0 ? (
          <NoEvents side={side} />
        ) : (
          <ul className={styles['rows']}>
            {groups(query.data).map(({ planId, events }) => {
              const rows = events.map((occasion) => (
                <EventRow
                  key={occasion.id}
                  occasion={occasion}
                  isPast={side === 'past'}
                  isExpanded={expanded === occasion.id}
                  onToggle={() => setExpanded(expanded === occasion.id ? undefined : occasion.id)}
                />
              ))
              if (planId === null) return rows
              return (
                <Suspense key={`plan-${planId}`} fallback={<Placeholder />}>
                  <PlanGroup planId={planId} events={events}>
                    {rows}
                  </PlanGroup>
                </Suspense>
              )
            })}
          </ul>
        )
      ) : query.isError ? (
        <ErrorState title={dashboardTexts.couldNotLoad} pending={query.isFetching} onRetry={askAgain} />
      ) : (
        <RowSkeletons />
      )}
    </Card>
  )
}

/** The server was away for more than this card: everything that failed on the page is refetched. */
function askAgain() {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}

function NoEvents({ side }: { side: Side }) {
  const { title, description } = side === 'upcoming' ? dashboardTexts.noUpcoming : dashboardTexts.noPast
  return (
    <EmptyState
      icon={side === 'upcoming' ? <CalendarHeart /> : <CalendarClock />}
      title={title}
      text={description}
      action={
        side === 'upcoming' && <Button onClick={() => void openAddContact()}>{dashboardTexts.addNewContact}</Button>
      }
    />
  )
}

function RowSkeletons() {
  return (
    <ul className={styles['rows']} aria-label={dashboardTexts.loadingEvents}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Placeholder key={place} />
      ))}
    </ul>
  )
}

function Placeholder() {
  return (
    <li className={styles['placeholder']}>
      <Skeleton width={74} height={82} radius={13} />
      <span className={styles['lines']}>
        <Skeleton width="46%" height={18} />
        <Skeleton width="66%" height={15} />
        <Skeleton width="38%" height={34} radius={9} />
      </span>
    </li>
  )
}

/** Events of one plan together, at the place of the first of them; every other one on its own. */
function groups(occasions: readonly ListedOccasion[]) {
  const found: { planId: number | null; events: ListedOccasion[] }[] = []
  for (const occasion of occasions) {
    const { planId } = occasion
    const known = planId !== null && found.find((group) => group.planId === planId)
    if (known) known.events.push(occasion)
    else found.push({ planId, events: [occasion] })
  }
  return found
}
