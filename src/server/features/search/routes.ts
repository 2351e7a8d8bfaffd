import { foundSchema, searchSchema } from '#domain/search/schema.ts'
import { answerList } from '#server/http/answers.ts'
import type { App, Services } from '#server/http/services.ts'
import { sessionOf } from '#server/http/session.ts'
import { find } from './queries.ts'

export function searchRoutes(app: App, { db }: Services): void {
  app.get(
    '/search',
    { schema: { tags: ['search'], querystring: searchSchema, response: { 200: foundSchema } } },
    (request, reply) =>
      answerList(request, reply, () => {
        const { actor, dataVersion } = sessionOf(request)
        return find(db, actor, dataVersion, request.query.q)
      }),
  )
}
