import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/lib/api.ts'

/** The newest ones first. @param limit 1 to 100 */
export function activitiesQuery(limit: number) {
  return queryOptions({
    queryKey: ['activities', limit],
    queryFn: ({ signal }) => api('GET /activities', { query: { limit }, signal }),
  })
}
