import { z } from 'zod'

/** Every field is optional, and one that is odd is as good as missing. */
const odd = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)

const money = odd(z.object({ value: z.string(), currency: z.string() }))
const picture = odd(z.object({ imageUrl: z.string() }))

/** An item of a search (ItemSummary), or one looked up by its id, which tells a little more. */
const itemSchema = z.object({
  itemId: z.string(),
  title: odd(z.string()),
  shortDescription: odd(z.string()),
  price: money,
  marketingPrice: odd(z.object({ originalPrice: money, discountPercentage: odd(z.string()) })),
  image: picture,
  thumbnailImages: odd(z.array(z.object({ imageUrl: z.string() }))),
  itemWebUrl: odd(z.string()),
  itemAffiliateWebUrl: odd(z.string()),
  categories: odd(z.array(z.object({ categoryId: odd(z.string()), categoryName: odd(z.string()) }))),
  /** Of an item by its id: the ids of its categories, the highest first, joined with '|'. */
  categoryIdPath: odd(z.string()),
  brand: odd(z.string()),
  gtin: odd(z.string()),
  adultOnly: odd(z.boolean()),
  estimatedAvailabilities: odd(z.array(z.object({ estimatedAvailabilityStatus: odd(z.string()) }))),
})
export type Item = z.infer<typeof itemSchema>

export interface Found {
  items: Item[]
  total: number
}

const foundSchema = z.object({ total: z.number(), itemSummaries: z.array(z.unknown()).default([]) })

/** Undefined if it's no answer of this API. */
export function readFound(body: unknown): Found | undefined {
  const found = foundSchema.safeParse(body).data
  return found && { total: found.total, items: found.itemSummaries.flatMap((item) => readItem(item) ?? []) }
}

export function readItem(body: unknown): Item | undefined {
  return itemSchema.safeParse(body).data
}

const refusalSchema = z.object({
  errors: z.array(z.object({ errorId: z.number().catch(0), message: z.string().catch('') })).min(1),
})

/** The first of what was wrong, in the shop's words. */
export function readRefusal(body: unknown): { errorId: number; message: string } {
  return refusalSchema.safeParse(body).data?.errors[0] ?? { errorId: 0, message: '' }
}
