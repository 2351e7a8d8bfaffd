import { queryOptions } from '@tanstack/react-query'
import type { PushDevice } from '#domain/push/schema.ts'
import { api } from '../../lib/api.ts'

export const pushQueries = {
  /** The browsers that are notified while the app is closed. */
  devices: queryOptions({
    queryKey: ['push', 'devices'],
    queryFn: ({ signal }) => api.get<PushDevice[]>('/push/subscriptions', { signal }),
  }),
}
