import { mailedTokenSchema, outcomeSchema } from '#domain/accounts/schema.ts'
import { accountTexts } from '#domain/texts.ts'
import type { App, Services } from '#server/http/services.ts'
import { actorOf } from '#server/http/session.ts'
import { resendVerification, verifyEmail } from './email-verification.ts'
import { limits, placeOf, type Limiter } from './limits.ts'

export function verificationRoutes(app: App, services: Services, limiter: Limiter): void {
  const tags = ['accounts']

  app.post(
    '/auth/verify-email',
    {
      config: { access: 'public' },
      schema: { tags, body: mailedTokenSchema, response: { 200: outcomeSchema } },
    },
    async (request) => {
      await limiter.count(limits.verifyFromPlace, placeOf(request))
      await verifyEmail(services, request.body.token, request.session, services.clock.now())
      return { success: true as const, message: accountTexts.verifyEmail.verified }
    },
  )

  app.post('/auth/verify-email/resend', { schema: { tags, response: { 200: outcomeSchema } } }, async (request) => {
    const { owner, now } = actorOf(request)
    await limiter.count(limits.resend, owner)
    const wasSent = await resendVerification(services, owner, now)
    const { sent, nothingToConfirm } = accountTexts.verifyEmail
    return { success: true as const, message: wasSent ? sent : nothingToConfirm }
  })
}
