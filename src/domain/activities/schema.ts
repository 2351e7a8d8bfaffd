import { z } from 'zod'
import { inputTexts } from '../texts/input.ts'
import { idSchema, instantOut, plainText, requiredText } from '../shared/wire.ts'
import { fieldTexts } from '../texts/fields.ts'

export const activityTypes = [
  'contact_added',
  'contact_updated',
  'contact_deleted',
  'contact_answered',
  'event_created',
  'event_updated',
  'event_deleted',
  'gift_saved',
  'gift_updated',
  'gift_removed',
  'gift_purchased',
  'contributor_answered',
  'reminder_set',
  'plan_created',
  'plan_updated',
  'plan_deleted',
  'profile_updated',
] as const
export type ActivityType = (typeof activityTypes)[number]

export const activityEntities = ['contact', 'occasion', 'gift', 'plan', 'profile'] as const
export type ActivityEntity = (typeof activityEntities)[number]

const metadata = z.object({
  contactName: plainText(200).optional(),
  relationship: plainText(40).optional(),
  giftTitle: plainText(300).optional(),
  giftPrice: plainText(20).nullable().optional(),
  occasionName: plainText(200).optional(),
  occasionId: idSchema.nullable().optional(),
})
export type ActivityMetadata = z.infer<typeof metadata>

/** What a client may report itself. The server records its own changes without being told. */
export const newActivitySchema = z.object({
  activityType: z.enum(activityTypes),
  description: requiredText(500, fieldTexts.description),
  entityId: idSchema.nullable().optional(),
  entityType: z.enum(activityEntities).nullable().optional(),
  metadata: metadata.optional(),
})
export type NewActivity = z.infer<typeof newActivitySchema>

/** The most activities one request can ask for. */
export const MAX_ACTIVITIES = 100

const limitMessage = inputTexts.limitBetween(1, MAX_ACTIVITIES)

export const activityQuerySchema = z.object({
  limit: z.coerce
    .number(limitMessage)
    .int(limitMessage)
    .min(1, limitMessage)
    .max(MAX_ACTIVITIES, limitMessage)
    .default(10),
})

export const activitySchema = z.object({
  id: z.number().int(),
  activityType: z.string(),
  description: z.string(),
  entityId: z.number().int().nullable(),
  entityType: z.string().nullable(),
  metadata: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  createdAt: instantOut,
})
export type Activity = z.infer<typeof activitySchema>
