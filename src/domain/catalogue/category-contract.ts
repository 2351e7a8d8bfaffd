import { z } from 'zod'
import { routesOf } from '../shared/contract.ts'

const leaf = z.object({ id: z.string(), name: z.string(), searchIndex: z.string().optional() })
const branch = leaf.extend({ children: z.array(leaf).optional() })
const root = leaf.extend({ children: z.array(branch).optional() })
const choice = z.object({ id: z.string(), name: z.string(), path: z.string() })

export type ShownCategory = z.infer<typeof root>

/** Ids joined with commas; of the known ones the first eight are answered. */
const lookup = z.object({
  ids: z
    .string()
    .transform((text) => text.split(',').filter((id) => id !== ''))
    .optional(),
})

export const categoryContract = routesOf('categories', {
  /** The tree, or the categories with these ids. */
  'GET /categories': { query: lookup, answer: z.union([z.array(root), z.array(choice)]) },
  'GET /categories/:id': { params: z.object({ id: z.string().max(200) }), answer: choice },
})
