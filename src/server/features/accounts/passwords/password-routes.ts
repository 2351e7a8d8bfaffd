import { accountLimits } from '#domain/accounts/limits.ts'
import { passwordTexts } from '#domain/texts/password.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { sessionOf } from '#server/http/require-session.ts'
import { runAfterAnswer } from '../after-answer.ts'
import { addressName, type Limiter } from '../limiter.ts'
import { mailResetLink, resetPassword } from './reset-password.ts'
import { updatePassword } from './update-password.ts'

export function passwordRoutes(app: App, services: Services, limiter: Limiter): void {
  const { answer } = createRouting(app, services)
  const afterAnswer = runAfterAnswer(app)

  answer('POST /auth/request-password-reset', async ({ body: { email }, request }) => {
    await limiter.count(accountLimits.resetRequest, addressName(email))
    // Neither the words nor the time reveal whether the account exists: it's looked up after the answer.
    afterAnswer(request, () => mailResetLink(services, limiter, email))
    return { message: passwordTexts.resetRequested }
  })

  answer('POST /auth/reset-password', async ({ body, request }) => {
    await resetPassword(services, body.token, body.newPassword, request.session)
    return { success: true, message: passwordTexts.resetDone }
  })

  answer('POST /auth/update-password', async ({ body, request }) => {
    await updatePassword(services, sessionOf(request), body)
    return { success: true, message: passwordTexts.updated }
  })
}
