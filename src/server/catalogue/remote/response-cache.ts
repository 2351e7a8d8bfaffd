import { createHash } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { apiCache } from '#server/db/schema.ts'

/** No retailer's rules allow caching its content any longer. */
const MAX_TTL_SECONDS = 24 * 3600

/** Cache key: the query, never the user. */
export function keyOf(provider: string, operation: string, params: object): string {
  return `${provider}:${operation}:${createHash('sha256').update(canonical(params)).digest('hex')}`
}

export async function cachedResponse(db: Db, cacheKey: string, now: Date): Promise<unknown> {
  const [row] = await db
    .select({ data: apiCache.responseData })
    .from(apiCache)
    .where(and(eq(apiCache.cacheKey, cacheKey), gt(apiCache.expiresAt, now)))
  return row?.data
}

export async function cacheResponse(
  db: Db,
  answer: { cacheKey: string; cacheType: string; requestParams: unknown; responseData: unknown },
  ttlSeconds: number,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + Math.min(ttlSeconds, MAX_TTL_SECONDS) * 1000)
  const row = { ...answer, expiresAt, createdAt: now }
  await db.insert(apiCache).values(row).onConflictDoUpdate({ target: apiCache.cacheKey, set: row })
}

/** The same object gives the same text, whatever the order of its properties. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return `{${entries
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`)
    .join(',')}}`
}
