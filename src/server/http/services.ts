import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { CatalogueProvider } from '#server/catalogue/provider.ts'
import type { Clock } from '#server/clock.ts'
import type { Db, Patiently } from '#server/db/connection.ts'
import type { ClockGuard } from '#server/jobs/clock-guard.ts'
import type { LoadModel } from '#server/language-model/load-model.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { FetchPage, Guard } from '#server/outbound/fetch-page.ts'
import type { Settings } from '#server/settings.ts'

/** What routes are given: nothing in the server is reached through a global. */
export interface Services {
  db: Db
  /** What takes the database longer than a statement may (VACUUM). */
  patiently: Patiently
  settings: Settings
  clock: Clock
  /** Keeps a clock that jumped from doing harm; without one, as in most tests, every clock is believed. */
  clockGuard?: ClockGuard
  mailer: Mailer
  /** How others' pages are fetched: through the guard (server/outbound) unless a test brings its own network. */
  fetchPage?: FetchPage
  /** The same for pictures. */
  fetchPicture?: FetchPage
  /** What push messages leave through; the running product's guard unless a test brings its own network. */
  pushGuard?: Guard
  /** A retailer whose products take the place of the embedded catalogue's. */
  provider?: CatalogueProvider
  /** The language model that proposes search words, instead of the one in the settings. */
  languageModel?: LoadModel
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>
