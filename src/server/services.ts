import type { ReadingChoices } from '#domain/imports/found-person.ts'
import type { FileInParts } from '#domain/imports/in-parts.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { CatalogueProvider } from '#server/catalogue/provider.ts'
import type { Clock } from '#server/clock.ts'
import type { Db, Patiently } from '#server/db/connection.ts'
import type { ClockGuard } from '#server/jobs/clock-guard.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { ReadFeed } from '#server/catalogue/feeds/reading/read-in-worker.ts'
import type { FetchFile } from '#server/outbound/fetch-file.ts'
import type { FetchPage, Guard } from '#server/outbound/fetch-page.ts'
import type { Settings } from '#server/settings.ts'

/** @throws {AppError} with a sentence about the file */
type ReadPeople = (bytes: Uint8Array, today: CalendarDate, choices?: ReadingChoices) => Promise<FileInParts>

/** What routes, jobs and commands depend on: nothing in the server is reached through a global. */
export interface Services {
  db: Db
  /** For statements that take longer than the usual limit (VACUUM). */
  patiently: Patiently
  settings: Settings
  clock: Clock
  /** Keeps a wrong clock from doing harm; without it, as in most tests, every clock is trusted. */
  clockGuard?: ClockGuard
  mailer: Mailer
  /** Fetches other sites' pages: through the guard (server/outbound), unless a test uses its own network. */
  fetchPage?: FetchPage
  /** The same for pictures. */
  fetchPicture?: FetchPage
  /** Reads files of people: in a thread of its own, unless a test has no need of one. */
  readPeople?: ReadPeople
  /** Fetches product feeds: through the guard, unless a test uses its own network. */
  fetchFeed?: FetchFile
  /** Reads product feeds: in a thread of its own, unless a test has no need of one. */
  readFeed?: ReadFeed
  /** Sends push messages: through the product's guard, unless a test uses its own network. */
  pushGuard?: Guard
  /** Shops whose products are shown besides the embedded ideas, the preferred first. */
  providers?: readonly CatalogueProvider[]
}
