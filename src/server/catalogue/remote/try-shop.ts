import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { CatalogueProvider } from '#server/catalogue/provider.ts'
import { apiCache } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import { acceptPage } from './accept.ts'
import { inTime, pauseKeyOf, toProviderError } from './ask.ts'
import { recordFailure } from './failures.ts'
import { recordAnswered, throttle } from './throttle.ts'

/** What every shop has. */
const query = { text: 'gift', sortBy: 'relevance', page: 1, pageSize: 10 } as const

/**
 * Asks a shop once, now: at its pace and within its budget, but past its cache and its pauses. An answer ends a pause; a
 * failure is among the others, and no error here.
 */
export async function tryShop({ db, clock }: Pick<Services, 'db' | 'clock'>, provider: CatalogueProvider) {
  const { id, caps } = provider
  const asked = { ...query, pageSize: Math.min(query.pageSize, caps.maxPageSize) }
  try {
    const turn = await throttle({ db, clock, wait: (ms) => sleep<void>(ms) }, id, caps)
    acceptPage(await inTime((signal) => provider.search(asked, signal), caps.timeoutMs), provider)
    await recordAnswered(db, id, turn)
    await db.delete(apiCache).where(eq(apiCache.cacheKey, pauseKeyOf(id)))
  } catch (thrown) {
    const error = toProviderError(thrown)
    await recordFailure(db, { provider: id, endpoint: 'try', error, params: asked, retries: 0 }, clock.now())
  }
}
