import { z } from 'zod'
import { itemTypes, priceKinds } from '../gifts/schema.ts'
import { dateOut, moneyOut } from '../shared/wire.ts'
import { inputTexts } from '../texts/input.ts'

/** How many of each kind are found at most. */
export const MAX_FOUND = 8

/** Longer than any name that can be found; anything beyond is ignored. */
const LONGEST_QUERY = 200

/** Blank: suggestions for what to do next. */
export const searchSchema = z.object({
  q: z
    .string(inputTexts.oneSearch)
    .transform((text) => text.slice(0, LONGEST_QUERY))
    .default(''),
})

const person = z.object({ id: z.number().int(), fullName: z.string(), relationship: z.string() })

export const foundContactSchema = person.extend({
  email: z.string().nullable(),
  emoji: z.string().nullable(),
  picture: z.string().nullable(),
})

export const foundEventSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The coming occurrence; of a one-off that is over, its day. */
  date: dateOut,
  /** Negative when it is over. */
  daysUntil: z.number().int(),
  contact: person,
})

export const foundGiftSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  price: moneyOut.nullable(),
  priceKind: z.enum(priceKinds),
  imageUrl: z.string().nullable(),
  /** Where this server has the picture to show. */
  picture: z.string().nullable(),
  itemType: z.enum(itemTypes),
  isPurchased: z.boolean(),
  contact: person,
})

export const foundPlanSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  date: dateOut,
  /** Negative when it is over. */
  daysUntil: z.number().int(),
})

export const foundSchema = z.object({
  contacts: z.array(foundContactSchema),
  events: z.array(foundEventSchema),
  plans: z.array(foundPlanSchema),
  gifts: z.array(foundGiftSchema),
})

export type FoundContact = z.infer<typeof foundContactSchema>
export type FoundEvent = z.infer<typeof foundEventSchema>
export type FoundGift = z.infer<typeof foundGiftSchema>
export type FoundPlan = z.infer<typeof foundPlanSchema>
export type Found = z.infer<typeof foundSchema>
