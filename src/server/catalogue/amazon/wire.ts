import { z } from 'zod'

/** Every field is optional, and one that is odd is as good as missing. */
const odd = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)
const many = <Schema extends z.ZodType>(schema: Schema) => odd(z.array(schema))

const shown = odd(z.object({ displayValue: z.string() }))
const money = odd(z.object({ amount: z.number(), currency: z.string(), displayAmount: odd(z.string()) }))
const picture = odd(z.object({ url: z.string() }))

const listingSchema = z.object({
  price: odd(
    z.object({
      money,
      savingBasis: odd(z.object({ money })),
      savings: odd(z.object({ percentage: odd(z.number()) })),
    }),
  ),
  availability: odd(z.object({ type: odd(z.string()) })),
  condition: odd(z.object({ value: odd(z.string()) })),
  dealDetails: odd(z.object({ accessType: odd(z.string()), badge: odd(z.string()) })),
  isBuyBoxWinner: odd(z.boolean()),
})
export type Listing = z.infer<typeof listingSchema>

interface Node {
  displayName?: string | undefined
  salesRank?: number | undefined
  ancestor?: Node | undefined
}
const nodeSchema: z.ZodType<Node> = z.lazy(() =>
  z.object({ displayName: odd(z.string()), salesRank: odd(z.number()), ancestor: odd(nodeSchema) }),
)

/** An item as the Creators API tells it. */
const itemSchema = z.object({
  asin: z.string(),
  detailPageURL: odd(z.string()),
  images: odd(z.object({ primary: odd(z.object({ large: picture, medium: picture })) })),
  itemInfo: odd(
    z.object({
      title: shown,
      features: odd(z.object({ displayValues: z.array(z.string()) })),
      byLineInfo: odd(z.object({ brand: shown })),
      classifications: odd(z.object({ productGroup: shown })),
      productInfo: odd(z.object({ isAdultProduct: odd(z.object({ displayValue: z.boolean() })) })),
    }),
  ),
  browseNodeInfo: odd(z.object({ browseNodes: many(nodeSchema), websiteSalesRank: odd(nodeSchema) })),
  offersV2: odd(z.object({ listings: many(listingSchema) })),
  customerReviews: odd(z.object({ count: odd(z.number()), starRating: odd(z.object({ value: odd(z.number()) })) })),
})
export type Item = z.infer<typeof itemSchema>

/** Items that a call told, and how many the search has in all. */
export interface Found {
  items: Item[]
  total: number | undefined
}

const listSchema = z.object({ items: z.array(z.unknown()).default([]), totalResultCount: odd(z.number()) })
const answerSchema = z.object({
  searchResult: odd(listSchema),
  itemsResult: odd(listSchema),
  errors: many(z.unknown()),
})

/** Undefined if it's no answer of this API. What it says about single items that it couldn't tell is left out. */
export function readFound(body: unknown): Found | undefined {
  const answer = answerSchema.safeParse(body).data
  const list = answer?.searchResult ?? answer?.itemsResult
  if (list === undefined) return answer?.errors ? { items: [], total: 0 } : undefined
  return { items: list.items.flatMap((item) => itemSchema.safeParse(item).data ?? []), total: list.totalResultCount }
}
