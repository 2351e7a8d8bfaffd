import { queryOptions } from '@tanstack/react-query'
import type { MetricWindow } from '#domain/accounts/windows.ts'
import { api } from '#client/lib/api.ts'

// Everyone's figures, read again whenever they are shown.
const meta = { isOwn: false } as const

export const metricsQueries = {
  metrics: queryOptions({
    queryKey: ['adminMetrics', 'totals'],
    queryFn: ({ signal }) => api('GET /admin/user-metrics', { signal }),
    meta,
  }),
  recentUsers: queryOptions({
    queryKey: ['adminMetrics', 'recent-users'],
    queryFn: ({ signal }) => api('GET /admin/recent-users', { signal }),
    meta,
  }),
  overTime: (days: MetricWindow) =>
    queryOptions({
      queryKey: ['adminMetrics', 'over-time', days],
      queryFn: ({ signal }) => api('GET /admin/activity-over-time', { query: { days }, signal }),
      meta,
    }),
}
