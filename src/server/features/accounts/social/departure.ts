import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SocialProvider } from '#domain/accounts/social.ts'
import { AppError } from '#domain/shared/errors.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import type { Services } from '#server/services.ts'
import type { Settings } from '#server/settings.ts'
import { cookieScope } from '../sessions/sessions.ts'
import { ATTEMPT_MINUTES, beginAttempt, isSecret, newSecret, type Beginning } from './attempts.ts'
import type { SocialClients } from './clients.ts'

/** Binds the provider's answer to the browser that asked: its cookie, whose hash is stored with the attempt. */
export function browserCookieName(settings: Settings): string {
  return settings.appUrl?.startsWith('https:') ? '__Host-ribbonry-sign-in' : 'ribbonry-sign-in'
}

/** The redirect address, which must be registered at the provider (docs/social-login.md). */
export function redirectUri({ mailer }: Services, provider: SocialProvider): string {
  return mailer.link(`/api/login/callback/${provider}`)
}

/**
 * Begins a sign-in at a provider.
 * @returns the provider's page, to which the browser is to go
 * @throws {AppError} UPSTREAM when the provider cannot be reached, UNAVAILABLE when it is not configured
 */
export async function depart(
  services: Services,
  clients: SocialClients,
  request: FastifyRequest,
  reply: FastifyReply,
  beginning: Omit<Beginning, 'browser'>,
): Promise<URL> {
  const { db, clock, settings } = services
  const { provider } = beginning
  const client = clients[provider]
  if (!client) throw new AppError('UNAVAILABLE', accountTexts.socialLoginDisabled.title)
  const cookie = browserCookieName(settings)
  const before = request.cookies[cookie]
  // Kept while it lasts, so that of two tabs both can come back.
  const browser = isSecret(before) ? before : newSecret()
  const secrets = await beginAttempt(db, { ...beginning, browser }, clock.now())
  void reply.setCookie(cookie, browser, { ...cookieScope(settings), httpOnly: true, maxAge: ATTEMPT_MINUTES * 60 })
  try {
    return await client.authorizationUrl({ ...secrets, redirectUri: redirectUri(services, provider) })
  } catch (error) {
    noteFailure(request, provider, error)
    throw new AppError('UPSTREAM', accountTexts.socialLoginFailed.title)
  }
}

/**
 * What went wrong at a provider, in words. The log contains nothing that it sent about a person, and nothing that was
 * sent to it.
 */
export function noteFailure(request: FastifyRequest, provider: SocialProvider, thrown: unknown): void {
  const error: Failure = thrown instanceof Error ? thrown : new Error(String(thrown))
  const cause = error.cause instanceof Error ? error.cause.message : undefined
  // `error` is OAuth's own code, such as invalid_client: usually a wrong setting here or there.
  const details = { provider, reason: error.message, code: error.code, error: error.error, cause }
  request.log.warn(details, 'a provider could not be used')
}

type Failure = Error & { code?: unknown; error?: unknown }
