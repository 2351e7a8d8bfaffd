import { z } from 'zod'
import { giftStates, occasionSchema } from '../occasions/schema.ts'
import { dateOut, instantOut } from '../shared/wire.ts'
import { inputTexts } from '../texts/input.ts'
import { channels, skipReasons, slots } from './plan.ts'

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
  /** What is planned for it; null if it needs no gift. */
  gift: z.enum(giftStates).nullable(),
  snoozedUntil: dateOut.nullable(),
  /** 'Pause reminders' of the contact. */
  paused: z.boolean(),
  /** The day on which a snooze of the coming occurrence ended: reminders shown before it are shown once more. */
  wokeOn: dateOut.nullable(),
  /** Today's notice said that it's time to order a gift. */
  isTimeToOrder: z.boolean(),
  /** Of the plan that the coming occurrence is in. */
  planName: z.string().nullable(),
})
export type Reminder = z.infer<typeof reminderSchema>

const noticeDaysMessage = inputTexts.noticeDays
export const noticesQuerySchema = z.object({
  days: z.coerce
    .number(noticeDaysMessage)
    .int(noticeDaysMessage)
    .min(1, noticeDaysMessage)
    .max(366, noticeDaysMessage)
    .default(60),
})

/** One notice of an event, on all channels on which it goes out at that time, or doesn't for the same reason. */
export const noticeSchema = z.object({
  occasionId: z.number().int(),
  /** The user's own day. */
  date: dateOut,
  at: instantOut,
  slot: z.enum(slots),
  channels: z.array(z.enum(channels)),
  /** Where its e-mail goes; null without one, or without an address. */
  address: z.string().nullable(),
  /** Whether that address was confirmed. */
  confirmed: z.boolean(),
  /** Why it won't be sent, for people; null if it will be. */
  reason: z.string().nullable(),
  /** What it is about. */
  event: z.object({
    name: z.string(),
    occurrenceDate: dateOut,
    contactId: z.number().int(),
    contactName: z.string(),
  }),
})
export type Notice = z.infer<typeof noticeSchema>

/** Where reminder e-mails go, and what is in their way. */
export const reminderAddressSchema = z.object({
  /** Null if none may be e-mailed: a guest, or an address that a provider reported and nobody confirmed. */
  address: z.string().nullable(),
  confirmed: z.boolean(),
  /** The reminder address of the profile, as long as nobody has confirmed it. */
  waiting: z.string().nullable(),
  /** The address rejected the last reminder for good. */
  rejects: z.boolean(),
})
export type ReminderAddress = z.infer<typeof reminderAddressSchema>

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
