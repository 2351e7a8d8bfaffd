import { queryOptions } from '@tanstack/react-query'
import type { DashboardStats } from '#domain/occasions/schema.ts'
import { api } from '../../lib/api.ts'

export const dashboardQueries = {
  stats: queryOptions({
    queryKey: ['dashboard', 'stats'],
    queryFn: ({ signal }) => api.get<DashboardStats>('/dashboard/stats', { signal }),
  }),
}
