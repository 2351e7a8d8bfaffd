import { z } from 'zod'
import { idSchema, instantOut } from '../../shared/wire.ts'
import { inputTexts } from '../../texts/input.ts'
import { recommendationQuerySchema } from '../schema.ts'
import { modelOutcomes } from './log.ts'

/** The operator's language model: its name, and the host that it's asked at. Null if there is none. */
export const modelOfferSchema = z.object({ name: z.string(), host: z.string() }).nullable()
export type ModelOffer = z.infer<typeof modelOfferSchema>

/** The same search as the recommendations', from its beginning. */
export const modelQuerySchema = recommendationQuerySchema.omit({
  categoryId: true,
  delivery: true,
  page: true,
  limit: true,
  others: true,
})
export type ModelQuery = z.output<typeof modelQuerySchema>

/** What would be sent, to the letter. */
export const modelPreviewSchema = z.object({
  sentTo: z.string(),
  /** The same for everyone. */
  instructions: z.string(),
  text: z.string(),
  /** Whether there are notes that could be sent. */
  hasNotes: z.boolean(),
  /** Of what would be sent: sending it asks for this again. */
  hash: z.string(),
})

export const modelPreviewQuerySchema = modelQuerySchema.extend({
  notes: z.enum(['yes', 'no'], inputTexts.yesOrNo).default('no'),
})

export const askModelSchema = z.object({
  /** Of the preview that the user saw. */
  hash: z.string(inputTexts.hash).regex(/^[0-9a-f]{64}$/, inputTexts.hash),
  notes: z.boolean(inputTexts.onOrOff).default(false),
})

export const modelAnsweredSchema = z.object({ outcome: z.enum(modelOutcomes) })

/** A line of the log. */
export const modelRequestSchema = z.object({
  id: z.number().int(),
  contactName: z.string(),
  eventName: z.string().nullable(),
  sentTo: z.string(),
  sentAt: instantOut,
  sentText: z.string(),
  outcome: z.enum(modelOutcomes),
  /** What came back: titles in its order with its reasons, as it sent them, and ideas of its own. */
  answer: z
    .object({
      picks: z.array(z.object({ title: z.string(), reason: z.string().nullable() })),
      ideas: z.array(z.object({ title: z.string(), reason: z.string() })),
    })
    .nullable(),
})
export type ModelRequest = z.infer<typeof modelRequestSchema>

export const modelRequestParamsSchema = z.object({ id: idSchema })
