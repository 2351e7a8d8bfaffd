import type { ShownCategory } from '#domain/catalogue/category-contract.ts'
import {
  categoryPath,
  categoryTree,
  findCategory,
  resolveCategories,
  type Category,
} from '#domain/catalogue/category-tree.ts'
import { notFound } from '#domain/shared/errors.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'

export function categoryRoutes(app: App, services: Services): void {
  const { answer } = createRouting(app, services)
  const tree = categoryTree.map(shown)

  answer('GET /categories', ({ reply, query: { ids } }) => {
    void reply.header('cache-control', CACHED)
    return ids ? resolveCategories(ids) : tree
  })

  answer('GET /categories/:id', ({ reply, params: { id } }) => {
    const path = categoryPath(id)
    const category = findCategory(id)
    if (path === undefined || !category) throw notFound('category')
    void reply.header('cache-control', CACHED)
    return { id, name: category.name, path }
  })
}

/**
 * The tree changes only with a new version of the app; caching it for an hour limits how long an old one is shown after
 * an upgrade.
 */
const CACHED = 'private, max-age=3600'

/** What the picker and the search need; the retailer's node numbers are the server's business. */
function shown({ id, name, searchIndex, children }: Category): ShownCategory {
  return {
    id,
    name,
    ...(searchIndex === undefined ? {} : { searchIndex }),
    ...(children === undefined ? {} : { children: children.map(shown) }),
  }
}
