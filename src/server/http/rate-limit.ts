import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#domain/shared/errors.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { rateLimits } from '#server/db/schema.ts'

export interface Limit {
  /** What is limited, e.g. 'login'. */
  name: string
  max: number
  windowSeconds: number
}

/** By how much the clocks of several processes may differ. */
const SKEW_MS = 3600_000

/**
 * Counts one try by `who` against the limit, in the database so that all processes count together.
 * @throws {AppError} RATE_LIMITED with the seconds until the window ends
 */
export async function countTry(db: DbOrTx, limit: Limit, who: string, now: Date): Promise<void> {
  const windowEnds = new Date(now.getTime() + limit.windowSeconds * 1000)
  // A window that ends too late was started by a clock that was ahead.
  const tooLate = new Date(windowEnds.getTime() + SKEW_MS)
  const isOver = sql`(${rateLimits.windowEnds} <= ${now} or ${rateLimits.windowEnds} > ${tooLate})`
  const [row] = await db
    .insert(rateLimits)
    .values({ name: limit.name, who, count: 1, windowEnds })
    .onConflictDoUpdate({
      target: [rateLimits.who, rateLimits.name],
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        windowEnds: sql`case when ${isOver} then ${windowEnds} else ${rateLimits.windowEnds} end`,
      },
    })
    .returning()
  if (!row || row.count <= limit.max) return
  const retryAfterSeconds = Math.max(1, (row.windowEnds.getTime() - now.getTime()) / 1000)
  throw new AppError('RATE_LIMITED', refusalTexts.tooManyTries, { retryAfterSeconds })
}

/** Resets the tries of `who`, after a success. */
export async function forgetTries(db: DbOrTx, limit: Limit, who: string): Promise<void> {
  await db.delete(rateLimits).where(and(eq(rateLimits.who, who), eq(rateLimits.name, limit.name)))
}

/** IPv6 users own a whole /64: its addresses count as one, as do the forms of a mapped IPv4 address. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!ip.includes(':')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const filled = ip.includes('::')
    ? [...groups, ...Array.from({ length: 8 - groups.length - after.length }, () => '0'), ...after]
    : groups
  return filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
