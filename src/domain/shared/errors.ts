import { refusalTexts } from '../texts/refusals.ts'

/** Every error code. `server/http/errors.ts` maps them to HTTP statuses. */
export type ErrorCode =
  | 'INVALID'
  | 'UNAUTHENTICATED'
  /** The password is right, and a code is required, too. */
  | 'SECOND_FACTOR'
  | 'FORBIDDEN'
  /** Needs recent authentication: retry with the password. */
  | 'CONFIRM'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'STALE'
  | 'REPEAT'
  | 'TOO_LARGE'
  | 'WRONG_TYPE'
  | 'OUT_OF_RANGE'
  | 'LIMIT'
  | 'RATE_LIMITED'
  | 'UPSTREAM'
  | 'UNAVAILABLE'

export interface Issue {
  /** Dotted path of the field, e.g. `contributors.0.name`. */
  path: string
  message: string
}

export interface ErrorDetails {
  issues?: Issue[]
  /** STALE: the current row. */
  current?: unknown
  /** REPEAT: what was given before. */
  repeats?: unknown
  /** SECOND_FACTOR: the token to send with the code. */
  challengeToken?: string
  /** RATE_LIMITED, UNAVAILABLE: seconds until a retry makes sense. */
  retryAfterSeconds?: number
}

/** An expected refusal. Its message is a sentence for people and is shown as it is. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}

/** Someone else's row looks the same as a missing one. */
export function notFound(what: Parameters<typeof refusalTexts.notFound>[0]): AppError {
  return new AppError('NOT_FOUND', refusalTexts.notFound(what))
}

/** A refusal that belongs to one field of the form. */
export function invalidField(path: string, message: string): AppError {
  return new AppError('INVALID', message, { issues: [{ path, message }] })
}

/** The answer to an unexpected failure, with a 500: reveals nothing internal. */
export function unexpectedFailure(requestId: string) {
  return { message: refusalTexts.unexpected, code: 'UNEXPECTED', requestId } as const
}
