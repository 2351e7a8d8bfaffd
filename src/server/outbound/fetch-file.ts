import type { IncomingMessage } from 'node:http'
import { NotPublic, reasonOf } from './ask-guarded.ts'
import { production, type Guard } from './fetch-page.ts'
import { follow } from './follow.ts'

export type FetchedFile =
  | {
      kind: 'file'
      /** As they come, still packed; they end with an error when the sender stops in the middle. */
      bytes: AsyncIterable<Uint8Array>
      /** Of these bytes, if it's known. */
      length: number | null
      etag: string | null
      lastModified: string | null
    }
  /** The same as last time. */
  | { kind: 'unchanged' }
  /** Another status than 200. */
  | { kind: 'refused'; status: number }
  /** It leads into this network, or nowhere. */
  | { kind: 'blocked' }
  /** `why` says no address. */
  | { kind: 'unreachable'; why: string }

/** What is known of the file since last time. */
export interface Known {
  etag: string | null
  lastModified: string | null
}

/** Fetches a large file from an address that an administrator entered, through the same guard as for pages. */
export type FetchFile = (link: string, known: Known, stopping?: AbortSignal) => Promise<FetchedFile>

/** A network puts a feed of a million items together before it answers. */
const PATIENCE = { connectMs: 10_000, answerMs: 120_000 }
/** Without a byte. */
const SILENCE_MS = 60_000

export function createFileFetcher(guard: Guard = production, silenceMs = SILENCE_MS): FetchFile {
  return async (link, known, stopping) => {
    const whole = new AbortController()
    const stop = () => whole.abort(new Error('stopped'))
    stopping?.addEventListener('abort', stop, { once: true })
    const settled = () => stopping?.removeEventListener('abort', stop)
    const rules = { ...guard, limits: { ...PATIENCE, redirects: guard.limits.redirects } }
    const asking = { method: 'GET' as const, headers: headersFor(known) }
    try {
      const arrival = await follow(link, { guard: rules, asking, stopsAt: () => false, whole, answered: false })
      if (arrival.kind === 'stopped') return { kind: 'blocked' }
      const { answer } = arrival
      if (answer.statusCode === 200) {
        const { headers } = answer
        return {
          kind: 'file',
          bytes: bytesOf(answer, { whole, silenceMs, settled }),
          length: headers['content-length'] === undefined ? null : Number(headers['content-length']),
          etag: headers.etag ?? null,
          lastModified: headers['last-modified'] ?? null,
        }
      }
      answer.destroy()
      settled()
      return answer.statusCode === 304 ? { kind: 'unchanged' } : { kind: 'refused', status: answer.statusCode ?? 0 }
    } catch (error) {
      settled()
      return error instanceof NotPublic ? { kind: 'blocked' } : { kind: 'unreachable', why: reasonOf(error) }
    }
  }
}

function headersFor({ etag, lastModified }: Known) {
  return {
    'user-agent': 'Mozilla/5.0 (compatible; Ribbonry product feed)',
    accept: 'text/csv,text/tab-separated-values,application/xml,text/xml,*/*;q=0.5',
    // A packed body is told by its own first bytes, as a packed file is.
    'accept-encoding': 'gzip',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  }
}

async function* bytesOf(
  answer: IncomingMessage,
  { whole, silenceMs, settled }: { whole: AbortController; silenceMs: number; settled: () => void },
): AsyncGenerator<Uint8Array> {
  let silence: NodeJS.Timeout | undefined
  const wait = () => {
    clearTimeout(silence)
    silence = setTimeout(() => answer.destroy(new Error('it was silent for too long')), silenceMs)
  }
  try {
    wait()
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      // The time that the reader takes isn't the sender's.
      clearTimeout(silence)
      yield chunk
      wait()
    }
    whole.signal.throwIfAborted()
  } finally {
    clearTimeout(silence)
    settled()
    whole.abort()
  }
}
