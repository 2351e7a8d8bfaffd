import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { apiFailureReasonTexts } from '#domain/texts/api-failure-reasons.ts'
import { ProviderError, type ProviderCaps } from '#server/catalogue/provider.ts'
import type { Db } from '#server/db/connection.ts'
import { apiRateLimitMetrics } from '#server/db/schema.ts'
import type { ProviderDeps } from './deps.ts'

/** Requests that would have to wait longer are refused as busy. */
const MAX_TURNS = 10

/**
 * Waits for a turn to call the provider: one call per interval, over all processes, and no more per day than it allows.
 * Windows are counted in a table, which operators can read, too.
 * @throws {ProviderError} THROTTLED when the day's calls are used up or the queue is too long
 */
export async function throttle({ db, clock, wait }: ProviderDeps, id: string, caps: ProviderCaps): Promise<void> {
  if (caps.minIntervalMs === 0) return
  if (caps.dailyBudget !== undefined && (await callsOfDay(db, id, clock.now())) >= caps.dailyBudget)
    throw new ProviderError('THROTTLED', apiFailureReasonTexts.dayUsedUp)
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const now = clock.now().getTime()
    const start = now - (now % caps.minIntervalMs)
    const end = start + caps.minIntervalMs
    // oxlint-disable-next-line no-await-in-loop -- standing in line is one after the other
    if (await isFirstIn(db, id, new Date(start), new Date(end))) return
    // oxlint-disable-next-line no-await-in-loop -- as above
    await wait(end - now)
  }
  throw new ProviderError('THROTTLED', apiFailureReasonTexts.tooManyWaiting)
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

async function isFirstIn(db: Db, endpoint: string, windowStart: Date, windowEnd: Date): Promise<boolean> {
  const taken = await db
    .insert(apiRateLimitMetrics)
    .values({ endpoint, requestCount: 1, windowStart, windowEnd, createdAt: windowStart })
    .onConflictDoNothing()
    .returning({ id: apiRateLimitMetrics.id })
  return taken.length > 0
}

async function callsOfDay(db: Db, endpoint: string, now: Date): Promise<number> {
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
