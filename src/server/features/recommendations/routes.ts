import { recommendationPageSchema } from '#domain/catalogue/product-schema.ts'
import { recommendationParamsSchema, recommendationQuerySchema } from '#domain/recommending/schema.ts'
import type { App, Services } from '#server/http/services.ts'
import { actorOf } from '#server/http/session.ts'
import { recommendationsFor } from './queries.ts'

const tags = ['catalogue']

export function recommendationRoutes(app: App, services: Services): void {
  app.get(
    '/gift-recommendations/:contactId',
    {
      schema: {
        tags,
        params: recommendationParamsSchema,
        querystring: recommendationQuerySchema,
        response: { 200: recommendationPageSchema },
      },
    },
    (request) => recommendationsFor(services, actorOf(request), request.params.contactId, request.query),
  )
}
