import { queryOptions } from '@tanstack/react-query'
import type { MetricWindow } from '#domain/accounts/windows.ts'
import { api } from '#client/lib/api.ts'

export const metricsQueries = {
  metrics: queryOptions({
    queryKey: ['adminMetrics', 'totals'],
    queryFn: ({ signal }) => api('GET /admin/user-metrics', { signal }),
  }),
  recentUsers: queryOptions({
    queryKey: ['adminMetrics', 'recent-users'],
    queryFn: ({ signal }) => api('GET /admin/recent-users', { signal }),
  }),
  overTime: (days: MetricWindow) =>
    queryOptions({
      queryKey: ['adminMetrics', 'over-time', days],
      queryFn: ({ signal }) => api('GET /admin/activity-over-time', { query: { days }, signal }),
    }),
}
