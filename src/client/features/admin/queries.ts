import { queryOptions } from '@tanstack/react-query'
import { API_FAILURES_SHOWN } from '#domain/admin/shown.ts'
import { api } from '#client/lib/api.ts'

// Everyone's, read again whenever they are shown.
const meta = { isOwn: false } as const

/** E-mails that stay on the server's disk because no mail server is set. For administrators. */
export const outboxQueries = {
  list: queryOptions({
    queryKey: ['outbox'],
    queryFn: ({ signal }) => api('GET /admin/outbox', { signal }),
    meta,
  }),
  mail: (id: string) =>
    queryOptions({
      queryKey: ['outbox', id],
      queryFn: ({ signal }) => api('GET /admin/outbox/:id', { params: { id }, signal }),
      meta,
    }),
}

/** Whether reminders and other e-mails go out. For administrators. */
export const healthQueries = {
  reminders: queryOptions({
    queryKey: ['adminMetrics', 'reminder-health'],
    queryFn: ({ signal }) => api('GET /admin/reminder-health', { signal }),
    meta,
  }),
  mail: queryOptions({
    queryKey: ['adminMetrics', 'mail-health'],
    queryFn: ({ signal }) => api('GET /admin/mail-health', { signal }),
    meta,
  }),
}

export const apiFailuresQuery = queryOptions({
  queryKey: ['apiFailures'],
  queryFn: ({ signal }) => api('GET /api-failures', { query: { limit: API_FAILURES_SHOWN }, signal }),
})
