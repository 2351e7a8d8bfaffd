import { AppError } from '#domain/shared/errors.ts'
import { productFeedTexts as texts } from '#domain/texts/product-feeds.ts'
import type { App } from '#server/http/fastify.ts'
import { createRouting } from '#server/http/routing.ts'
import type { Services } from '#server/services.ts'
import { addFeed, changeFeed, removeFeed } from './commands.ts'
import { listSources, sourceDetails } from './queries.ts'

/** Where products come from, for administrators (docs/shops.md). */
export function sourceRoutes(app: App, services: Services): void {
  const { answer } = createRouting(app, services)
  const notYet = () => {
    throw new AppError('UNAVAILABLE', texts.importing)
  }

  answer('GET /admin/sources', () => listSources(services))
  answer('GET /admin/sources/:id', ({ params }) => sourceDetails(services, params.id))
  answer('POST /admin/sources', async ({ body }) => sourceDetails(services, await addFeed(services, body)))
  answer('PATCH /admin/sources/:id', async ({ params, body }) => {
    await changeFeed(services, params.id, body)
    return sourceDetails(services, params.id)
  })
  answer('PUT /admin/sources/:id/file', notYet)
  answer('POST /admin/sources/:id/preview', notYet)
  answer('POST /admin/sources/:id/refresh', notYet)
  answer('POST /admin/sources/:id/try', notYet)
  answer('GET /admin/sources/:id/rejects', notYet)
  answer('DELETE /admin/sources/:id', ({ params }) => removeFeed(services, params.id))
}
