import { apiFailureReasonTexts } from '#domain/texts/api-failure-reasons.ts'
import { ProviderError } from '#server/catalogue/provider.ts'

/** Far more than a page of products, and little enough to hold. */
const MAX_BYTES = 5_000_000

export interface JsonAnswer {
  status: number
  headers: Headers
  /** Undefined if it isn't JSON. */
  body: unknown
}

interface JsonCall {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
}

/**
 * One request to a shop's API. A redirect is refused: credentials go to the configured address only.
 * @throws {ProviderError} NETWORK, TIMEOUT; MALFORMED if a good answer isn't JSON
 */
export async function callJson(url: string | URL, call: JsonCall, signal: AbortSignal): Promise<JsonAnswer> {
  const { status, headers, text } = await sent(url, call, signal)
  const body = parsed(text)
  if (status === 200 && body === undefined) throw new ProviderError('MALFORMED', apiFailureReasonTexts.notJson)
  return { status, headers, body }
}

async function sent(url: string | URL, call: JsonCall, signal: AbortSignal) {
  try {
    const answer = await fetch(url, { ...call, redirect: 'error', signal })
    return { status: answer.status, headers: answer.headers, text: await textOf(answer) }
  } catch (thrown) {
    // The time limit's own error comes as it is. What fetch throws for a broken connection has the cause inside.
    if (!(thrown instanceof TypeError)) throw thrown
    throw new ProviderError('NETWORK', thrown.cause instanceof Error ? thrown.cause.message : thrown.message)
  }
}

async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.length
    if (bytes > MAX_BYTES) throw new ProviderError('MALFORMED', apiFailureReasonTexts.tooMuch)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/**
 * How long a shop asks to be left alone: seconds, or a date (RFC 9110, 10.2.3).
 * @param now by which a date is read
 */
export function retryAfterMs(headers: Headers, now: Date): number | undefined {
  const said = headers.get('retry-after')
  if (said === null) return undefined
  const ms = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - now.getTime()
  return Number.isFinite(ms) && ms > 0 ? ms : undefined
}
