import { z } from 'zod'
import { inputTexts } from '../texts/input.ts'
import {
  calendarDateSchema,
  dateOut,
  idSchema,
  instantOut,
  moneyOut,
  optionalAmountSchema,
  optionalText,
  requiredText,
} from '../shared/wire.ts'
import { channels } from '../reminders/plan.ts'
import { deliveryDaysSchema } from './delivery-days.ts'
import { eventTexts } from '../texts/events.ts'
import { reminderTexts } from '../texts/reminders.ts'
import { fieldTexts } from '../texts/fields.ts'

/** Events one contact can have. */
export const MAX_OCCASIONS = 200

export const importanceLevels = ['Critical', 'High', 'Medium', 'Low'] as const
export const reminderMethods = ['push', 'none', ''] as const

const reminderDaysMessage = inputTexts.reminderDays

/** An empty budget clears it. */
const budgetSchema = optionalAmountSchema(eventTexts.budgetAmount)

const fields = {
  name: requiredText(200, fieldTexts.eventName, eventTexts.nameRequired),
  date: calendarDateSchema,
  type: requiredText(40, fieldTexts.eventType),
  reminderDays: z.int(reminderDaysMessage).min(1, reminderDaysMessage).max(365, reminderDaysMessage).optional(),
  reminderMethod: z.enum(reminderMethods).nullable().optional(),
  isRecurring: z.boolean().optional(),
  budget: budgetSchema.optional(),
  levelOfImportance: z.enum(importanceLevels).optional(),
  needsGift: z.boolean().optional(),
  needsCard: z.boolean().optional(),
  deliveryDays: deliveryDaysSchema.nullable().optional(),
  notes: optionalText(2_000, fieldTexts.notes).optional(),
}

export const newOccasionSchema = z.object({
  contactId: idSchema,
  ...fields,
  /** False where only the month and day of a yearly event are known: no years are counted from its date. */
  yearKnown: z.boolean().optional(),
})
export type NewOccasion = z.infer<typeof newOccasionSchema>

export const occasionChangeSchema = z.object(fields).partial().extend({ version: z.number().int().optional() })
export type OccasionChange = z.infer<typeof occasionChangeSchema>

/** The path of the upcoming and past lists. */
export const daysSchema = z.object({
  days: z.coerce
    .number(eventTexts.daysRange)
    .int(eventTexts.daysRange)
    .min(1, eventTexts.daysRange)
    .max(3660, eventTexts.daysRange),
})
/** More events than an account can have. */
const MAX_LISTED = 100_000
const limitMessage = inputTexts.limitBetween(1, 100_000)
export const listLimitSchema = z.object({
  limit: z.coerce.number(limitMessage).int(limitMessage).min(1, limitMessage).max(MAX_LISTED, limitMessage).optional(),
})

/** The most days the calendar may request at once. */
export const MAX_RANGE_DAYS = 400

export const skipSchema = z.object({ occurrenceDate: calendarDateSchema })

export const snoozeSchema = z.object({
  days: z.union([z.literal(1), z.literal(3), z.literal(7)], reminderTexts.snoozeDays),
})

export const contactInOccasionSchema = z.object({
  id: z.number().int(),
  fullName: z.string(),
  relationship: z.string(),
  birthday: z.string().nullable(),
})

const nextNoticeSchema = z.object({ date: dateOut, at: instantOut, channels: z.array(z.enum(channels)) })

