import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { relativeTime } from '#domain/shared/relative-time.ts'
import { activityTexts } from '#domain/texts/dashboard.ts'
import { cx } from '../../../lib/class-names.ts'
import { Card } from '../../../ui/Card.tsx'
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { activityLook } from '../activity-looks.tsx'
import { activitiesQuery } from '../queries.ts'
import { useNow } from '../use-now.ts'
import styles from './RecentActivity.module.css'

/** Spec 1 §9: 10 items, asked for every 30 s. */
const SHOWN = 10
const POLL_MS = 30_000

/** The last things that were done, and how long ago. */
export function RecentActivity() {
  const query = useQuery({ ...activitiesQuery(SHOWN), refetchInterval: POLL_MS })
  return (
    <Card title={activityTexts.title}>
      {query.data !== undefined ? (
        query.data.length === 0 ? (
          <EmptyState icon={<History />} title={activityTexts.empty.title} text={activityTexts.empty.description} />
        ) : (
          <Activities activities={query.data} />
        )
      ) : query.isError ? (
        <ErrorState
          title={activityTexts.failedToFetch}
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <ul className={styles['list']} aria-label="Loading recent activity">
          {[1, 2, 3].map((place) => (
            <li key={place} className={styles['item']}>
              <Skeleton width={32} height={32} radius={10} />
              <span className={styles['words']}>
                <Skeleton width="80%" height={14} />
                <Skeleton width="30%" height={12} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

// One for all rows: making a formatter costs more than drawing the row (a tenth of a second for ten on a slow phone).
const exactTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

function Activities({
  activities,
}: {
  activities: readonly { id: number; activityType: string; description: string; createdAt: string }[]
}) {
  const now = useNow(POLL_MS)
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <ul className={styles['list']}>
      {activities.map(({ id, activityType, description, createdAt }) => {
        const { icon, tone } = activityLook(activityType)
        return (
          <li key={id} className={styles['item']}>
            <span className={cx(styles['sign'], styles[tone])} aria-hidden>
              {icon}
            </span>
            <span className={styles['words']}>
              <span className={styles['what']}>{description}</span>
              <time dateTime={createdAt} className={styles['when']} title={exactTime.format(new Date(createdAt))}>
                {relativeTime(new Date(createdAt), now, timeZone)}
              </time>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
