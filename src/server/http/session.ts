import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#domain/shared/errors.ts'
import { generalTexts } from '#domain/texts.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import { todayIn } from '#domain/shared/zone.ts'
import type { Db } from '#server/db/connection.ts'
import { sessions, userPreferences, users } from '#server/db/schema.ts'
import { asOwner } from '#server/as-owner.ts'
import type { Actor } from '#server/owner.ts'
import type { Settings } from '#server/settings.ts'
import { isAdministrator } from './administrators.ts'
import type { Services } from './services.ts'

/** Ends after this long without use, or this long after it began, whichever comes first (ASVS 7.3). */
export const SESSION_IDLE_DAYS = 30
export const SESSION_MAX_DAYS = 180

/** lastSeenAt is written at most this often, so that reading a list is one query and no write. */
const SEEN_EVERY_MS = 10 * 60_000

export interface Session {
  sid: string
  publicId: string
  kind: 'user' | 'guest'
  actor: Actor
  isGuest: boolean
  isAdmin: boolean
  /** The user's write count: every list's ETag contains it. */
  dataVersion: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of this request's bearer token or cookie, if there is a valid one. */
    session: Session | undefined
  }
  interface FastifyContextConfig {
    /** 'required' is the default: a new route is closed unless it says otherwise. */
    access?: 'public' | 'required' | 'admin'
    /** Answers without looking up a session, and so without the database. */
    hasNoSession?: boolean
    /** May be called from foreign pages and mail programs (one-click unsubscribe). */
    anyOrigin?: boolean
  }
}

/** The sessions table stores this hash of a token. 256 random bits need no salt and no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** `__Host-` binds the cookie to this very host, and browsers accept that prefix over https only. */
export function sessionCookieName(settings: Settings): string {
  return settings.appUrl?.startsWith('https:') ? '__Host-ribbonry' : 'ribbonry'
}

/**
 * Looks up the session of every request under /api in one query, and refuses requests without one unless the route is
 * public.
 */
export function requireSessions(app: FastifyInstance, services: Services): void {
  const { settings, clock } = services
  const findSession = sessionFinder(services)
  const cookieName = sessionCookieName(settings)
  app.decorateRequest('session', undefined)

  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access ?? 'required'
    const token = request.routeOptions.config.hasNoSession ? undefined : tokenOf(request, cookieName)
    if (token !== undefined) request.session = await findSession(token, clock.now())
    if (access === 'public') return
    if (!request.session) throw new AppError('UNAUTHENTICATED', generalTexts.signInRequired)
    if (access === 'admin' && !request.session.isAdmin) throw new AppError('FORBIDDEN', refusalTexts.administratorsOnly)
  })
}

/** The session of a route that isn't public; the hook above has checked that there is one. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw new AppError('UNAUTHENTICATED', generalTexts.signInRequired)
  return request.session
}

/** The bearer token wins over the cookie when both are sent. */
function tokenOf(request: FastifyRequest, cookieName: string): string | undefined {
  const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1]
  if (request.headers.authorization !== undefined) return bearer ?? ''
  return request.cookies[cookieName]
}

function sessionFinder({ db, settings, clockGuard }: Services) {
  const byToken = db
    .select({
      sid: sessions.sid,
      publicId: sessions.publicId,
      kind: sessions.kind,
      expire: sessions.expire,
      lastSeenAt: sessions.lastSeenAt,
      userId: users.id,
      isGuest: users.isGuest,
      emailKey: users.emailKey,
      emailVerifiedAt: users.emailVerifiedAt,
      dataVersion: users.dataVersion,
      timeZone: userPreferences.timeZone,
      leapDay: userPreferences.leapDay,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(sessions.sid, sql.placeholder('sid')))
    .prepare('session_by_token')

  return async (token: string, now: Date): Promise<Session | undefined> => {
    const [row] = await byToken.execute({ sid: hashToken(token) })
    const { isBelieved, sessionTime } = (await clockGuard?.judge(now)) ?? { isBelieved: true, sessionTime: now }
    if (!row || row.expire <= sessionTime) return undefined
    // Also if it was last seen by a clock that was ahead.
    const isStale = Math.abs(now.getTime() - row.lastSeenAt.getTime()) > SEEN_EVERY_MS
    if (isBelieved && isStale) await markSeen(db, row.sid, row.userId, now)
    return {
      sid: row.sid,
      publicId: row.publicId,
      kind: row.kind,
      isGuest: row.isGuest,
      isAdmin: isAdministrator(settings, row),
      dataVersion: row.dataVersion,
      actor: { owner: asOwner(row.userId), now, today: todayIn(row.timeZone, now), leapDay: row.leapDay ?? 'feb28' },
    }
  }
}

async function markSeen(db: Db, sid: string, userId: string, now: Date): Promise<void> {
  const day = 24 * 3600_000
  const idleEnd = new Date(now.getTime() + SESSION_IDLE_DAYS * day)
  await db
    .update(sessions)
    .set({
      lastSeenAt: now,
      expire: sql`least(${idleEnd}, ${sessions.createdAt} + ${`${SESSION_MAX_DAYS} days`}::interval)`,
    })
    .where(eq(sessions.sid, sid))
  await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId))
}
