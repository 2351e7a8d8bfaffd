import { setTimeout as sleep } from 'node:timers/promises'
import type { IncomingMessage } from 'node:http'
import { PAGE, PICTURE, type Asking } from './ask.ts'
import { reasonOf, type Patience, type Rules } from './ask-guarded.ts'
import { readBody } from './body.ts'
import { follow, type Journey } from './follow.ts'
import { isOpenToAll } from './public-address.ts'
import { createResolver } from './resolver.ts'
import { WEB_PORTS } from './target.ts'

/** Everything the guard depends on. The product uses `production` below; tests use their own network. */
export interface Guard extends Rules {
  ports: readonly number[]
  limits: Limits
}

export interface Limits extends Patience {
  redirects: number
  /** The time limit for everything, redirects and body included, in ms. */
  wholeMs: number
  /** Of the page, unpacked. */
  bytes: number
  /** Failures are answered at a multiple of this, in ms. */
  tellEveryMs: number
}

export const production: Guard = {
  resolve: createResolver(),
  isAllowed: isOpenToAll,
  ports: WEB_PORTS,
  limits: { redirects: 4, connectMs: 2_500, answerMs: 5_000, wholeMs: 8_000, bytes: 1_500_000, tellEveryMs: 3_000 },
}

export type Fetched =
  | { kind: 'page'; url: URL; contentType: string; body: Buffer }
  /** A link on the way at which the caller wants to stop, without a request. */
  | { kind: 'stopped'; url: URL }
  /** `why` is for the operator's log, never for the client. */
  | { kind: 'unreadable'; why: string }

/** Fetches a page for a user; `stopsAt` is asked before every link, redirects included. */
export type FetchPage = (link: string, stopsAt?: (url: URL) => boolean) => Promise<Fetched>

/**
 * Fetches a page that a user named, without giving them access to this network. Every link on the way is checked again;
 * from outside, missing, refused and silent pages look the same, in words and in time.
 */
export function createPageFetcher(guard: Guard): FetchPage {
  return createFetcher(guard, page)
}

/** The same for a picture. One that is larger than the limit isn't read in part. */
export function createPictureFetcher(guard: Guard): FetchPage {
  return createFetcher({ ...guard, limits: { ...guard.limits, bytes: PICTURE_BYTES } }, picture)
}

const PICTURE_BYTES = 5_000_000

/** The expected content, and whether an answer has it. */
interface Wanted {
  asking: Asking
  contentType: RegExp
  /** Whether the first bytes up to the limit are enough. */
  partIsEnough: boolean
}

const page: Wanted = {
  asking: PAGE,
  contentType: /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i,
  partIsEnough: true,
}
/** File hosts often declare a picture as plain bytes. */
const picture: Wanted = {
  asking: PICTURE,
  contentType: /^\s*(?:image\/(?!svg)[\w.+-]+|(?:application|binary)\/octet-stream)\s*(?:;|$)/i,
  partIsEnough: false,
}

function createFetcher(guard: Guard, wanted: Wanted): FetchPage {
  return async (link, stopsAt = () => false) => {
    const begun = performance.now()
    const whole = new AbortController()
    const ending = setTimeout(() => whole.abort(new Error('it took too long')), guard.limits.wholeMs)
    const journey: PageJourney = { guard, wanted, asking: wanted.asking, stopsAt, whole, answered: false }
    try {
      return await pageAt(link, journey)
    } catch (error) {
      if (!journey.answered) await untilNextTelling(begun, guard.limits.tellEveryMs)
      return { kind: 'unreadable', why: reasonOf(error) }
    } finally {
      clearTimeout(ending)
      // A body that isn't read isn't downloaded, either.
      whole.abort()
    }
  }
}

interface PageJourney extends Journey {
  guard: Guard
  wanted: Wanted
}

async function pageAt(link: string, journey: PageJourney): Promise<Fetched> {
  const arrival = await follow(link, journey)
  return arrival.kind === 'stopped' ? arrival : readPage(arrival.url, arrival.answer, journey)
}

async function readPage(url: URL, answer: IncomingMessage, { guard, wanted, whole }: PageJourney): Promise<Fetched> {
  if (answer.statusCode !== 200) throw new Error(`it answered ${answer.statusCode}`)
  const contentType = answer.headers['content-type'] ?? ''
  if (!wanted.contentType.test(contentType)) throw new Error('it is something else')
  const body = await readBody(answer, answer.headers['content-encoding'] ?? '', guard.limits.bytes)
  // If only the closed connection ends a page, a truncated one looks complete.
  whole.signal.throwIfAborted()
  if (!body) throw new Error('it is packed in an unknown way')
  if (!wanted.partIsEnough && body.length >= guard.limits.bytes) throw new Error('it is too large')
  return { kind: 'page', url, contentType, body }
}

async function untilNextTelling(begun: number, everyMs: number): Promise<void> {
  const past = performance.now() - begun
  await sleep(Math.ceil(past / everyMs) * everyMs - past)
}
