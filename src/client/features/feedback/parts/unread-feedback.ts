import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/lib/api.ts'

/** For administrators only; asked again every 30 000 ms. */
export const unreadFeedbackQuery = queryOptions({
  queryKey: ['feedback', 'unread-count'],
  queryFn: ({ signal }) => api('GET /feedback/unread-count', { signal }),
  refetchInterval: 30_000,
})
