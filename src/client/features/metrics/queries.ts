import { queryOptions } from '@tanstack/react-query'
import type { RecentUser, UserMetrics } from '#domain/accounts/admin.ts'
import { api } from '../../lib/api.ts'

export const metricsQueries = {
  metrics: queryOptions({
    queryKey: ['adminMetrics'],
    queryFn: ({ signal }) => api.get<UserMetrics>('/admin/user-metrics', { signal }),
  }),
  recentUsers: queryOptions({
    queryKey: ['adminMetrics', 'recent-users'],
    queryFn: ({ signal }) => api.get<RecentUser[]>('/admin/recent-users', { signal }),
  }),
}
