import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/lib/api.ts'

export const budgetQueries = {
  ofYear: (year: number) =>
    queryOptions({
      queryKey: ['budget', year],
      queryFn: ({ signal }) => api('GET /budget', { query: { year: String(year) }, signal }),
    }),
}
