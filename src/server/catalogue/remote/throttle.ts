import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { apiFailureReasonTexts } from '#domain/texts/api-failure-reasons.ts'
import { ProviderError, type ProviderCaps } from '#server/catalogue/provider.ts'
import type { Db, Tx } from '#server/db/connection.ts'
import { apiRateLimitMetrics } from '#server/db/schema.ts'
import type { ProviderDeps } from './deps.ts'

/** Requests that would have to wait longer are refused as busy. */
const MAX_TURNS = 10

/**
 * Waits for a turn to call the provider: each call reserves the next interval after the last one reserved, whichever
 * process made it, so that two calls are never closer. No more per day than the provider allows. Operators can read the
 * table, too.
 * @returns when the turn begins
 * @throws {ProviderError} THROTTLED when the day's calls are used up or the queue is too long
 */
export async function throttle({ db, clock, wait }: ProviderDeps, id: string, caps: ProviderCaps): Promise<Date> {
  const now = clock.now()
  if (caps.minIntervalMs === 0) return now
  if (caps.dailyBudget !== undefined && (await callsOfDay(db, id, now)) >= caps.dailyBudget)
    throw new ProviderError('THROTTLED', apiFailureReasonTexts.dayUsedUp)
  const turn = await db.transaction((tx) => reserved(tx, id, now, caps.minIntervalMs))
  if (turn === undefined) throw new ProviderError('THROTTLED', apiFailureReasonTexts.tooManyWaiting)
  if (turn > now) await wait(turn.getTime() - now.getTime())
  return turn
}

/** The next free interval; undefined if too many are waiting. One process at a time looks for it. */
async function reserved(tx: Tx, endpoint: string, now: Date, intervalMs: number): Promise<Date | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`turn ${endpoint}`}))`)
  const [last] = await tx
    .select({ ends: apiRateLimitMetrics.windowEnd })
    .from(apiRateLimitMetrics)
    .where(eq(apiRateLimitMetrics.endpoint, endpoint))
    .orderBy(desc(apiRateLimitMetrics.windowStart))
    .limit(1)
  const windowStart = last && last.ends > now ? last.ends : now
  if (windowStart.getTime() - now.getTime() > MAX_TURNS * intervalMs) return undefined
  const windowEnd = new Date(windowStart.getTime() + intervalMs)
  const row = { endpoint, requestCount: 1, windowStart, windowEnd, createdAt: now }
  await tx.insert(apiRateLimitMetrics).values(row)
  return windowStart
}

/** Remembers that the call of this turn was answered. */
export async function recordAnswered(db: Db, endpoint: string, turn: Date): Promise<void> {
  await db.update(apiRateLimitMetrics).set({ isAnswered: true }).where(ofTurn(endpoint, turn))
}

/** Remembers that the provider itself throttled us. */
export async function recordThrottled(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(apiRateLimitMetrics)
    .set({ rateLimitHit: true })
    .where(
      and(
        eq(apiRateLimitMetrics.endpoint, id),
        sql`${apiRateLimitMetrics.windowStart} <= ${now}`,
        gte(apiRateLimitMetrics.windowStart, new Date(now.getTime() - 60_000)),
      ),
    )
}

/** Calls in the 24 hours before. */
export async function callsOfDay(db: Db, endpoint: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ calls: sql<number>`coalesce(sum(${apiRateLimitMetrics.requestCount}), 0)::int` })
    .from(apiRateLimitMetrics)
    .where(
      and(
        eq(apiRateLimitMetrics.endpoint, endpoint),
        gte(apiRateLimitMetrics.windowStart, new Date(now.getTime() - 24 * 3600_000)),
        lt(apiRateLimitMetrics.windowStart, new Date(now.getTime() + 1)),
      ),
    )
  return row?.calls ?? 0
}

function ofTurn(endpoint: string, turn: Date) {
  return and(eq(apiRateLimitMetrics.endpoint, endpoint), eq(apiRateLimitMetrics.windowStart, turn))
}
