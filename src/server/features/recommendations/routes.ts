import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import { modelInstructions } from '#domain/texts/language-model.ts'
import { modelOffer } from '#server/language-model/load-model.ts'
import type { Services } from '#server/services.ts'
import { askForOrder } from './model/ask.ts'
import { listRequests, removeRequest, removeRequests } from './model/log.ts'
import { prepareRequest } from './model/preview.ts'
import { recommendationsFor } from './queries.ts'

export function recommendationRoutes(app: App, services: Services): void {
  const { answer, list, change } = createRouting(app, services)

  answer('GET /gift-recommendations/:contactId', ({ actor, params, query }) =>
    recommendationsFor(services, actor, params.contactId, query),
  )

  answer('GET /language-model', () => modelOffer(services.settings))
  answer(
    'GET /gift-recommendations/:contactId/model-request',
    async ({ actor, params, query: { notes, ...query } }) => {
      const prepared = await prepareRequest(services, actor, params.contactId, { query, notes: notes === 'yes' })
      const { sentTo, text, hasNotes, hash } = prepared
      return { sentTo, text, hasNotes, hash, instructions: modelInstructions }
    },
  )
  // Not a change: its transaction would last as long as the model takes.
  answer('POST /gift-recommendations/:contactId/model-request', ({ actor, params, query, body }) =>
    askForOrder(services, actor, params.contactId, query, body),
  )
  list('GET /recommendation-log', ({ actor }) => listRequests(services.db, actor.owner))
  change('DELETE /recommendation-log', ({ tx, actor }) => removeRequests(tx, actor))
  change('DELETE /recommendation-log/:id', ({ tx, actor, params }) => removeRequest(tx, actor, params.id))
}
