import { queryOptions } from '@tanstack/react-query'
import { isNotFound } from '#client/lib/api-error.ts'
import { api } from '#client/lib/api.ts'

export const splitQueries = {
  all: () =>
    queryOptions({
      queryKey: ['splits', 'all'],
      queryFn: ({ signal }) => api('GET /gift-splits', { signal }),
    }),

  /**
   * Only for a gift that `hasSplit`. Null if the split was deleted in the meantime. Refetched whenever it opens, because it
   * may have changed in another tab.
   */
  ofGift: (giftId: number) =>
    queryOptions({
      queryKey: ['splits', 'gift', giftId],
      queryFn: async ({ signal }) => {
        try {
          return await api('GET /gift-ideas/:id/split', { params: { id: giftId }, signal })
        } catch (error) {
          if (isNotFound(error)) return null
          throw error
        }
      },
      staleTime: 0,
    }),
}
