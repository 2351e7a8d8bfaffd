import { feedbackPriorities, feedbackStatuses, feedbackTypes } from '#domain/feedback/kinds.ts'
import { feedbackSchema, ownFeedbackSchema, type Feedback, type OwnFeedback } from '#domain/feedback/schema.ts'
import type { FeedbackRow } from './queries.ts'

/** For the administrators' inbox. */
export function presentFeedback(row: FeedbackRow): Feedback {
  return feedbackSchema.parse({ ...row, ...readable(row) })
}

/** For its sender, without the administrators' notes. */
export function presentOwnFeedback(row: FeedbackRow): OwnFeedback {
  return ownFeedbackSchema.parse({ ...row, ...readable(row) })
}

/** The table accepts any text for these three: one row with an unknown value must not break the whole inbox. */
function readable({ type, priority, status, createdAt, resolvedAt, repliedAt, replyMailedAt }: FeedbackRow) {
  return {
    type: oneOf(feedbackTypes, type, 'other'),
    priority: oneOf(feedbackPriorities, priority, 'medium'),
    status: oneOf(feedbackStatuses, status, 'open'),
    createdAt: createdAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    repliedAt: repliedAt?.toISOString() ?? null,
    replyMailedAt: replyMailedAt?.toISOString() ?? null,
  }
}

function oneOf<Kind extends string>(kinds: readonly Kind[], given: string, otherwise: Kind): Kind {
  return kinds.find((kind) => kind === given) ?? otherwise
}
