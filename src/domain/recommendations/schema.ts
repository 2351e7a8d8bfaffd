import { z } from 'zod'
import { idList } from '../catalogue/search-schema.ts'
import { optionsOf } from '../contacts/choice-fields.ts'
import { contactTextFields } from '../contacts/text-fields.ts'
import { inputTexts } from '../texts/input.ts'
import { idSchema, optionalAmountSchema, plainText } from '../shared/wire.ts'
import type { Terms } from './terms.ts'

/** Default page size. */
const DEFAULT_LIMIT = 40

const whole = (min: number, max: number, message: string) =>
  z.coerce.number(message).int(message).min(min, message).max(max, message)

const amount = { invalid: inputTexts.amount, tooLarge: inputTexts.amount }
const nothing = z.literal('').transform(() => null)
const genders = optionsOf('gender')

/** Each takes the place of what the contact or the event says, for this answer only; '' for nothing. */
const terms = {
  age: z.union([nothing, whole(0, 120, inputTexts.age)], inputTexts.age).optional(),
  gender: z.union([nothing, z.enum(genders)], inputTexts.choose(genders)).optional(),
  relationship: plainText(40).optional(),
  categoryIds: idList.optional(),
  interests: plainText(contactTextFields.interests.max).optional(),
  dislikes: plainText(contactTextFields.dislikes.max).optional(),
  allergies: plainText(contactTextFields.allergies.max).optional(),
  maxPrice: optionalAmountSchema(amount).optional(),
}

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
  ...terms,
})
export type RecommendationQuery = z.output<typeof recommendationQuerySchema>

/** The terms that a request names. */
export function termsIn(query: Pick<RecommendationQuery, keyof Terms>): Terms {
  return Object.fromEntries(
    Object.keys(terms).flatMap((name) => {
      const value = query[name as keyof Terms]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

export const recommendationParamsSchema = z.object({ contactId: idSchema })
