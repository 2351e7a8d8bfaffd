import { refusalTexts } from '../texts/refusals.ts'

/** Every error code. `server/http/errors.ts` maps them to HTTP statuses. */
export type ErrorCode =
  | 'INVALID'
  | 'UNAUTHENTICATED'
  /** The password is right, and a code is needed beside it. */
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
  /** SECOND_FACTOR: what is sent along with the code. */
  challengeToken?: string
  /** RATE_LIMITED, UNAVAILABLE: seconds until another try makes sense. */
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

/** Somebody else's row looks the same as one that is not there. */
export function notFound(what: Parameters<typeof refusalTexts.notFound>[0]): AppError {
  return new AppError('NOT_FOUND', refusalTexts.notFound(what))
}

/** A refusal that belongs to one field of the form. */
export function invalidField(path: string, message: string): AppError {
  return new AppError('INVALID', message, { issues: [{ path, message }] })
}

/** What is answered, with a 500, where something failed that nobody expected: it says nothing of the inside. */
export function unexpectedFailure(requestId: string) {
  return { message: refusalTexts.unexpected, code: 'UNEXPECTED', requestId } as const
}
