import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/lib/api.ts'

export const linkQueries = {
  /** Which contributors of a split have a link that works. */
  ofSplit: (splitId: number) =>
    queryOptions({
      queryKey: ['splits', 'links', splitId],
      queryFn: ({ signal }) => api('GET /gift-splits/:id/links', { params: { id: splitId }, signal }),
      staleTime: 0,
    }),
}
