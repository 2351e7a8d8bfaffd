import type { App, Services } from '#server/http/services.ts'
import { createLimiter } from './limits.ts'
import { browserRoutes } from './browser-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { unsubscribeRoutes } from './unsubscribe-routes.ts'
import { verificationRoutes } from './verification-routes.ts'

/** Who somebody is: signing up, in and out, guests, passwords, addresses, sessions. */
export function accountRoutes(app: App, services: Services): void {
  const limiter = createLimiter(services)
  signInRoutes(app, services, limiter)
  passwordRoutes(app, services, limiter)
  verificationRoutes(app, services, limiter)
  unsubscribeRoutes(app, services, limiter)
  sessionRoutes(app, services)
  browserRoutes(app, services)
}
