import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { API_FAILURES_SHOWN } from '#domain/accounts/shown.ts'
import { FEEDBACK_PAGE } from '#domain/feedback/kinds.ts'
import type { FeedbackStatus, FeedbackType } from '#domain/feedback/kinds.ts'
import { api, type Answer } from '../../lib/api.ts'

export type Filters = { status: FeedbackStatus | undefined; type: FeedbackType | undefined }

export const feedbackQueries = {
  /** One's own, the newest first. */
  mine: infiniteQueryOptions({
    queryKey: ['feedback', 'mine'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /feedback/mine', { query: { before: pageParam, limit: FEEDBACK_PAGE }, signal }),
    ...pages<'GET /feedback/mine'>(),
  }),
  /** Everyone's feedback. For administrators. */
  inbox: (filters: Filters) =>
    infiniteQueryOptions({
      queryKey: ['feedback', 'inbox', filters],
      queryFn: ({ pageParam, signal }) =>
        api('GET /feedback', { query: { ...filters, before: pageParam, limit: FEEDBACK_PAGE }, signal }),
      ...pages<'GET /feedback'>(),
    }),
}

/** A page begins after the last id of the one before; a short page is the last. */
function pages<Name extends 'GET /feedback' | 'GET /feedback/mine'>() {
  return {
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page: Answer<Name>) => (page.length < FEEDBACK_PAGE ? undefined : page.at(-1)?.id),
  }
}

/** E-mails that stay on the server's disk because no mail server is set. For administrators. */
export const outboxQueries = {
  list: queryOptions({
    queryKey: ['outbox'],
    queryFn: ({ signal }) => api('GET /admin/outbox', { signal }),
  }),
  mail: (id: string) =>
    queryOptions({
      queryKey: ['outbox', id],
      queryFn: ({ signal }) => api('GET /admin/outbox/:id', { params: { id }, signal }),
    }),
}

/** Whether reminders and other e-mails go out. For administrators. */
export const healthQueries = {
  reminders: queryOptions({
    queryKey: ['adminMetrics', 'reminder-health'],
    queryFn: ({ signal }) => api('GET /admin/reminder-health', { signal }),
  }),
  mail: queryOptions({
    queryKey: ['adminMetrics', 'mail-health'],
    queryFn: ({ signal }) => api('GET /admin/mail-health', { signal }),
  }),
}

export const apiFailuresQuery = queryOptions({
  queryKey: ['apiFailures'],
  queryFn: ({ signal }) => api('GET /api-failures', { query: { limit: API_FAILURES_SHOWN }, signal }),
})
