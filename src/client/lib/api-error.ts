import { generalTexts } from '#domain/texts/general.ts'

export type Issue = { path: string; message: string }

type ErrorBody = {
  message?: unknown
  code?: unknown
  issues?: unknown
  current?: unknown
  repeats?: unknown
  challengeToken?: unknown
}

/** A refusal by the server. Its text is "status: body"; people are shown `errorText` instead. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** SCREAMING_SNAKE code of the wire, '' when the answer was not ours. */
  readonly code: string
  /** The server's sentence for people, when it sent one that says more than that something unexpected happened. */
  readonly serverMessage: string | undefined
  readonly issues: readonly Issue[]
  /** The current row of a 409: `newerRow` knows its type. */
  readonly current: unknown
  /** What a 409 REPEAT would repeat. */
  readonly repeats: unknown
  /** What goes with the code that a 401 SECOND_FACTOR asks for. */
  readonly challengeToken: string | undefined

  constructor(status: number, body: string, statusText = '') {
    super(generalTexts.failedCall(status, body === '' ? statusText : body))
    const parsed = parseBody(body)
    this.status = status
    this.code = typeof parsed.code === 'string' ? parsed.code : ''
    this.serverMessage = sentenceOf(parsed)
    this.issues = Array.isArray(parsed.issues) ? parsed.issues.filter(isIssue) : []
    this.current = parsed.current
    this.repeats = parsed.repeats
    this.challengeToken = typeof parsed.challengeToken === 'string' ? parsed.challengeToken : undefined
  }
}

/** No answer at all: offline, server down, request cut. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
  constructor(cause: unknown) {
    super(generalTexts.noAnswer, { cause })
  }
}

/** The browser itself refused; the text is a sentence for people. */
export class BrowserRefusal extends Error {
  override readonly name = 'BrowserRefusal'
}

/** The user was asked whether to go on and declined. Nothing happened, and no toast is shown. */
export class Declined extends Error {
  override readonly name = 'Declined'
}

/**
 * What a toast says: the server's own sentence, else the fallback of the text catalogue to the letter, and below it the
 * reason where that does not tell it.
 */
export function errorLines(error: unknown, fallback: string): [said: string, reason?: string] {
  if (error instanceof ApiError) return [error.serverMessage ?? fallback]
  if (error instanceof BrowserRefusal) return [error.message]
  if (error instanceof NetworkError) return [fallback, error.message]
  return [fallback]
}

/** The same in one line, for a place on the page. */
export function errorText(error: unknown, fallback: string): string {
  const [said, reason] = errorLines(error, fallback)
  if (reason === undefined) return said
  return `${/[.!?…]$/u.test(said) ? said : `${said}.`} ${reason}`
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** Somebody else was faster: they changed the record, or created the one that both wanted to create. */
export function isStale(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'STALE' || error.code === 'CONFLICT')
}

/** The record as it is now, if the refusal is a stale one: the refused route would have answered the same kind of row. */
export function newerRow<Row>(error: unknown): Row | undefined {
  return isStale(error) ? (error.current as Row | undefined) : undefined
}

/** What the server did not expect itself it cannot explain: the screen knows better what failed. */
function sentenceOf({ message, code }: ErrorBody): string | undefined {
  return typeof message === 'string' && message !== '' && code !== 'UNEXPECTED' ? message : undefined
}

function parseBody(body: string): ErrorBody {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

function isIssue(value: unknown): value is Issue {
  if (typeof value !== 'object' || value === null) return false
  return 'path' in value && typeof value.path === 'string' && 'message' in value && typeof value.message === 'string'
}
