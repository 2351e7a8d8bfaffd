import { z } from 'zod'
import { occasionSchema } from '../occasions/schema.ts'
import { dateOut, instantOut } from '../shared/wire.ts'
import { channels, skipReasons, slots, type SkipReason } from './plan.ts'

/** A reminder still to come. */
export const plannedNoticeSchema = z.object({
  slot: z.enum(slots),
  channel: z.enum(channels),
  occurrenceDate: dateOut,
  /** The user's own day. */
  on: dateOut,
  at: instantOut,
  /** Why it won't be sent, as of now; null if it will be. */
  skipReason: z.enum(skipReasons).nullable(),
  /** The same, or why it is late, for people. */
  reason: z.string().nullable(),
})
export type PlannedNotice = z.infer<typeof plannedNoticeSchema>

/** A reminder that went out, or did not. */
export const pastNoticeSchema = z.object({
  /** 'manual' is the last one that the user sent from the event. */
  slot: z.enum([...slots, 'manual']),
  channel: z.enum(channels),
  occurrenceDate: dateOut,
  status: z.enum(['sent', 'failed', 'skipped']),
  on: dateOut,
  at: instantOut,
  /** Why it failed or was skipped, for people. */
  reason: z.string().nullable(),
  /** Where a mail went. */
  address: z.string().nullable(),
})
export type PastNotice = z.infer<typeof pastNoticeSchema>

export const noticesSchema = z.object({
  /** The earliest first. */
  next: z.array(plannedNoticeSchema),
  /** The latest first. */
  past: z.array(pastNoticeSchema),
})
export type Notices = z.infer<typeof noticesSchema>

const reminderStates = ['active', 'off', 'snoozed'] as const
export type ReminderState = (typeof reminderStates)[number]

export const remindersQuerySchema = z.object({ state: z.enum(reminderStates).default('active') })

export const reminderSchema = z.object({
  /** One that takes place again. */
  occasion: occasionSchema.extend({ nextDate: dateOut }),
  urgency: z.enum(['critical', 'high', 'medium', 'low']),
  daysUntil: z.number().int(),
  snoozedUntil: dateOut.nullable(),
  /** The day on which a snooze of the coming occurrence ended: reminders shown before it are shown once more. */
  wokeOn: dateOut.nullable(),
})
export type Reminder = z.infer<typeof reminderSchema>

/** Reasons that hold for every event of an account. */
export const accountReasons = ['guest', 'email_off', 'no_address'] as const satisfies readonly SkipReason[]

/** The e-mails to come, of all events together. */
export const plannedEmailsSchema = z.object({
  /** How many days ahead were counted. */
  days: z.number().int(),
  count: z.number().int(),
  /** The user's own day of the first. */
  next: dateOut.nullable(),
  /** Why none will be sent, if that holds for the whole account. */
  withheld: z.enum(accountReasons).nullable(),
})
export type PlannedEmails = z.infer<typeof plannedEmailsSchema>

export const reminderSentSchema = z.object({ success: z.literal(true), message: z.string(), address: z.string() })
export type ReminderSent = z.infer<typeof reminderSentSchema>

/** For administrators: whether reminders go out. */
export const reminderHealthSchema = z.object({
  /** Planned for the next 24 hours. */
  due: z.number().int(),
  /** Due for more than two minutes. */
  overdue: z.number().int(),
  failed: z.number().int(),
  sent: z.number().int(),
  /** When the longest waiting one was due. */
  oldest: instantOut.nullable(),
  lastRun: instantOut.nullable(),
  /** Until when reminders wait because the server's clock jumped by more than 60 days; null if the clock is trusted. */
  clockDoubtedUntil: instantOut.nullable(),
  lastError: z.string().nullable(),
})
export type ReminderHealth = z.infer<typeof reminderHealthSchema>
