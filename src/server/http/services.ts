import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/connection.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Settings } from '#server/settings.ts'

/** What routes are given: nothing in the server is reached through a global. */
export interface Services {
  db: Db
  settings: Settings
  clock: Clock
  mailer: Mailer
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>
