import { apiFailureReasonTexts } from '#domain/texts/api-failure-reasons.ts'
import {
  isProviderError,
  ProviderError,
  type CatalogueProvider,
  type ProviderPage,
} from '#server/catalogue/provider.ts'
import { acceptPage } from './accept.ts'
import { recordFailure } from './failures.ts'
import { cacheResponse, cachedResponse, keyOf } from './response-cache.ts'
import type { ProviderDeps } from './deps.ts'
import { recordAnswered, recordThrottled, throttle } from './throttle.ts'
import { redactParams } from './redact.ts'

const TRIES = 3
const BACKOFF_MS = 400
/** The longest we wait when a retailer says when to come back. */
const PATIENCE_MS = 2_000
/** Refused for good: asking again soon would only be refused again. */
const LOCKED_OUT_SECONDS = 6 * 3600

/** Worth a retry: the failure may be temporary. */
const passing = new Set(['THROTTLED', 'UPSTREAM', 'TIMEOUT', 'NETWORK'])

/** A page; `isFresh` if it isn't from the cache. */
export type Answered = ProviderPage & { isFresh: boolean }

/** Asks for one page. `params` say what is asked and must hold nothing about the user. */
export type Ask = (
  operation: string,
  params: object,
  call: (signal: AbortSignal) => Promise<unknown>,
) => Promise<Answered>

/**
 * The only way to an outside provider: a cached answer, or one call shared by all concurrent identical requests,
 * throttled, with a time limit, and retried if that may help. Failures are logged.
 */
export function askOf(provider: CatalogueProvider, deps: ProviderDeps): Ask {
  const { id, caps } = provider
  const { db, clock } = deps
  const underWay = new Map<string, Promise<Answered>>()
  const pauseKey = pauseKeyOf(id)

  async function answer(operation: string, params: object, key: string, call: Parameters<Ask>[2]) {
    const kept = caps.cacheTtlSec > 0 ? await cachedResponse(db, key, clock.now()) : undefined
    if (kept !== undefined) return { ...(kept as ProviderPage), isFresh: false }
    await notWhilePaused()
    let tries = 0
    try {
      const page = await withRetries(async () => {
        tries += 1
        return await callInTurn(call)
      }, deps)
      if (caps.cacheTtlSec > 0) {
        const row = { cacheKey: key, cacheType: operation, requestParams: redactParams(params), responseData: page }
        await cacheResponse(db, row, caps.cacheTtlSec, clock.now())
      }
      return { ...page, isFresh: true }
    } catch (thrown) {
      const error = toProviderError(thrown)
      await pauseAfter(error)
      await recordFailure(
        db,
        { provider: id, endpoint: operation, error, params, retries: Math.max(0, tries - 1) },
        clock.now(),
      )
      throw error
    }
  }

  async function callInTurn(call: Parameters<Ask>[2]): Promise<ProviderPage> {
    const turn = await throttle(deps, id, caps)
    const page = acceptPage(await inTime(call, caps.timeoutMs), provider)
    await recordAnswered(db, id, turn)
    return page
  }

  async function notWhilePaused() {
    const pause = (await cachedResponse(db, pauseKey, clock.now())) as Pause | undefined
    if (pause) throw new PausedError(pause.code)
  }

  async function pauseAfter(error: ProviderError) {
    const { code } = error
    if (code === 'THROTTLED') await recordThrottled(db, id, clock.now())
    const seconds =
      code === 'AUTH' || code === 'NOT_ELIGIBLE'
        ? LOCKED_OUT_SECONDS
        : code === 'THROTTLED'
          ? Math.ceil((error.retryAfterMs ?? 0) / 1000)
          : 0
    if (seconds === 0) return
    const row = { cacheKey: pauseKey, cacheType: 'pause', requestParams: null, responseData: { code } }
    await cacheResponse(db, row, seconds, clock.now())
  }

  return async (operation, params, call) => {
    const key = keyOf(id, operation, params)
    const same = underWay.get(key)
    if (same) return same
    const asked = answer(operation, params, key, call).finally(() => underWay.delete(key))
    underWay.set(key, asked)
    return asked.catch((error: unknown) => {
      // A pause is a consequence of a failure that was logged already.
      throw error instanceof PausedError ? new ProviderError(error.code, apiFailureReasonTexts.paused) : error
    })
  }
}

/** Why a shop isn't asked for a while. */
export interface Pause {
  code: 'THROTTLED' | 'AUTH' | 'NOT_ELIGIBLE'
}

/** Where its pause is kept, so that all processes keep it. */
export const pauseKeyOf = (provider: string) => `${provider}:pause`

/** Not asked at all. */
class PausedError extends Error {
  readonly code: Pause['code']

  constructor(code: PausedError['code']) {
    super(`paused after ${code}`)
    this.code = code
  }
}

async function withRetries<Result>(work: () => Promise<Result>, { wait }: ProviderDeps): Promise<Result> {
  let isAgain = false
  for (let tried = 1; ; tried += 1) {
    try {
      return await work()
    } catch (thrown) {
      const error = toProviderError(thrown)
      if (error.again && !isAgain) {
        isAgain = true
        continue
      }
      // Half of the pause is random, so that many who failed together don't come back together.
      const pause = error.retryAfterMs ?? BACKOFF_MS * 2 ** (tried - 1) * (0.5 + Math.random() / 2)
      if (tried >= TRIES || !passing.has(error.code) || pause > PATIENCE_MS) throw error
      await wait(pause)
    }
  }
}

/** Also for a provider that ignores its abort signal. */
export async function inTime<Result>(
  call: (signal: AbortSignal) => Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new ProviderError('TIMEOUT', apiFailureReasonTexts.late(timeoutMs))
      reject(error)
      ending.abort(error)
    }, timeoutMs)
  })
  try {
    return await Promise.race([call(ending.signal), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

export function toProviderError(thrown: unknown): ProviderError {
  if (isProviderError(thrown)) return thrown
  if (thrown instanceof Error && /^(Abort|Timeout)Error$/.test(thrown.name))
    return new ProviderError('TIMEOUT', thrown.message)
  if (thrown instanceof TypeError && thrown.message === 'fetch failed')
    return new ProviderError('NETWORK', thrown.cause instanceof Error ? thrown.cause.message : thrown.message)
  if (thrown instanceof SyntaxError) return new ProviderError('MALFORMED', thrown.message)
  return new ProviderError('UNEXPECTED', String(thrown))
}
