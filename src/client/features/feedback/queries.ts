import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ApiFailure, MailHealth, OutboxEntry, OutboxMail } from '#domain/accounts/admin.ts'
import { API_FAILURES_SHOWN } from '#domain/accounts/shown.ts'
import { FEEDBACK_PAGE } from '#domain/feedback/kinds.ts'
import type { FeedbackStatus, FeedbackType } from '#domain/feedback/kinds.ts'
import type { Feedback, OwnFeedback } from '#domain/feedback/schema.ts'
import type { ReminderHealth } from '#domain/reminders/schema.ts'
import { api } from '../../lib/api.ts'

export type Filters = { status: FeedbackStatus | undefined; type: FeedbackType | undefined }

export const feedbackQueries = {
  /** One's own, the newest first. */
  mine: infiniteQueryOptions({
    queryKey: ['feedback', 'mine'],
    queryFn: ({ pageParam, signal }) =>
      api.get<OwnFeedback[]>('/feedback/mine', { query: { before: pageParam, limit: FEEDBACK_PAGE }, signal }),
    ...pages<OwnFeedback>(),
  }),
  /** Everyone's feedback. For administrators. */
  inbox: (filters: Filters) =>
    infiniteQueryOptions({
      queryKey: ['feedback', 'inbox', filters],
      queryFn: ({ pageParam, signal }) =>
        api.get<Feedback[]>('/feedback', { query: { ...filters, before: pageParam, limit: FEEDBACK_PAGE }, signal }),
      ...pages<Feedback>(),
    }),
}

/** A page begins after the last id of the one before; a short page is the last. */
function pages<Item extends { id: number }>() {
  return {
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page: Item[]) => (page.length < FEEDBACK_PAGE ? undefined : page.at(-1)?.id),
  }
}

/** E-mails that stay on the server's disk because no mail server is set. For administrators. */
export const outboxQueries = {
  list: queryOptions({
    queryKey: ['outbox'],
    queryFn: ({ signal }) => api.get<OutboxEntry[]>('/admin/outbox', { signal }),
  }),
  mail: (id: string) =>
    queryOptions({
      queryKey: ['outbox', id],
      queryFn: ({ signal }) => api.get<OutboxMail>(`/admin/outbox/${encodeURIComponent(id)}`, { signal }),
    }),
}

/** Whether reminders and other e-mails go out. For administrators. */
export const healthQueries = {
  reminders: queryOptions({
    queryKey: ['adminMetrics', 'reminder-health'],
    queryFn: ({ signal }) => api.get<ReminderHealth>('/admin/reminder-health', { signal }),
  }),
  mail: queryOptions({
    queryKey: ['adminMetrics', 'mail-health'],
    queryFn: ({ signal }) => api.get<MailHealth>('/admin/mail-health', { signal }),
  }),
}

export const apiFailuresQuery = queryOptions({
  queryKey: ['apiFailures'],
  queryFn: ({ signal }) => api.get<ApiFailure[]>('/api-failures', { query: { limit: API_FAILURES_SHOWN }, signal }),
})
