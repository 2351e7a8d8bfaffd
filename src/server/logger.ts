import type { FastifyRequest } from 'fastify'
import { pino, type DestinationStream, type Logger } from 'pino'
import type { Settings } from './settings.ts'

/**
 * The server's log. It may be shared with anyone who helps to find a bug, so it contains nothing that gives access to an
 * account and nothing that people enter in the app.
 */
export function createLogger(
  level: Settings['logLevel'],
  destination: DestinationStream = pino.destination(2),
): Logger {
  return pino({ level, serializers: { req: requestOf, err: errorOf } }, destination)
}

function requestOf({ method, url, host, ip }: FastifyRequest) {
  return { method, url: withoutToken(url), host, remoteAddress: ip }
}

/** Links in e-mails carry their tokens after the question mark, those of reminders, contacts, calendars and contributors in their path. */
function withoutToken(url: string): string {
  const [path = ''] = url.split('?', 1)
  return decoded(path).replace(/^(\/+(?:api\/+)?(?:act|ask|cal|contribute)\/).*/is, '$1…')
}

/** '/%63al/…' is found where '/cal/…' is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

interface LoggedError {
  type: string
  message: string
  code: unknown
  stack: string
  cause: LoggedError | undefined
}

/**
 * What went wrong and where. A failed query's message contains its values (drizzle: 'Failed query: …\nparams: …'), and
 * its other fields contain the row (PostgreSQL's `detail`): hashes, tokens, e-mails and names, so both are left out.
 */
function errorOf(error: Error, depth = 0): LoggedError {
  const { name, message, stack = '', cause } = error
  return {
    type: name,
    message: message.split('\nparams: ', 1)[0] ?? '',
    code: 'code' in error ? error.code : undefined,
    // A stack begins with the whole message.
    stack: stack.slice(stack.indexOf(message) + message.length).trimStart(),
    cause: cause instanceof Error && depth < MAX_CAUSES ? errorOf(cause, depth + 1) : undefined,
  }
}

/** Errors that are each other's cause would never end. */
const MAX_CAUSES = 5
