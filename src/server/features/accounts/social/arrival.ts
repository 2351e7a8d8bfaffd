import type { FastifyRequest } from 'fastify'
import type { SocialProvider } from '#domain/accounts/social.ts'
import { providerNames } from '#domain/texts/provider-names.ts'
import { socialTexts } from '#domain/texts/social.ts'
import type { Services } from '#server/services.ts'
import { visitOf } from '../sessions/sessions.ts'
import { takeAttempt } from './attempts.ts'
import type { SocialClients } from './clients.ts'
import { connect } from './connections.ts'
import { browserCookieName, noteFailure, redirectUri } from './departure.ts'
import { enter } from './enter.ts'
import { failed, refused, sessionGone, type Outcome } from './outcome.ts'
import { nameOrNull } from './provider.ts'

/** How Google, GitHub and X say that the user canceled, and how Apple does. */
const denials = ['access_denied', 'user_cancelled_authorize']

export interface Arrival {
  outcome: Outcome
  nextPath?: string | undefined
  /** For guests and for connecting a provider: errors are shown on the page where the attempt began. */
  isSignedIn?: boolean
}

/**
 * Handles a provider's answer: it must match an attempt of this browser at this provider, and the user who started it
 * must still be signed in.
 * @param toldName a name that the provider sent outside the signed data, if any
 */
export async function arrive(
  services: Services,
  clients: SocialClients,
  provider: SocialProvider,
  request: FastifyRequest,
  toldName: string | undefined,
): Promise<Arrival> {
  const { db, clock, settings } = services
  const client = clients[provider]
  if (!client) return { outcome: refused('social_login_disabled') }
  const answer = new URL(redirectUri(services, provider))
  answer.search = new URL(request.url, answer).search
  const state = answer.searchParams.get('state') ?? ''
  const browser = request.cookies[browserCookieName(settings)]
  const now = clock.now()
  const attempt = await takeAttempt(db, { state, provider, browser }, now)
  if (!attempt) return { outcome: failed }

  const { session } = request
  const isBeginners = attempt.userId !== null && session?.actor.owner === attempt.userId
  if (attempt.userId !== null && !isBeginners) return { outcome: sessionGone }
  const isConnecting = isBeginners && !session.isGuest
  const way = { nextPath: attempt.nextPath ?? undefined, isSignedIn: session !== undefined }
  if (denials.includes(answer.searchParams.get('error') ?? ''))
    return { outcome: refused('access_denied', socialTexts.denied(providerNames[provider])), ...way }

  const identity = await client
    .identify(answer, { ...attempt, state, redirectUri: redirectUri(services, provider) })
    .catch((error: unknown) => noteFailure(request, provider, error))
  if (!identity) return { outcome: failed, ...way }
  const named = { ...identity, name: identity.name ?? nameOrNull(toldName) }
  const outcome = isConnecting
    ? await connect(services, named, session, now)
    : await enter(services, named, visitOf(request, now), { session, bringsGuest: isBeginners })
  return { outcome, ...way }
}
