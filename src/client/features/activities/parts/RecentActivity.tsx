import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useEffect, useState } from 'react'
import { DASHBOARD_ACTIVITIES } from '#domain/dashboard/extent.ts'
import { recentActivityTexts } from '#domain/texts/dashboard.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { cx } from '#client/lib/class-names.ts'
import { presentInstant } from '#client/lib/clock.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { ActivityItem } from '../ActivityItem.tsx'
import { activitiesQuery } from '../queries.ts'
import styles from './RecentActivity.module.css'

const POLL_MS = 30_000

/** What was done last, and how long ago. It takes the height it's given and scrolls. */
export function RecentActivity() {
  // A hidden page doesn't poll; one that was hidden for longer than the interval refetches when shown.
  const query = useQuery({
    ...activitiesQuery(DASHBOARD_ACTIVITIES),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
    staleTime: POLL_MS,
  })
  const now = useNow(POLL_MS)
  return (
    <Card title={recentActivityTexts.title} className={styles['panel']}>
      {query.data !== undefined ? (
        query.data.length === 0 ? (
          <EmptyState
            icon={<History />}
            title={recentActivityTexts.empty.title}
            text={recentActivityTexts.empty.description}
          />
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys, also where nothing in it opens anything
          <ul className={cx(styles['list'], styles['scroller'])} tabIndex={0}>
            {query.data.map((activity) => (
              <ActivityItem key={activity.id} activity={activity} now={now} />
            ))}
          </ul>
        )
      ) : query.isError ? (
        // No toast: it's refetched within half a minute anyway.
        <output className={styles['failed']}>
          <span>{recentActivityTexts.failedToFetch}</span>
          <Button size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
            {generalTexts.tryAgain}
          </Button>
        </output>
      ) : (
        <Placeholders />
      )}
    </Card>
  )
}

function Placeholders() {
  return (
    <ul className={styles['list']} aria-label={recentActivityTexts.loading}>
      {[1, 2, 3, 4, 5].map((place) => (
        <li key={place} className={styles['item']}>
          <Skeleton width={32} height={32} radius={10} />
          <span className={styles['words']}>
            <Skeleton width="80%" height={14} />
            <Skeleton width="30%" height={12} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/**
 * The current instant, updated every so many ms and when the page becomes visible, so that 'Just now' becomes '1m ago' on
 * an open page. A hidden page isn't updated.
 */
function useNow(everyMs: number): Date {
  const [now, setNow] = useState(presentInstant)
  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible') setNow(presentInstant())
    }
    const timer = setInterval(tick, everyMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [everyMs])
  return now
}
