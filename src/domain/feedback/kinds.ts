// Kept apart from the schemas, so that the form gets the words and limits without loading zod.

export const feedbackTypes = ['bug', 'feature', 'improvement', 'question', 'other'] as const
export type FeedbackType = (typeof feedbackTypes)[number]

export const feedbackPriorities = ['high', 'medium', 'low'] as const
export type FeedbackPriority = (typeof feedbackPriorities)[number]

export const feedbackStatuses = ['open', 'in_progress', 'resolved', 'closed'] as const
export type FeedbackStatus = (typeof feedbackStatuses)[number]

/** In characters. */
export const SUBJECT_MAX = 200
export const MESSAGE_MAX = 5_000
export const NOTES_MAX = 5_000
export const REPLY_MAX = 5_000

/** A list is asked for in pages of so many. */
export const FEEDBACK_PAGE = 50
