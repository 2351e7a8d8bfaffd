import type { FastifyRequest } from 'fastify'
import { AppError } from '#domain/shared/errors.ts'
import { securityTexts } from '#domain/texts.ts'
import type { Settings } from '#server/settings.ts'

/** Who passkeys are made for: a host name, and the origin that its pages have. */
export interface RelyingParty {
  id: string
  origin: string
}

/**
 * The address in APP_URL. Without one the product is being tried on its own machine, under a name of that machine: a
 * request's Host can be anybody's, and an IP address is no name that passkeys could be bound to.
 * @throws {AppError} INVALID where there is no such name
 */
export function relyingParty(request: FastifyRequest, { appUrl }: Settings): RelyingParty {
  const address = appUrl ?? `${request.protocol}://${request.host}`
  const { hostname, origin } = new URL(URL.canParse(address) ? address : 'http://0.0.0.0')
  const isName = appUrl === undefined ? /^(?:.+\.)?localhost$/.test(hostname) : /[a-z]/i.test(hostname)
  if (!isName || hostname.includes(':')) throw new AppError('INVALID', securityTexts.passkeys.wrongAddress)
  return { id: hostname, origin }
}
