import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import { modelOffer } from '#server/language-model/load-model.ts'
import type { Services } from '#server/services.ts'
import { recommendationsFor } from './queries.ts'

export function recommendationRoutes(app: App, services: Services): void {
  const { answer } = createRouting(app, services)

  answer('GET /gift-recommendations/:contactId', ({ actor, params, query }) =>
    recommendationsFor(services, actor, params.contactId, query),
  )
  answer('GET /language-model', () => modelOffer(services.settings))
}