export const occasionSchema = z.object({
  id: z.number().int(),
  uid: z.string(),
  contactId: z.number().int(),
  name: z.string(),
  date: dateOut,
  type: z.string(),
  /** Its own, or the profile's as long as nobody changed them. */
  reminderDays: z.number().int(),
  reminderMethod: z.enum(reminderMethods),
  isRecurring: z.boolean(),
  levelOfImportance: z.enum(importanceLevels),
  needsGift: z.boolean(),
  needsCard: z.boolean(),
  /** Its own; null where the contact's or the profile's count. */
  deliveryDays: z.number().int().nullable(),
  /** The last day to order a gift for the occurrence this answer shows; null if it needs none, or there is none. */
  orderBy: dateOut.nullable(),
  /** Of the coming occurrence. */
  budget: moneyOut.nullable(),
  /** The plan of the occurrence this answer shows. */
  planId: z.number().int().nullable(),
  budgetRanges: z.object({ low: z.number().int(), high: z.number().int() }).nullable(),
  linkedTo: z.enum(['birthday', 'anniversary']).nullable(),
  yearKnown: z.boolean(),
  dateRule: z.enum(['fixed', 'easter', 'mothers-day', 'fathers-day', 'thanksgiving']),
  muted: z.boolean(),
  /** The coming occurrence is skipped ('Skip this year'). */
  skipped: z.boolean(),
  /** The reminder of the coming occurrence is snoozed until this day; null if it isn't. */
  snoozedUntil: dateOut.nullable(),
  /** The next notice about it, and the channels of that day; null if none is planned. */
  nextNotice: nextNoticeSchema.nullable(),
  /** Every day with a notice of that occurrence still to come. */
  noticeDays: z.array(dateOut),
  /** Whether a reminder of the coming occurrence was e-mailed. */
  reminderSent: z.boolean(),
  notes: z.string().nullable(),
  createdAt: instantOut,
  updatedAt: instantOut,
  version: z.number().int(),
  /** The coming occurrence; null for a one-off that is over. */
  nextDate: dateOut.nullable(),
  /** Days from the user's today to the occurrence this answer shows; negative in past lists; null with nextDate. */
  daysUntil: z.number().int().nullable(),
  /** Age on that occurrence, for birthdays with a known year. */
  turning: z.number().int().nullable(),
  contact: contactInOccasionSchema,
})
export type Occasion = z.infer<typeof occasionSchema>

export const giftSummarySchema = z.object({
  purchased: z.number().int(),
  cards: z.number().int(),
  assigned: z.number().int(),
  ideas: z.number().int(),
  spent: moneyOut,
  withoutPrice: z.number().int(),
  thumbnails: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      imageUrl: z.string().nullable(),
      /** Where this server has the picture to show. */
      picture: z.string().nullable(),
      productUrl: z.string().nullable(),
      itemType: z.enum(['gift', 'card']),
    }),
  ),
  nextToBuy: z.object({ id: z.number().int(), productUrl: z.string() }).nullable(),
  collaborators: z.array(z.object({ name: z.string() })),
})
export type GiftSummary = z.infer<typeof giftSummarySchema>

/** A row of the upcoming, past, with- and without-gifts lists. */
export const listedOccasionSchema = occasionSchema.extend({
  /** The occurrence this row shows. */
  occurrenceDate: dateOut,
  gifts: giftSummarySchema,
  /** What was given for an earlier occurrence, the latest year with gifts. */
  lastGiven: z.object({ year: z.number().int(), titles: z.array(z.string()) }).nullable(),
})
export type ListedOccasion = z.infer<typeof listedOccasionSchema>

export const giftStates = ['purchased', 'assigned', 'none'] as const

/** One day of an occasion in the calendar. */
export const occurrenceSchema = z.object({
  occasionId: z.number().int(),
  date: dateOut,
  name: z.string(),
  type: z.string(),
  levelOfImportance: z.enum(importanceLevels),
  isRecurring: z.boolean(),
  linkedTo: z.enum(['birthday', 'anniversary']).nullable(),
  muted: z.boolean(),
  skipped: z.boolean(),
  /** The next notice about this occurrence; null if none is planned, and for the occurrences after the next. */
  nextNotice: nextNoticeSchema.nullable(),
  /** What is planned for that day; 'none' is for events that need a gift and are still to come, null for all others. */
  gift: z.enum(giftStates).nullable(),
  planId: z.number().int().nullable(),
  deliveryDays: z.number().int().nullable(),
  /** The last day to order a gift for it; null if it needs none. */
  orderBy: dateOut.nullable(),
  /** Age on that day, for birthdays with a known year; 0 in the year of birth. */
  turning: z.number().int().nullable(),
  /** Full years since the first date, for wedding anniversaries; null in the first year and without a known one. */
  years: z.number().int().nullable(),
  contact: contactInOccasionSchema,
})
export type Occurrence = z.infer<typeof occurrenceSchema>

export const generatedSchema = z.object({
  created: z.number().int(),
  skipped: z.number().int(),
  occasions: z.array(occasionSchema),
  message: z.string(),
})

export type Generated = z.infer<typeof generatedSchema>
