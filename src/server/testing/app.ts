import { randomUUID } from 'node:crypto'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { emailOwners, sessions, userPreferences, users } from '#server/db/schema.ts'
import type { Database } from '#server/db/connection.ts'
import { openTestDatabase, truncate } from '#server/db/testing.ts'
import { inParts } from '#domain/imports/in-parts.ts'
import { readPeopleFile } from '#server/features/imports/readers/read-people-file.ts'
import { readFeed } from '#server/catalogue/feeds/reading/read-feed.ts'
import { buildApp } from '#server/http/app.ts'
import { bodyCache } from '#server/http/body-cache.ts'
import { buildReference } from '#server/http/openapi.ts'
import type { App } from '#server/http/fastify.ts'
import type { Services } from '#server/services.ts'
import { hashToken, newOwnerToken } from '#server/identity/owner-token.ts'
import { createMailer } from '#server/mail/create-mailer.ts'
import { asOwner } from '#server/identity/as-owner.ts'
import type { Actor } from '#server/identity/actor.ts'
import { parseSettings, type Settings } from '#server/settings.ts'
import { addressKey } from '#domain/shared/email-address.ts'
import { todayIn } from '#domain/shared/zone.ts'
import { contractOf } from './contract.ts'
import { movableClock, type MovableClock } from './clock.ts'

/** A Saturday; every route test starts on it unless it moves the clock. */
export const TEST_NOW = '2026-11-21T15:00:00.000Z'

export interface Answer<Body = unknown> {
  status: number
  body: Body
  headers: LightMyRequestResponse['headers']
  text: string
}

export interface Person {
  id: string
  token: string
  actor(): Actor
  /** Sends a request as this person and compares the answer with the published contract. */
  call<Body = never>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>>
}

export interface TestApp {
  app: App
  database: Database
  /** The dependencies of jobs and commands. */
  services: Services
  clock: MovableClock
  settings: Settings
  /** Not signed in. */
  visitor: Person
  /** A registered user with a session, and a time zone so that today is the user's own. */
  person(options?: { email?: string; isGuest?: boolean; isAdmin?: boolean; timeZone?: string }): Promise<Person>
  /** Uses the given token, e.g. one returned by sign-in. */
  withToken(token: string, userId?: string): Person
  /** Empties every table and turns the clock back to TEST_NOW. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** The same for every app, so a worker makes it once: that takes as long as opening the app. */
let contract: ReturnType<typeof contractOf> | undefined

/** The whole server on a real database of its own, without a port. */
export async function openTestApp(
  environment: Record<string, string> = {},
  outside: Pick<Services, 'fetchFeed' | 'fetchPage' | 'fetchPicture' | 'providers' | 'pushGuard'> = {},
): Promise<TestApp> {
  const settings = parseSettings({ RATE_LIMIT: 'off', ...environment })
  const namedAdmins = [...settings.adminEmails]
  const clock = movableClock(TEST_NOW)
  const database = await openTestDatabase()
  const mailer = createMailer({ db: database.db, settings, clock, outboxDir: null })
  // From the sources a thread takes a second to start; it has tests of its own.
  const readPeople: Services['readPeople'] = async (...file) => inParts(readPeopleFile(...file))
  const services = {
    db: database.db,
    patiently: database.patiently,
    settings,
    clock,
    mailer,
    readPeople,
    readFeed,
    ...outside,
  }
  const app = await buildApp(services, { version: 'test' })
  await app.ready()
  contract ??= contractOf(await buildReference(services, 'test'))
  const published = contract

  const speaker = (id: string, token: string): Person => ({
    id,
    token,
    actor: () => ({
      owner: asOwner(id),
      now: clock.now(),
      today: todayIn('UTC', clock.now()),
      leapDay: 'feb28',
      deliveryDays: 5,
    }),
    async call(method, path, payload, headers = {}) {
      const request: InjectOptions = {
        method,
        url: `/api${path}`,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
      }
      if (payload !== undefined) request.payload = payload as NonNullable<InjectOptions['payload']>
      const response = await app.inject(request)
      published.check(method, request.url as string, response)
      const isJson = response.headers['content-type']?.toString().includes('json') ?? false
      return {
        status: response.statusCode,
        body: (isJson ? response.json() : undefined) as never,
        headers: response.headers,
        text: response.body,
      }
    },
  })

  return {
    app,
    database,
    services,
    clock,
    settings,
    visitor: speaker('', ''),
    withToken: (token, userId = '') => speaker(userId, token),
    async person({ email, isGuest = false, isAdmin = false, timeZone = 'UTC' } = {}) {
      const now = clock.now()
      const id = randomUUID()
      const { token } = newOwnerToken(id)
      const address = isGuest ? null : (email ?? `${id}@example.com`)
      // The list is what makes an administrator; the app reads it on every call.
      if (isAdmin && address !== null) settings.adminEmails.push(addressKey(address))
      if (address !== null) await database.db.insert(emailOwners).values({ emailKey: addressKey(address), userId: id })
      await database.db.insert(users).values({
        id,
        email: address,
        emailKey: address === null ? null : addressKey(address),
        isGuest,
        isAdmin,
        createdAt: now,
        updatedAt: now,
        lastSeenAt: now,
        emailVerifiedAt: isGuest ? null : now,
      })
      await database.db.insert(userPreferences).values({ userId: id, timeZone, createdAt: now, updatedAt: now })
      await database.db.insert(sessions).values({
        sid: hashToken(token),
        publicId: randomUUID(),
        userId: id,
        kind: isGuest ? 'guest' : 'user',
        expire: new Date(now.getTime() + 30 * 24 * 3600_000),
        createdAt: now,
        lastSeenAt: now,
      })
      return speaker(id, token)
    },
    async reset() {
      await truncate(database)
      bodyCache.clear()
      settings.adminEmails.splice(0, Infinity, ...namedAdmins)
      clock.setTo(TEST_NOW)
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}
