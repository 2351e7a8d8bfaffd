import type { FastifyError, FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import { AppError, unexpectedFailure, type ErrorCode, type Issue } from '#domain/shared/errors.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import { isDamage } from '#server/db/damage.ts'
import { diskTrouble } from '#server/db/disk-trouble.ts'
import { reportDamage } from '#server/features/admin/commands.ts'
import type { Services } from '#server/services.ts'
import { speakPlainly } from './plain-issues.ts'

const statusOf = {
  INVALID: 400,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR: 401,
  FORBIDDEN: 403,
  CONFIRM: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  STALE: 409,
  REPEAT: 409,
  TOO_LARGE: 413,
  WRONG_TYPE: 415,
  OUT_OF_RANGE: 416,
  LIMIT: 422,
  RATE_LIMITED: 429,
  UPSTREAM: 502,
  UNAVAILABLE: 503,
} satisfies Record<ErrorCode, number>

/** Fastify's own refusals, in words for people. */
const refusals: Record<string, AppError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError('TOO_LARGE', refusalTexts.tooLarge),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('WRONG_TYPE', refusalTexts.wrongContentType),
  FST_ERR_CTP_EMPTY_JSON_BODY: new AppError('INVALID', refusalTexts.emptyBody),
  FST_ERR_CTP_INVALID_JSON_BODY: new AppError('INVALID', refusalTexts.brokenJson),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new AppError('INVALID', refusalTexts.cutOff),
}

const troubleInLog = {
  diskFull: 'the disk is full',
  diskReadOnly: 'the disk cannot be written',
  other: 'the database did not answer',
}

/**
 * The only error handler: expected refusals keep their sentence, everything else is logged and answered without details.
 */
export function handleErrors(app: FastifyInstance, services: Services): void {
  speakPlainly()
  app.setErrorHandler(async (error: unknown, request, reply) => {
    // A library may throw a string, in which looking for a code would fail, and Fastify would then send it.
    const refusal = error instanceof Error ? toRefusal(error) : undefined
    // Lists and files set their caching headers before they're found; a refusal is never cached and has no version.
    void reply.header('cache-control', 'no-store').removeHeader('etag')
    await reportDamage(services, error, request.log)
    if (!refusal) {
      request.log.error({ err: error }, 'unexpected error')
      return reply.status(500).send(unexpectedFailure(request.id))
    }
    const { message, code } = refusal
    if (code === 'UNAVAILABLE' && !(error instanceof AppError))
      request.log.warn({ err: error }, troubleInLog[diskTrouble(error) ?? 'other'])
    const { retryAfterSeconds, ...details } = refusal.details
    if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(Math.ceil(retryAfterSeconds)))
    return reply.status(statusOf[code]).send({ message, code, requestId: request.id, ...details })
  })
  app.setNotFoundHandler((request) => {
    throw new AppError('NOT_FOUND', refusalTexts.unknownPath(`${request.method} ${request.url.split('?')[0]}`))
  })
}

function toRefusal(error: FastifyError | Error): AppError | undefined {
  if (error instanceof AppError) return error
  if (error instanceof ZodError)
    return invalid(error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })))
  const known = 'code' in error ? refusals[error.code] : undefined
  if (known) return known
  if (isDamage(error)) return new AppError('UNAVAILABLE', refusalTexts.damagedData)
  const disk = diskTrouble(error)
  if (disk) return new AppError('UNAVAILABLE', refusalTexts[disk], { retryAfterSeconds: 60 })
  const trouble = connectionTrouble(error)
  if (trouble) return new AppError('UNAVAILABLE', refusalTexts[trouble], { retryAfterSeconds: 5 })
  // From the static-file plugin, which has no error codes.
  if ('statusCode' in error && error.statusCode === 416) return new AppError('OUT_OF_RANGE', refusalTexts.outOfRange)
  // Fastify's remaining 4xx (malformed URL, unsupported method, …) carry a status and a plain message.
  if ('statusCode' in error && error.statusCode !== undefined && error.statusCode < 500)
    return new AppError('INVALID', refusalTexts.notUnderstood)
  return undefined
}

function invalid(issues: Issue[]): AppError {
  return new AppError('INVALID', issues[0]?.message ?? refusalTexts.invalid, { issues })
}

/**
 * pg's and the embedded database's errors for a missing or lost connection: a commit may have succeeded although its
 * answer was lost.
 */
function connectionTrouble(error: Error): 'databaseAway' | 'databaseSilent' | undefined {
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause ? String(cause.code) : ''
  if (/^(ECONNREFUSED|ENOTFOUND|57P03|53300)$/.test(code)) return 'databaseAway'
  if (/timeout exceeded when trying to connect|Connection terminated due to connection timeout/i.test(cause.message))
    return 'databaseAway'
  if (/^(ECONNRESET|EPIPE|ETIMEDOUT|57P0[12]|57014|08\d\d\d)$/.test(code)) return 'databaseSilent'
  if (/Connection terminated|not queryable|embedded database was interrupted/i.test(cause.message))
    return 'databaseSilent'
  return undefined
}
