import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/lib/api.ts'

export const presentQueries = {
  all: queryOptions({
    queryKey: ['presents'],
    queryFn: ({ signal }) => api('GET /presents-received', { signal }),
  }),
}
