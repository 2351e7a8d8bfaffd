import { queryOptions } from '@tanstack/react-query'
import { api } from '#client/lib/api.ts'

export const pushQueries = {
  /** The browsers that are notified while the app is closed. */
  devices: queryOptions({
    queryKey: ['push', 'devices'],
    queryFn: ({ signal }) => api('GET /push/subscriptions', { signal }),
  }),
}
