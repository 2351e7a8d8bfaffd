import { queryOptions } from '@tanstack/react-query'
import type { Activity } from '#domain/activities/schema.ts'
import { api } from '../../lib/api.ts'

/** The newest ones first. @param limit 1 to 100 */
export function activitiesQuery(limit: number) {
  return queryOptions({
    queryKey: ['activities', limit],
    queryFn: ({ signal }) => api.get<Activity[]>('/activities', { query: { limit }, signal }),
  })
}
