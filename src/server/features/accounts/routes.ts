import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { deletionRoutes } from './deletion/deletion-routes.ts'
import { createLimiter } from './limiter.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { passwordRoutes } from './passwords/password-routes.ts'
import { secondStepRoutes } from './second-step/second-step-routes.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'
import { signOutRoutes } from './sessions/sign-out-routes.ts'
import { socialClients } from './social/clients.ts'
import { connectionRoutes } from './social/connection-routes.ts'
import { socialRoutes } from './social/routes.ts'
import { unsubscribeRoutes } from './addresses/unsubscribe-routes.ts'
import { verificationRoutes } from './addresses/verification-routes.ts'

/** Authentication: signing up, in and out, guests, passwords, addresses, sessions. */
export function accountRoutes(app: App, services: Services): void {
  const limiter = createLimiter(services)
  signInRoutes(app, services, limiter)
  passwordRoutes(app, services, limiter)
  verificationRoutes(app, services)
  unsubscribeRoutes(app, services, limiter)
  passkeyRoutes(app, services, limiter)
  secondStepRoutes(app, services, limiter)
  sessionRoutes(app, services)
  deletionRoutes(app, services, limiter)
  signOutRoutes(app, services)
  const clients = socialClients(services)
  socialRoutes(app, services, limiter, clients)
  connectionRoutes(app, services, limiter, clients)
}
