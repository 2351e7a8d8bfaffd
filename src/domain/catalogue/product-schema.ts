import { z } from 'zod'
import { moneyOut } from '../shared/wire.ts'

/** A product of the catalog or of a retailer in the API. Unknown facts are null, never invented. */
export const productSchema = z.object({
  /** `productKey` of the embedded catalog; a retailer's own id elsewhere. */
  id: z.string(),
  provider: z.string(),
  /** The name of the shop or feed it comes from, shown on its card. */
  source: z.string(),
  /** The names of others that have the same thing. */
  alsoAt: z.array(z.string()),
  productKey: z.string(),
  title: z.string(),
  /** The text on a card, one or two sentences. */
  description: z.string(),
  /** More facts: what makes it a good present, and what to look for when buying. */
  details: z.string().optional(),
  features: z.array(z.string()),
  /** As it is shown: '$34.00' of a shop, 'Typically $35–50', 'Homemade'. */
  price: z.string(),
  /** The price to put into a gift idea: the typical one where no shop's is known. */
  priceAmount: moneyOut.nullable(),
  /** The upper end of what `price` prints: price filters go by it. */
  priceMax: moneyOut.nullable(),
  priceKind: z.enum(['live', 'typical', 'sample']),
  originalPrice: z.string().nullable(),
  /** Only with an original price. */
  savingsPercent: z.number().nullable(),
  /** A shop's words for its offer ('Limited time deal'), or what makes an idea a value pick. */
  dealBadge: z.string().nullable(),
  /** When the shop said its price; null where nothing was asked of a shop. */
  asOf: z.iso.datetime().nullable(),
  imageUrl: z.string(),
  imageKind: z.enum(['photo', 'illustration']),
  productUrl: z.string(),
  rating: z.number().nullable(),
  reviewCount: z.number().nullable(),
  isBestseller: z.boolean(),
  salesRank: z.number().nullable(),
  salesRankCategory: z.string().nullable(),
  isPrime: z.boolean(),
  inStock: z.boolean(),
  /** Names of the category's path, joined with ' > '. */
  category: z.string(),
  categoryId: z.string(),
  itemType: z.enum(['gift', 'card']),
})
export type Product = z.infer<typeof productSchema>

/** Why there are no products: the screen shows `userMessage`. */
export const productErrorSchema = z.object({
  code: z.enum(['NETWORK_ERROR', 'RATE_LIMITED', 'UNKNOWN_ERROR']),
  message: z.string(),
  userMessage: z.string(),
})

export type ProductError = z.infer<typeof productErrorSchema>

/** What a search's own words narrowed it to: 'for a 7 year old under $20'. */
const understoodSchema = z.object({
  /** The name of the contact whom they say it's for. */
  contact: z.string().optional(),
  ages: z.object({ from: z.number(), to: z.number() }).optional(),
  minPrice: moneyOut.optional(),
  maxPrice: moneyOut.optional(),
  needsNoDelivery: z.boolean().optional(),
})

export const productPageSchema = z.object({
  products: z.array(productSchema),
  hasMore: z.boolean(),
  error: productErrorSchema.optional(),
  /** Absent if the results match the words as they are. */
  match: z.enum(['corrected', 'closest']).optional(),
  /** The words with their typos corrected. */
  correctedTo: z.string().optional(),
  understood: understoodSchema.optional(),
})
export type Understood = z.infer<typeof understoodSchema>
export type ProductPage = z.infer<typeof productPageSchema>

/** A product proposed for one person. */
export const recommendedProductSchema = productSchema.extend({
  /** Why it was recommended: one sentence, stored with the gift. */
  matchReason: z.string(),
  /** Facts that can be checked: 'Because Mia likes pottery', 'Fits $25–50'. */
  reasons: z.array(z.string()),
  /** A language model's own words, which quote a fact; null without. Shown, never stored. */
  modelReason: z.string().nullable(),
  /** The year in which this person got it, or undefined. */
  givenYear: z.number().nullable(),
})
export type RecommendedProduct = z.infer<typeof recommendedProductSchema>

export const recommendationPageSchema = z.object({
  products: z.array(recommendedProductSchema),
  hasMore: z.boolean(),
  error: productErrorSchema.optional(),
  /** Only if the account may ask a language model: when the one that ordered these was asked, or null. */
  model: z.object({ askedAt: z.iso.datetime().nullable() }).optional(),
})
export type RecommendationPage = z.infer<typeof recommendationPageSchema>

/** A card of Special Deals. In the embedded catalog a value pick: a badge, no invented discount. */
export const dealSchema = productSchema.extend({ savings: z.string().nullable() })
export type Deal = z.infer<typeof dealSchema>
