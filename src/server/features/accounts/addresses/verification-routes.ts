import { verifyEmailTexts } from '#domain/texts/verify-email.ts'
import { createRouting } from '#server/http/routing.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { resendVerification, verifyEmail } from './email-verification.ts'

export function verificationRoutes(app: App, services: Services): void {
  const { answer } = createRouting(app, services)

  answer('POST /auth/verify-email', async ({ body, request }) => {
    await verifyEmail(services, body.token, request.session, services.clock.now())
    return { success: true, message: verifyEmailTexts.verified }
  })

  answer('POST /auth/verify-email/resend', async ({ actor: { owner, now } }) => {
    const wasSent = await resendVerification(services, owner, now)
    const { sent, nothingToConfirm } = verifyEmailTexts
    return { success: true, message: wasSent ? sent : nothingToConfirm }
  })
}
