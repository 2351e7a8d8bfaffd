import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { ProviderError } from '#server/catalogue/provider.ts'
import type { Db } from '#server/db/connection.ts'
import { apiFailures } from '#server/db/schema.ts'
import { redactParams, redactText } from './redact.ts'

/** The same failure within ten minutes of the last is counted, not logged again. */
const GROUPED_MS = 10 * 60_000

interface Failure {
  provider: string
  endpoint: string
  error: Pick<ProviderError, 'message' | 'status'> & { code: string }
  params?: unknown
  /** A product feed's, kept as its administrator wrote it: 'Basic Toys' would be taken for a secret. */
  feedName?: string
  /** How often it was tried again. */
  retries: number
}

export async function recordFailure(
  db: Db,
  { provider, endpoint, error, params = null, feedName, retries }: Failure,
  now: Date,
) {
  const same = and(
    eq(apiFailures.provider, provider),
    eq(apiFailures.endpoint, endpoint),
    eq(apiFailures.errorType, error.code),
    eq(apiFailures.isResolved, false),
    gt(apiFailures.lastSeenAt, new Date(now.getTime() - GROUPED_MS)),
  )
  await db.transaction(async (tx) => {
    // Two processes that fail together make one row.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${provider} ${endpoint} ${error.code}`}))`)
    const [last] = await tx.select().from(apiFailures).where(same).orderBy(desc(apiFailures.id)).limit(1)
    const told = { errorMessage: redactText(error.message), statusCode: error.status ?? null, lastSeenAt: now }
    if (last) {
      const retryAttempts = last.retryAttempts + retries
      await tx
        .update(apiFailures)
        .set({ ...told, retryAttempts, occurrences: last.occurrences + 1 })
        .where(eq(apiFailures.id, last.id))
      return
    }
    await tx.insert(apiFailures).values({
      ...told,
      provider,
      endpoint,
      errorType: error.code,
      requestParams: feedName === undefined ? redactParams(params) : { name: feedName },
      retryAttempts: retries,
      createdAt: now,
    })
  })
}
