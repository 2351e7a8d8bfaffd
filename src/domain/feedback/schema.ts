import { z } from 'zod'
import { inputTexts } from '../texts/input.ts'
import { feedbackTexts } from '../texts/feedback.ts'
import {
  FEEDBACK_PAGE,
  feedbackPriorities,
  feedbackStatuses,
  feedbackTypes,
  MESSAGE_MAX,
  NOTES_MAX,
  REPLY_MAX,
  SUBJECT_MAX,
} from './kinds.ts'
import { idSchema, instantOut, optionalText, requiredText } from '../shared/wire.ts'
import { fieldTexts } from '../texts/fields.ts'

// Feedback on the wire. The words on the screen are in texts/feedback.ts.

const typeSchema = z.enum(feedbackTypes, feedbackTexts.typeUnknown)
const statusSchema = z.enum(feedbackStatuses, feedbackTexts.statusUnknown)

export const newFeedbackSchema = z.object({
  type: z
    .string(feedbackTexts.typeRequired)
    .min(1, { error: feedbackTexts.typeRequired, abort: true })
    .pipe(typeSchema),
  subject: requiredText(SUBJECT_MAX, fieldTexts.subject, feedbackTexts.subjectRequired),
  message: requiredText(MESSAGE_MAX, fieldTexts.message, feedbackTexts.messageRequired),
  priority: z.enum(feedbackPriorities, feedbackTexts.priorityUnknown).default('medium'),
  /** Whether the reply comes by e-mail, too. Guests have no address for it. */
  replyByEmail: z.boolean().default(false),
})
export type NewFeedback = z.output<typeof newFeedbackSchema>

/** An administrator's changes: only the fields sent. Empty notes and an empty reply clear them. */
export const feedbackChangeSchema = z
  .object({
    status: statusSchema.optional(),
    adminNotes: optionalText(NOTES_MAX, fieldTexts.notes).optional(),
    /** The sender reads it. */
    reply: optionalText(REPLY_MAX, fieldTexts.reply).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), feedbackTexts.nothingToChange)
export type FeedbackChange = z.output<typeof feedbackChangeSchema>

/** The newest first; `before` is the id of the last one of the page before. */
export const ownFeedbackQuerySchema = z.object({
  before: idSchema.optional(),
  limit: z.coerce
    .number(inputTexts.sayHowMany)
    .int(inputTexts.sayHowMany)
    .min(1, inputTexts.sayHowMany)
    .max(200, inputTexts.atMost(200))
    .default(FEEDBACK_PAGE),
})

export const feedbackQuerySchema = ownFeedbackQuerySchema.extend({
  status: statusSchema.optional(),
  type: typeSchema.optional(),
})
export type FeedbackQuery = z.output<typeof feedbackQuerySchema>

/** The user's own feedback as they wrote it, without the administrators' notes. */
export const ownFeedbackSchema = z.object({
  id: z.number().int(),
  type: z.enum(feedbackTypes),
  subject: z.string(),
  message: z.string(),
  priority: z.enum(feedbackPriorities),
  status: z.enum(feedbackStatuses),
  createdAt: instantOut,
  /** When it was last set to resolved or closed; null while it is neither. */
  resolvedAt: instantOut.nullable(),
  reply: z.string().nullable(),
  /** When the reply was written or last changed. */
  repliedAt: instantOut.nullable(),
  replyByEmail: z.boolean(),
})
export type OwnFeedback = z.infer<typeof ownFeedbackSchema>

/** In the administrators' inbox. Name and address are those of the day it was sent; a guest has none. */
export const feedbackSchema = ownFeedbackSchema.extend({
  adminNotes: z.string().nullable(),
  /** When the reply was e-mailed. Later changes aren't. */
  replyMailedAt: instantOut.nullable(),
  isRead: z.boolean(),
  userName: z.string().nullable(),
  userEmail: z.string().nullable(),
})
export type Feedback = z.infer<typeof feedbackSchema>

export const unreadCountSchema = z.object({ count: z.number().int() })

/** The ones that were unread until then. */
export const markedReadSchema = z.object({ ids: z.array(z.number().int()) })
