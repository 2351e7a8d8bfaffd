import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/lib/api.ts'

export const dashboardQueries = {
  stats: queryOptions({
    queryKey: ['dashboard', 'stats'],
    queryFn: ({ signal }) => api('GET /dashboard/stats', { signal }),
  }),
}
