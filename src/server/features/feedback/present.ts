import { feedbackSchema, ownFeedbackSchema, type Feedback, type OwnFeedback } from '#domain/feedback/schema.ts'
import type { FeedbackRow } from './queries.ts'

/** For the administrators' inbox. */
export function presentFeedback(row: FeedbackRow): Feedback {
  return feedbackSchema.parse({ ...row, ...instants(row) })
}

/** For whoever sent it, without what administrators noted. */
export function presentOwnFeedback(row: FeedbackRow): OwnFeedback {
  return ownFeedbackSchema.parse({ ...row, ...instants(row) })
}

function instants({ createdAt, resolvedAt }: FeedbackRow) {
  return { createdAt: createdAt.toISOString(), resolvedAt: resolvedAt?.toISOString() ?? null }
}
