import { z } from 'zod'
import { inputTexts } from '../texts/input.ts'
import { idSchema, plainText } from '../shared/wire.ts'

/** Default page size. */
const DEFAULT_LIMIT = 40

const whole = (min: number, max: number, message: string) =>
  z.coerce.number(message).int(message).min(min, message).max(max, message)

export const recommendationQuerySchema = z.object({
  /** The event it is for. */
  occasionId: idSchema.optional(),
  /** Only products in this category. */
  categoryId: plainText(200).optional(),
  /** 'none': only what needs no delivery. */
  delivery: z.enum(['none'], inputTexts.delivery).optional(),
  page: whole(1, 10_000, inputTexts.pageFromOne).default(1),
  limit: whole(1, DEFAULT_LIMIT, inputTexts.pageSize(DEFAULT_LIMIT)).default(DEFAULT_LIMIT),
  /** How often 'Show me others' was chosen; another number is another order. */
  others: whole(0, 1_000_000, inputTexts.countFromZero).default(0),
})
export type RecommendationQuery = z.output<typeof recommendationQuerySchema>

export const recommendationParamsSchema = z.object({ contactId: idSchema })
