import { vacuumUsersTables } from '#server/db/vacuum-users-tables.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { sessionOf } from '#server/http/require-session.ts'
import { runAfterAnswer } from '../after-answer.ts'
import { deleteAccount } from './delete-account.ts'
import type { Limiter } from '../limiter.ts'
import { clearSessionCookie } from '../sessions/sessions.ts'

export function deletionRoutes(app: App, services: Services, limiter: Limiter): void {
  const { answer } = createRouting(app, services)
  const afterAnswer = runAfterAnswer(app)

  answer('DELETE /account', async ({ body, request, reply }) => {
    const lastMail = await deleteAccount(services, limiter, sessionOf(request), body)
    if (lastMail) afterAnswer(request, lastMail)
    afterAnswer(request, () => vacuumUsersTables({ pool: services.db.$client, patiently: services.patiently }))
    clearSessionCookie(reply, services.settings)
  })
}
