import { z } from 'zod'
import {
  categoryPath,
  categoryTree,
  findCategory,
  resolveCategories,
  type Category,
} from '#domain/catalogue/category-tree.ts'
import { notFound } from '#domain/shared/errors.ts'
import type { App } from '#server/http/services.ts'

const leaf = z.object({ id: z.string(), name: z.string(), searchIndex: z.string().optional() })
const branch = leaf.extend({ children: z.array(leaf).optional() })
const root = leaf.extend({ children: z.array(branch).optional() })
const choice = z.object({ id: z.string(), name: z.string(), path: z.string() })

/** Ids joined with commas; of the known ones the first eight are answered. */
const lookupSchema = z.object({
  ids: z
    .string()
    .transform((text) => text.split(',').filter((id) => id !== ''))
    .optional(),
})

export function categoryRoutes(app: App): void {
  const tags = ['categories']
  const tree = categoryTree.map(shown)

  app.get(
    '/categories',
    { schema: { tags, querystring: lookupSchema, response: { 200: z.union([z.array(root), z.array(choice)]) } } },
    (request, reply) => {
      void reply.header('cache-control', CACHED)
      const { ids } = request.query
      return ids ? resolveCategories(ids) : tree
    },
  )

  app.get(
    '/categories/:id',
    { schema: { tags, params: z.object({ id: z.string().max(200) }), response: { 200: choice } } },
    (request, reply) => {
      const { id } = request.params
      const path = categoryPath(id)
      const category = findCategory(id)
      if (path === undefined || !category) throw notFound('category')
      void reply.header('cache-control', CACHED)
      return { id, name: category.name, path }
    },
  )
}

/**
 * The tree changes only with a new version of the app; caching it for an hour limits how long an old one is shown after
 * an upgrade.
 */
const CACHED = 'private, max-age=3600'

/** What the picker and the search need; the retailer's node numbers are the server's business. */
function shown({ id, name, searchIndex, children }: Category): z.infer<typeof root> {
  return {
    id,
    name,
    ...(searchIndex === undefined ? {} : { searchIndex }),
    ...(children === undefined ? {} : { children: children.map(shown) }),
  }
}
