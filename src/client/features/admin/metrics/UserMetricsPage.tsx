import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState, useEffect, useRef } from 'react'
import type { MetricWindow } from '#domain/accounts/windows.ts'
import { metricsTexts } from '#domain/texts/feedback.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { toast } from '#client/lib/toast.ts'
import { Card } from '#client/ui/Card.tsx'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { OverTime } from './OverTime.tsx'
import { RecentUsers } from './RecentUsers.tsx'
import { StatCards } from './StatCards.tsx'
import styles from './UserMetricsPage.module.css'
import { metricsQueries } from './queries.ts'

/** For administrators: how many people use the app, and who came last. */
export function UserMetricsPage() {
  const metrics = useQuery({ ...metricsQueries.metrics, refetchOnMount: 'always' })
  const users = useQuery({ ...metricsQueries.recentUsers, refetchOnMount: 'always' })
  const [days, setDays] = useState<MetricWindow>(30)
  // The previous window stays until the next one has loaded, and an open table stays open.
  const overTime = useQuery({
    ...metricsQueries.overTime(days),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  useFailureToast(metrics, users, overTime)
  if (metrics.isError || users.isError)
    return (
      <ErrorState
        heading="h2"
        title={metricsTexts.failedToLoad}
        onRetry={() => {
          for (const query of [metrics, users, overTime]) void query.refetch()
        }}
        pending={metrics.isFetching || users.isFetching}
      />
    )
  return (
    <div className={styles['page']}>
      <StatCards metrics={metrics.data} />
      <OverTime query={overTime} days={days} onChange={setDays} />
      <Card title={metricsTexts.recentUsers}>
        {users.isPending ? (
          <div className={styles['waiting']}>
            <Skeleton height={240} radius={12} />
          </div>
        ) : (
          <RecentUsers users={users.data} />
        )}
      </Card>
    </div>
  )
}

/**
 * Shows one toast each time something fails, however many queries fail together. The page itself keeps saying so, with
 * a way to try again.
 */
function useFailureToast(...queries: UseQueryResult[]) {
  const toldAt = useRef(0)
  const isLoading = queries.some(({ isFetching }) => isFetching)
  const failedAt = Math.max(...queries.map(({ isError, errorUpdatedAt }) => (isError ? errorUpdatedAt : 0)))
  useEffect(() => {
    if (isLoading || failedAt <= toldAt.current) return
    toldAt.current = failedAt
    toast({ title: generalTexts.error, description: metricsTexts.failedToLoad, variant: 'destructive' })
  }, [isLoading, failedAt])
}
