import { z } from 'zod'
import { AppError } from '#domain/shared/errors.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import { reachable } from '#server/db/reachable.ts'
import { metricsRoute } from './metrics.ts'
import type { App, Services } from './services.ts'

/** Load balancers and container runtimes wait a few seconds for an answer. */
const READY_MS = 2_000

const okSchema = z.object({ status: z.literal('ok') })

/** For operators: is it alive, is it ready, which version is it. */
export function operationsRoutes(app: App, services: Services, version: string): void {
  const { db, settings } = services
  const open = { access: 'public' } as const
  // Liveness must hold while the database is down, even if the request has a session cookie.
  const withoutSession = { ...open, hasNoSession: true }
  const isReachable = reachable(db, READY_MS)
  metricsRoute(app, services, version)

  app.get(
    '/health/live',
    { config: withoutSession, schema: { tags: ['operations'], response: { 200: okSchema } } },
    () => ({ status: 'ok' as const }),
  )

  app.get(
    '/health/ready',
    { config: withoutSession, schema: { tags: ['operations'], response: { 200: okSchema } } },
    async () => {
      if (!(await isReachable())) {
        throw new AppError('UNAVAILABLE', refusalTexts.databaseSilent, { retryAfterSeconds: 5 })
      }
      return { status: 'ok' as const }
    },
  )

  app.get(
    '/version',
    {
      config: open,
      schema: { tags: ['operations'], response: { 200: z.object({ version: z.string(), supportEmail: z.string() }) } },
    },
    () => ({ version, supportEmail: settings.supportEmail }),
  )
}
