import { queryOptions } from '@tanstack/react-query'
import type { ApiFailure, OutboxEntry, OutboxMail } from '#domain/accounts/admin.ts'
import { api } from '../../lib/api.ts'

/** Mails that wait on the server's disk because no mail server is set. For administrators. */
export const outboxQueries = {
  list: queryOptions({
    queryKey: ['feedback', 'outbox'],
    queryFn: ({ signal }) => api.get<OutboxEntry[]>('/admin/outbox', { signal }),
  }),
  mail: (id: string) =>
    queryOptions({
      queryKey: ['feedback', 'outbox', id],
      queryFn: ({ signal }) => api.get<OutboxMail>(`/admin/outbox/${encodeURIComponent(id)}`, { signal }),
    }),
}

/** Spec 1 §9: the latest fifty. */
export const apiFailuresQuery = queryOptions({
  queryKey: ['apiFailures'],
  queryFn: ({ signal }) => api.get<ApiFailure[]>('/api-failures', { query: { limit: 50 }, signal }),
})
