import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/lib/api.ts'

export const featuredQuery = queryOptions({
  queryKey: ['featured'],
  queryFn: ({ signal }) => api('GET /gifts/featured', { signal }),
  meta: { isOwn: false },
})
