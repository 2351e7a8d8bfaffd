import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { metricsRoute } from './metrics.ts'
import type { App, Services } from './services.ts'

const okSchema = z.object({ status: z.literal('ok') })

/** For whoever looks after the server: is it alive, can it work, which version is it. */
export function operationsRoutes(app: App, services: Services, version: string): void {
  const { db, settings } = services
  const open = { access: 'public' } as const
  metricsRoute(app, services, version)

  app.get('/health/live', { config: open, schema: { tags: ['operations'], response: { 200: okSchema } } }, () => ({
    status: 'ok' as const,
  }))

  app.get(
    '/health/ready',
    { config: open, schema: { tags: ['operations'], response: { 200: okSchema } } },
    async () => {
      await db.execute(sql`select 1`)
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
