import type { FastifyRequest } from 'fastify'
import { AppError } from '#domain/shared/errors.ts'
import { securityTexts } from '#domain/texts/security.ts'
import type { Settings } from '#server/settings.ts'

/** Who passkeys are made for: a host name, and the origin of its pages. */
export interface RelyingParty {
  id: string
  origin: string
}

/**
 * The host in APP_URL. Without it only localhost works: a request's Host can be forged, and passkeys can't be bound to an
 * IP address.
 * @throws {AppError} INVALID if there is no such name
 */
export function relyingParty(request: FastifyRequest, { appUrl }: Settings): RelyingParty {
  const address = appUrl ?? `${request.protocol}://${request.host}`
  const { hostname, origin } = new URL(URL.canParse(address) ? address : 'http://0.0.0.0')
  const isName = appUrl === undefined ? /^(?:.+\.)?localhost$/.test(hostname) : /[a-z]/i.test(hostname)
  if (!isName || hostname.includes(':')) throw new AppError('INVALID', securityTexts.passkeys.wrongAddress)
  return { id: hostname, origin }
}
