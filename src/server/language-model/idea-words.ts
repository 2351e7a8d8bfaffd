import type { Pseudonym } from '#domain/recommendations/proposal.ts'
import { apiFailureReasonTexts } from '#domain/texts/api-failure-reasons.ts'
import { recordFailure } from '#server/catalogue/remote/failures.ts'
import { cacheResponse, cachedResponse, keyOf } from '#server/catalogue/remote/response-cache.ts'
import { ProviderError } from '#server/catalogue/provider.ts'
import type { Services } from '#server/services.ts'
import { modelOf, type LoadModel } from './load-model.ts'
import { propose } from './propose.ts'

const KEPT_SECONDS = 24 * 3600
/** Soon enough to recover, late enough that the pages of one visit agree. */
const KEPT_AFTER_FAILURE_SECONDS = 15 * 60

type Needed = Pick<Services, 'db' | 'clock' | 'settings' | 'languageModel'>

const underway = new Map<string, Promise<string[]>>()

/**
 * Search terms from the operator's language model; none if it's off, slow, failing or sends nonsense. The same person
 * gets the same terms for a day, so that pages don't overlap, and a failure is cached for a while, too.
 */
export async function ideaWords(services: Needed, person: Pseudonym): Promise<string[]> {
  const load = services.languageModel ?? modelOf(services.settings)
  if (!load) return []
  const key = keyOf('language-model', services.settings.llm?.model ?? 'given', person)
  const kept = await cachedResponse(services.db, key, services.clock.now())
  if (Array.isArray(kept)) return kept.filter((one) => typeof one === 'string')
  const asking = underway.get(key) ?? ask(services, load, person, key).finally(() => underway.delete(key))
  underway.set(key, asking)
  return asking
}

async function ask({ db, clock }: Needed, load: LoadModel, person: Pseudonym, cacheKey: string): Promise<string[]> {
  const keep = (words: string[], seconds: number) =>
    cacheResponse(
      db,
      { cacheKey, cacheType: 'language-model', requestParams: null, responseData: words },
      seconds,
      clock.now(),
    )
  try {
    const words = (await propose(load, person)).map(({ keywords }) => keywords)
    await keep(words, KEPT_SECONDS)
    return words
  } catch (thrown) {
    await keep([], KEPT_AFTER_FAILURE_SECONDS)
    await recordFailure(
      db,
      { provider: 'language-model', endpoint: 'propose', error: asProviderError(thrown), params: null, retries: 0 },
      clock.now(),
    )
    return []
  }
}

function asProviderError(thrown: unknown): ProviderError {
  const isLate = thrown instanceof Error && (thrown.name === 'TimeoutError' || thrown.name === 'AbortError')
  return new ProviderError(
    isLate ? 'TIMEOUT' : 'UPSTREAM',
    thrown instanceof Error ? thrown.message : apiFailureReasonTexts.failed,
  )
}
