import { infiniteQueryOptions } from '@tanstack/react-query'
import { FEEDBACK_PAGE } from '#domain/feedback/kinds.ts'
import type { FeedbackStatus, FeedbackType } from '#domain/feedback/kinds.ts'
import { api, type Answer } from '#client/lib/api.ts'

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
