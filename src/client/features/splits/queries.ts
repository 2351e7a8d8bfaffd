import { queryOptions } from '@tanstack/react-query'
import type { Split } from '#domain/splits/schema.ts'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'

export const splitQueries = {
  /**
   * Only for a gift that `hasSplit`. Null if the split was deleted in the meantime. Refetched whenever it opens, because it
   * may have changed in another tab.
   */
  ofGift: (giftId: number) =>
    queryOptions({
      queryKey: ['splits', 'gift', giftId],
      queryFn: async ({ signal }): Promise<Split | null> => {
        try {
          return await api.get<Split>(`/gift-ideas/${giftId}/split`, { signal })
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return null
          throw error
        }
      },
      staleTime: 0,
    }),
}
