import { AppError } from '#domain/shared/errors.ts'
import { amazonNotice } from '#domain/texts/amazon-notice.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import { reachable } from '#server/db/reachable.ts'
import { metricsRoute } from './metrics.ts'
import { createRouting } from './routing.ts'
import type { App } from './fastify.ts'
import type { Services } from '#server/services.ts'

/** Load balancers and container runtimes wait a few seconds for an answer. */
const READY_MS = 2_000

/** For operators: is it alive, is it ready, which version is it. */
export function operationsRoutes(app: App, services: Services, version: string): void {
  const { db, settings, providers = [] } = services
  const { answer } = createRouting(app, services)
  const isReachable = reachable(db, READY_MS)
  metricsRoute(app, services, version)

  answer('GET /health/live', () => ({ status: 'ok' }))
  answer('GET /health/ready', async () => {
    if (await isReachable()) return { status: 'ok' }
    throw new AppError('UNAVAILABLE', refusalTexts.databaseSilent, { retryAfterSeconds: 5 })
  })
  answer('GET /version', () => ({
    version,
    supportEmail: settings.supportEmail,
    notices: providers.some(({ id }) => id === 'amazon') ? [amazonNotice] : [],
  }))
}
