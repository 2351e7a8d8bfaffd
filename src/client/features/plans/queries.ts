import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/lib/api.ts'

export const planQueries = {
  all: () =>
    queryOptions({
      queryKey: ['plans', 'all'],
      queryFn: ({ signal }) => api('GET /plans', { signal }),
    }),

  one: (id: number) =>
    queryOptions({
      queryKey: ['plans', 'one', id],
      queryFn: ({ signal }) => api('GET /plans/:id', { params: { id }, signal }),
    }),
}
