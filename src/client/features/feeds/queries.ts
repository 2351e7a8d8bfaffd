import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/lib/api.ts'

export const feedQueries = {
  all: queryOptions({
    queryKey: ['feeds'],
    queryFn: ({ signal }) => api('GET /feeds', { signal }),
  }),
}
