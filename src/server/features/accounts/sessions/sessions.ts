import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { sessions } from '#server/db/schema.ts'
import { sessionCookieName, SIGNED_IN_HINT } from '#server/http/require-session.ts'
import { hashToken, newOwnerToken } from '#server/identity/owner-token.ts'
import { SESSION_IDLE_DAYS, SESSION_MAX_DAYS, type Session } from '#server/identity/session.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import type { Settings } from '#server/settings.ts'

const daySeconds = 24 * 3600

/** Where a sign-in comes from, and when; a new session stores some of it. */
export interface Visit {
  now: Date
  ip: string
  userAgent: string | null
}

export function visitOf(request: FastifyRequest, now: Date): Visit {
  return { now, ip: request.ip, userAgent: request.headers['user-agent']?.slice(0, 300) ?? null }
}

/** Opens a session and returns its token (256 random bits besides the user), of which only a hash is stored. */
export async function startSession(
  db: DbOrTx,
  userId: string,
  kind: 'user' | 'guest',
  { now, ip, userAgent }: Visit,
): Promise<string> {
  const { token } = newOwnerToken(userId)
  await db.insert(sessions).values({
    sid: hashToken(token),
    publicId: randomUUID(),
    userId,
    kind,
    expire: new Date(now.getTime() + SESSION_IDLE_DAYS * daySeconds * 1000),
    createdAt: now,
    lastSeenAt: now,
    authenticatedAt: kind === 'user' ? now : null,
    userAgent,
    ip,
  })
  return token
}

export async function endSession(db: DbOrTx, { sid, actor }: Pick<Session, 'sid' | 'actor'>): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, actor.owner), eq(sessions.sid, sid)))
}

/** Signs a user out everywhere, except for the session to keep. */
export async function endSessionsOf(db: DbOrTx, userId: string, exceptSid?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), exceptSid === undefined ? undefined : ne(sessions.sid, exceptSid)))
}

/** Where a user is signed in, the last used first. */
export async function listSessions(db: DbOrTx, owner: OwnerId, now: Date, currentSid: string) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, owner), gt(sessions.expire, now)))
    .orderBy(desc(sessions.lastSeenAt))
  return rows.map((row) => ({
    id: row.publicId,
    kind: row.kind,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    userAgent: row.userAgent,
    ip: row.ip,
    isCurrent: row.sid === currentSid,
  }))
}

/** @throws {AppError} NOT_FOUND */
export async function revokeSession(db: DbOrTx, owner: OwnerId, publicId: string): Promise<{ sid: string }> {
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, owner), eq(sessions.publicId, publicId)))
    .returning({ sid: sessions.sid })
  if (!ended) throw notFound('session')
  return ended
}

/** The cookie outlives idle sessions: the server decides how long it's valid. */
export function setSessionCookie(reply: FastifyReply, settings: Settings, token: string): void {
  const scope = { ...cookieScope(settings), maxAge: SESSION_MAX_DAYS * daySeconds }
  void reply.setCookie(sessionCookieName(settings), token, { ...scope, httpOnly: true })
  void reply.setCookie(SIGNED_IN_HINT, '1', scope)
}

export function clearSessionCookie(reply: FastifyReply, settings: Settings): void {
  void reply.clearCookie(sessionCookieName(settings), { ...cookieScope(settings), httpOnly: true })
  void reply.clearCookie(SIGNED_IN_HINT, cookieScope(settings))
}

/** Of every cookie: this host, and https where the app has it. */
export function cookieScope(settings: Settings) {
  const secure = settings.appUrl?.startsWith('https:') ?? false
  return { path: '/', sameSite: 'lax', secure } as const
}
