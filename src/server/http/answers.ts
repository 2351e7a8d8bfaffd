import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#domain/shared/errors.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import type { Db, Tx } from '#server/db/connection.ts'
import { idempotencyKeys } from '#server/db/schema.ts'
import { preparedInsert } from '#server/db/prepared.ts'
import { changeData, withCommit } from '#server/db/write.ts'
import { bodyCache, gzipped } from './body-cache.ts'
import { JsonText } from './json-text.ts'
import { sessionOf } from './require-session.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const dayMs = 24 * 3600_000

declare module 'fastify' {
  interface FastifyInstance {
    /** Ribbonry's own; Fastify's is `version`. */
    productVersion: string
  }
}

/**
 * Answers a list of the signed-in user's rows. Its ETag is made of the user's id, write count and date, all known from the
 * session query, so an unchanged list costs no further query: a 304, or the cached body. The id is included because a
 * browser sends the ETag of the person before (despite Vary: Cookie), the product's version because another version may
 * format the same rows differently, the role because ADMIN_EMAILS may have changed since.
 */
export async function answerList(
  request: FastifyRequest,
  reply: FastifyReply,
  load: () => Promise<unknown>,
): Promise<never> {
  const { actor, dataVersion, isAdmin } = sessionOf(request)
  const role = isAdmin ? '.admin' : ''
  const etag = `W/"${request.server.productVersion}.${actor.owner}.${dataVersion}.${actor.today}${role}"`
  void reply
    .header('etag', etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Authorization, Cookie, Accept-Encoding')
  if (request.headers['if-none-match'] === etag) return sent(reply.status(304).send())
  const key = `${actor.owner} ${request.url}`
  const loaded = async () => {
    const answer = await load()
    const text = answer instanceof JsonText ? answer.text : JSON.stringify(answer)
    return reply.getHeader('cache-control') === NO_STORE ? { etag, text } : bodyCache.set(key, etag, text)
  }
  const body = bodyCache.get(key, etag) ?? (await loaded())
  const compressed = /\bgzip\b/.test(String(request.headers['accept-encoding'])) ? await gzipped(body) : undefined
  if (compressed) return sent(reply.type(JSON_TYPE).header('content-encoding', 'gzip').send(compressed))
  return sent(reply.type(JSON_TYPE).send(body.text))
}

/** For a list that nobody may keep, neither browsers nor this server's memory: `load` sets it. */
export function keepNoCopy(reply: FastifyReply): void {
  void reply.header('cache-control', NO_STORE)
}

const NO_STORE = 'no-store'

/**
 * Runs a user's change in one transaction and answers its result. With an Idempotency-Key the answer is stored in that
 * same transaction: the same request gets it again within 24 h, and another request with the same key is refused.
 * @throws {AppError} CONFLICT
 */
export async function answerChange<Result>(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  status: 200 | 201 | 202 | 204,
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { owner, now } = sessionOf(request).actor
  const given = idempotencyKeyOf(request)
  const run = async (tx: Tx) => {
    const attempt = given === undefined ? undefined : { ...given, userId: owner }
    if (attempt) {
      const [earlier] = await tx
        .select()
        .from(idempotencyKeys)
        .where(and(eq(idempotencyKeys.userId, owner), eq(idempotencyKeys.key, attempt.key)))
      const isFresh = earlier !== undefined && now.getTime() - earlier.createdAt.getTime() < dayMs
      if (
        isFresh &&
        (earlier.bodyHash !== attempt.bodyHash || earlier.method !== attempt.method || earlier.path !== attempt.path)
      )
        throw new AppError('CONFLICT', refusalTexts.idempotencyKeyReused)
      if (isFresh) return { status: earlier.status, body: earlier.response }
      if (earlier)
        await tx
          .delete(idempotencyKeys)
          .where(and(eq(idempotencyKeys.userId, owner), eq(idempotencyKeys.key, attempt.key)))
    }
    const result = await change(tx)
    const body = status === 204 ? '' : JSON.stringify(result)
    if (attempt) await withCommit(tx, storeAnswer(tx, { ...attempt, status, response: body, createdAt: now }))
    return { status, body }
  }
  // An answer that is kept is stored in the same transaction, after the command.
  const answer = await changeData(db, owner, run, { isOneCommand: given === undefined })
  if (answer.body === '') return sent(reply.status(answer.status).send())
  return sent(reply.status(answer.status).type(JSON_TYPE).send(answer.body))
}

const storeAnswer = preparedInsert(idempotencyKeys, 'store_answer')

/**
 * Whether `answerChange` will answer this request from what it stored: for work that must happen before its transaction,
 * and only once. An invalid key is refused here as there.
 */
export async function wasAnswered(db: Db, request: FastifyRequest): Promise<boolean> {
  const { owner, now } = sessionOf(request).actor
  const given = idempotencyKeyOf(request)
  if (given === undefined) return false
  const [earlier] = await db
    .select({ createdAt: idempotencyKeys.createdAt })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, owner), eq(idempotencyKeys.key, given.key)))
  return earlier !== undefined && now.getTime() - earlier.createdAt.getTime() < dayMs
}

/**
 * The version a write was made against: `If-Match: "3"`, or `version` in the body. Without one the last write wins.
 * @throws {AppError} INVALID when If-Match names no version
 */
export function expectedVersion(request: FastifyRequest, body?: { version?: number | undefined }): number | undefined {
  const header = request.headers['if-match']
  if (header === undefined) return body?.version
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1]
  if (version === undefined) throw new AppError('INVALID', refusalTexts.ifMatchInvalid)
  return Number(version)
}

/** What Fastify wants returned after a `send`; the body is already text, so its type isn't checked. */
export function sent(reply: FastifyReply): never {
  return reply as never
}

function idempotencyKeyOf(request: FastifyRequest) {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\w.:-]{1,100}$/.test(key))
    throw new AppError('INVALID', refusalTexts.idempotencyKeyInvalid)
  const { body } = request
  const bodyHash = createHash('sha256')
    .update(Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null))
    .digest('hex')
  return { key, method: request.method, path: request.url, bodyHash }
}
