import { z } from 'zod'
import { giftTexts } from '../texts/gifts.ts'
import {
  calendarDateSchema,
  dateOut,
  idSchema,
  instantOut,
  linkSchema,
  moneyOut,
  optionalAmountSchema,
  optionalLinkSchema,
  optionalText,
  plainText,
  requiredText,
} from '../shared/wire.ts'
import { deliveryTexts } from '../texts/delivery.ts'
import { fieldTexts } from '../texts/fields.ts'
import { deliveryStates, reactions } from './delivery.ts'

/** Gift ideas one contact can have. */
export const MAX_GIFTS = 2_000

export const itemTypes = ['gift', 'card'] as const
export const priceKinds = ['user', 'live', 'typical', 'sample'] as const

const price = optionalAmountSchema(giftTexts.price)

/** The version a change was made against; without it the last write wins. */
const version = z.number().int().optional()
/** int() comes last: it has a bound of its own, of which it would speak first. */
const count = z.number().min(0, { abort: true }).max(2_147_483_647, { abort: true }).int()

/**
 * With `checkRepeat`, assigning or saving a gift that this person was given before, or has assigned, is refused (REPEAT)
 * unless the request has `confirm`.
 */
export const repeatGuard = { checkRepeat: z.boolean().optional(), confirm: z.boolean().optional() }

/** http(s), or a picture the app drew. */
export const imageSchema = z
  .union(
    [z.literal('').transform(() => null), z.string().regex(/^\/api\/illustrations\/[a-z0-9.-]{1,140}$/), linkSchema()],
    giftTexts.imageInvalid,
  )
  .nullable()

/** One decimal, 0 to 5; 0 means no ratings. Sent as text by the recommendation screens. */
const ratingSchema = z
  .union([z.string(), z.number()], giftTexts.ratingInvalid)
  .transform((input, ctx): string | null => {
    const rating = Number(input)
    if (!(rating >= 0 && rating <= 5)) ctx.addIssue({ code: 'custom', message: giftTexts.ratingInvalid })
    return rating === 0 ? null : rating.toFixed(1)
  })
  .nullable()

const fields = {
  occasionId: idSchema.nullable().optional(),
  title: requiredText(300, fieldTexts.giftName, giftTexts.nameRequired),
  description: optionalText(5_000, fieldTexts.description).optional(),
  price: price.optional(),
  imageUrl: imageSchema.optional(),
  productUrl: optionalLinkSchema.optional(),
  rating: ratingSchema.optional(),
  reviewCount: count.nullable().optional(),
  isSaved: z.boolean().optional(),
  isPurchased: z.boolean().optional(),
  occurrenceDate: calendarDateSchema.nullable().optional(),
  pricePaid: price.optional(),
  matchReason: optionalText(1_000, fieldTexts.matchReason).optional(),
  itemType: z.enum(itemTypes, giftTexts.itemTypeUnknown).optional(),
  priceKind: z.enum(priceKinds).optional(),
  provider: plainText(40, 1).optional(),
  productKey: plainText(200, 1).nullable().optional(),
}

export const newGiftSchema = z.object({
  contactId: idSchema,
  ...fields,
  /** When the product's shop said what is sent: the `asOf` of the product. */
  asOf: z.iso.datetime().nullable().optional(),
  ...repeatGuard,
})
export type NewGift = z.infer<typeof newGiftSchema>

/** Reports a price of `below` or less; null: a drop of 10 %. */
const watchSchema = z.object({ below: price })

/** `contactId` moves it to another person: to the event that is named with it, else to their general ideas. */
export const giftChangeSchema = z
  .object(fields)
  .partial()
  .extend({
    contactId: idSchema.optional(),
    deliveryState: z.enum(deliveryStates, deliveryTexts.stateUnknown).optional(),
    arrivesOn: calendarDateSchema.nullable().optional(),
    reaction: z.enum(reactions, deliveryTexts.reactionUnknown).nullable().optional(),
    watch: watchSchema.nullable().optional(),
    ...repeatGuard,
    version,
  })
export type GiftChange = z.infer<typeof giftChangeSchema>

/** Between the two lists; `ideas` with `occasionId: null` is the general list. */
export const giftStatusSchema = z.object({
  status: z.enum(['ideas', 'assigned'], giftTexts.statusUnknown),
  occasionId: idSchema.nullable().optional(),
  ...repeatGuard,
  version,
})

export type GiftStatusChange = z.infer<typeof giftStatusSchema>

export const purchaseSchema = z.object({
  isPurchased: z.boolean(giftTexts.purchasedRequired),
  occasionId: idSchema.nullable().optional(),
  pricePaid: price.optional(),
  ...repeatGuard,
  version,
})
export type Purchase = z.infer<typeof purchaseSchema>

export const giftSchema = z.object({
  id: z.number().int(),
  uid: z.string(),
  contactId: z.number().int(),
  occasionId: z.number().int().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  price: moneyOut.nullable(),
  currency: z.string(),
  priceKind: z.enum(priceKinds),
  imageUrl: z.string().nullable(),
  /** Where this server has the picture to show: the user's own, else that of the product. */
  picture: z.string().nullable(),
  hasOwnPicture: z.boolean(),
  /** The address of a shop's own picture, which browsers load from there: this server keeps no copy of it. */
  photo: z.string().nullable(),
  productUrl: z.string().nullable(),
  rating: z.string().nullable(),
  reviewCount: z.number().int().nullable(),
  isSaved: z.boolean(),
  matchReason: z.string().nullable(),
  isPurchased: z.boolean(),
  occurrenceDate: dateOut.nullable(),
  purchasedAt: instantOut.nullable(),
  pricePaid: moneyOut.nullable(),
  deliveryState: z.enum(deliveryStates),
  arrivesOn: dateOut.nullable(),
  reaction: z.enum(reactions).nullable(),
  itemType: z.enum(itemTypes),
  provider: z.string(),
  productKey: z.string().nullable(),
  /** What the shop said when it was looked up last; null if it wasn't, or for a gift that is bought. */
  offer: z
    .object({
      /** Null if it isn't known, or may not be compared with what it was. */
      price: moneyOut.nullable(),
      /** What it cost when it was saved, if that differs. */
      was: moneyOut.nullable(),
      inStock: z.boolean(),
      asOf: instantOut,
    })
    .nullable(),
  watch: z.object({ below: moneyOut.nullable() }).nullable(),
  /** Whether its shop allows watching prices. */
  canWatch: z.boolean(),
  /** Whether GET /gift-ideas/{id}/split finds one. */
  hasSplit: z.boolean(),
  position: z.number().int(),
  createdAt: instantOut,
  updatedAt: instantOut,
  version: z.number().int(),
})
export type Gift = z.infer<typeof giftSchema>

/** A gift in the list of everyone's, with what names its person and its event. */
export const namedGiftSchema = giftSchema.extend({
  contactName: z.string(),
  relationship: z.string(),
  emoji: z.string().nullable(),
  contactPicture: z.string().nullable(),
  eventName: z.string().nullable(),
})
export type NamedGift = z.infer<typeof namedGiftSchema>

/** A price that a user watches has dropped. */
export const priceDropSchema = z.object({
  id: z.number().int(),
  giftId: z.number().int(),
  contactId: z.number().int(),
  contactName: z.string(),
  title: z.string(),
  price: moneyOut,
  /** What it cost before; null if that isn't known. */
  was: moneyOut.nullable(),
  createdAt: instantOut,
})
export type PriceDrop = z.infer<typeof priceDropSchema>
