import { and, eq, sql } from 'drizzle-orm'
import ipaddr from 'ipaddr.js'
import type { Limit } from '#domain/shared/contract.ts'
import { AppError } from '#domain/shared/errors.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { rateLimits } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'

type Counter = Pick<Limit, 'name' | 'max' | 'windowSeconds'>

/** By how much the clocks of several processes may differ. */
const SKEW_MS = 3600_000

/**
 * Counts one try by `who` against the limit, in the database so that all processes count together.
 * @throws {AppError} RATE_LIMITED with the seconds until the window ends
 */
export async function countTry(db: DbOrTx, limit: Counter, who: string, now: Date): Promise<void> {
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

/** Counts against the limits of the contract; does nothing with RATE_LIMIT=off. */
export function createRateLimiter({ db, settings, clock }: Pick<Services, 'db' | 'settings' | 'clock'>) {
  return {
    /** @throws {AppError} RATE_LIMITED */
    async count(limit: Limit, who: string): Promise<void> {
      if (settings.rateLimit) await countTry(db, limit, who, clock.now())
    },

    /** The same without throwing. */
    async isWithin(limit: Limit, who: string, on: DbOrTx = db): Promise<boolean> {
      if (!settings.rateLimit) return true
      try {
        await countTry(on, limit, who, clock.now())
        return true
      } catch (error) {
        if (error instanceof AppError && error.code === 'RATE_LIMITED') return false
        throw error
      }
    },

    /** Starts over, after a success. */
    async forget(limit: Limit, who: string): Promise<void> {
      if (settings.rateLimit)
        await db.delete(rateLimits).where(and(eq(rateLimits.who, who), eq(rateLimits.name, limit.name)))
    },
  }
}

export type RateLimiter = ReturnType<typeof createRateLimiter>

/**
 * A visitor's key: IPv6 users own a whole /64, which counts as one, as do the forms of a mapped IPv4 address. A proxy may
 * pass on what is no address.
 */
export function visitorKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}
