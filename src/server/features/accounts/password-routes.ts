import { z } from 'zod'
import {
  outcomeSchema,
  resetPasswordSchema,
  resetRequestSchema,
  updatePasswordSchema,
} from '#domain/accounts/schema.ts'
import { passwordTexts } from '#domain/texts.ts'
import type { App, Services } from '#server/http/services.ts'
import { sessionOf } from '#server/http/session.ts'
import { runAfterAnswer } from './after-answer.ts'
import { addressName, limits, placeOf, type Limiter } from './limits.ts'
import { mailResetLink, resetPassword } from './reset-password.ts'
import { updatePassword } from './update-password.ts'

export function passwordRoutes(app: App, services: Services, limiter: Limiter): void {
  const config = { access: 'public' } as const
  const tags = ['accounts']
  const afterAnswer = runAfterAnswer(app)

  app.post(
    '/auth/request-password-reset',
    {
      config,
      schema: { tags, body: resetRequestSchema, response: { 200: z.object({ message: z.string() }) } },
    },
    async (request) => {
      const { email } = request.body
      await limiter.count(limits.forgotFromPlace, placeOf(request))
      await limiter.count(limits.forgot, addressName(email))
      // Neither the words nor the time reveal whether the account exists: it's looked up after the answer.
      afterAnswer(request, () => mailResetLink(services, limiter, email))
      return { message: passwordTexts.resetRequested }
    },
  )

  app.post(
    '/auth/reset-password',
    { config, schema: { tags, body: resetPasswordSchema, response: { 200: outcomeSchema } } },
    async (request) => {
      await limiter.count(limits.resetFromPlace, placeOf(request))
      await resetPassword(services, request.body.token, request.body.newPassword, request.session)
      return { success: true as const, message: passwordTexts.resetDone }
    },
  )

  app.post(
    '/auth/update-password',
    { schema: { tags, body: updatePasswordSchema, response: { 200: outcomeSchema } } },
    async (request) => {
      const session = sessionOf(request)
      await limiter.count(limits.updatePassword, session.actor.owner)
      await updatePassword(services, session, request.body)
      return { success: true as const, message: passwordTexts.updated }
    },
  )
}
