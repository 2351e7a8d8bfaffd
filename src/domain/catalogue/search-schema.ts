import { z } from 'zod'
import { inputTexts } from '../texts/input.ts'
import { amountSchema } from '../shared/wire.ts'
import { ideaKinds } from './idea-schema.ts'
import { dealCategories, type DealCategory } from './deal-categories.ts'
import { departmentTexts } from '../texts/departments.ts'

/** Default page size of a search. */
const DEFAULT_LIMIT = 40

const whole = (min: number, max: number, message: string) =>
  z.coerce.number(message).int(message).min(min, message).max(max, message)

const MAX_SEARCH = 1_000
const ENTER_AMOUNT = inputTexts.amount
const price = amountSchema({ invalid: ENTER_AMOUNT, tooLarge: ENTER_AMOUNT }).optional()

/** A list of ids as JSON text. An unknown id finds nothing. */
export const idList = z.string().transform((text, ctx) => {
  const ids = z.array(z.string().max(200)).max(20).safeParse(parsed(text))
  if (!ids.success) ctx.addIssue({ code: 'custom', message: inputTexts.categoryIdsAsJson })
  return ids.data ?? []
})

export const giftSearchSchema = z.object({
  query: z.string(inputTexts.oneSearch).max(MAX_SEARCH, inputTexts.searchTooLong).default(''),
  categoryIds: idList.optional(),
  gender: z
    .string()
    .transform((text) => text.toLowerCase())
    .optional(),
  age: whole(0, 120, inputTexts.age).optional(),
  minPrice: price,
  maxPrice: price,
  itemType: z.enum(['gift', 'card']).optional(),
  /** Things, greeting cards, outings, homemade gifts or gift cards; only our own ideas know. */
  kind: z.enum(ideaKinds, inputTexts.kindUnknown).optional(),
  page: whole(1, 10_000, inputTexts.pageFromOne).default(1),
  limit: whole(1, DEFAULT_LIMIT, inputTexts.pageSize(DEFAULT_LIMIT)).default(DEFAULT_LIMIT),
  sortBy: z.enum(['relevance', 'price-asc', 'price-desc', 'rating', 'newest']).default('relevance'),
})

const names = dealCategories.map(({ name }) => name) as [DealCategory, ...DealCategory[]]

export const dealsQuerySchema = z.object({
  category: z.enum(names, inputTexts.departmentUnknown).default(departmentTexts.all),
  page: whole(1, 10_000, inputTexts.pageFromOne).default(1),
  /** The slot of the first page (`dealSlotAt`), so that later pages fit; by default the current one. */
  slot: whole(0, 1e9, inputTexts.slot).optional(),
})

export const trendingQuerySchema = z.object({ minPrice: price, maxPrice: price })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
