import { z } from 'zod'
import { accountDeletionSchema } from '#domain/accounts/deletion.ts'
import { vacuumUsersTables } from '#server/db/vacuum-users-tables.ts'
import type { App, Services } from '#server/http/services.ts'
import { sessionOf } from '#server/http/session.ts'
import { runAfterAnswer } from './after-answer.ts'
import { deleteAccount } from './delete-account.ts'
import type { Limiter } from './limits.ts'
import { clearSessionCookie } from './sessions.ts'

export function deletionRoutes(app: App, services: Services, limiter: Limiter): void {
  const afterAnswer = runAfterAnswer(app)

  app.delete(
    '/account',
    { schema: { tags: ['account'], body: accountDeletionSchema, response: { 204: z.null() } } },
    async (request, reply) => {
      const lastMail = await deleteAccount(services, limiter, sessionOf(request), request.body)
      if (lastMail) afterAnswer(request, lastMail)
      afterAnswer(request, () => vacuumUsersTables({ pool: services.db.$client, patiently: services.patiently }))
      clearSessionCookie(reply, services.settings)
      return reply.status(204).send(null)
    },
  )
}
