import { queryOptions } from '@tanstack/react-query'
import type { DayOfActivity, RecentUser, UserMetrics } from '#domain/accounts/admin.ts'
import type { MetricWindow } from '#domain/accounts/windows.ts'
import { api } from '../../lib/api.ts'

export const metricsQueries = {
  metrics: queryOptions({
    queryKey: ['adminMetrics', 'totals'],
    queryFn: ({ signal }) => api.get<UserMetrics>('/admin/user-metrics', { signal }),
  }),
  recentUsers: queryOptions({
    queryKey: ['adminMetrics', 'recent-users'],
    queryFn: ({ signal }) => api.get<RecentUser[]>('/admin/recent-users', { signal }),
  }),
  overTime: (days: MetricWindow) =>
    queryOptions({
      queryKey: ['adminMetrics', 'over-time', days],
      queryFn: ({ signal }) => api.get<DayOfActivity[]>('/admin/activity-over-time', { query: { days }, signal }),
    }),
}
