import { and, desc, eq, gt } from 'drizzle-orm'
import { apiCache, apiRateLimitMetrics } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import { pauseKeyOf, type Pause } from './ask.ts'
import { callsOfDay } from './throttle.ts'

/** How a shop's calls go. Its failures are in the table of failures. */
export interface ShopHealth {
  /** In the last 24 hours, as its budget counts them. */
  calls: number
  lastAnswer: Date | null
  pause: { code: Pause['code']; until: Date } | null
}

export async function shopHealth({ db, clock }: Pick<Services, 'db' | 'clock'>, id: string): Promise<ShopHealth> {
  const now = clock.now()
  const [pause] = await db
    .select({ data: apiCache.responseData, until: apiCache.expiresAt })
    .from(apiCache)
    .where(and(eq(apiCache.cacheKey, pauseKeyOf(id)), gt(apiCache.expiresAt, now)))
  const [last] = await db
    .select({ at: apiRateLimitMetrics.windowStart })
    .from(apiRateLimitMetrics)
    .where(and(eq(apiRateLimitMetrics.endpoint, id), apiRateLimitMetrics.isAnswered))
    .orderBy(desc(apiRateLimitMetrics.windowStart))
    .limit(1)
  return {
    calls: await callsOfDay(db, id, now),
    lastAnswer: last?.at ?? null,
    pause: pause === undefined ? null : { code: (pause.data as Pause).code, until: pause.until },
  }
}
