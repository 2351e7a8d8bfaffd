import { z } from 'zod'
import { moneyOut } from '../shared/wire.ts'

/** A card of the landing page's window, as it crosses the wire. */
export const featuredCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** '$34.00', as it is shown: what such a thing typically costs. */
  price: z.string(),
  priceAmount: moneyOut,
  imageUrl: z.string(),
  /** The retailer's search, with the affiliate tag where there is one. */
  productUrl: z.string(),
  categoryId: z.string(),
  itemType: z.enum(['gift', 'card']),
  provider: z.literal('ribbonry'),
  productKey: z.string(),
})
export type FeaturedCard = z.infer<typeof featuredCardSchema>
