import type { Source } from '#domain/catalogue/sources/schema.ts'
import { sourceNoteTexts as texts } from '#domain/texts/source-notes.ts'
import type { CatalogueProvider } from '#server/catalogue/provider.ts'
import type { ShopHealth } from '#server/catalogue/remote/shop-health.ts'
import type { FeedHistory } from './present-feed.ts'

export function presentShop(
  { id, caps }: Pick<CatalogueProvider, 'id' | 'caps'>,
  health: ShopHealth,
  history: FeedHistory,
): Source {
  const { calls, lastAnswer, pause } = health
  return {
    id,
    kind: 'shop',
    name: caps.name,
    ...conditionOf(caps.dailyBudget, health, history),
    products: null,
    callsToday: calls,
    dailyBudget: caps.dailyBudget ?? null,
    ...history,
    lastSuccessAt: lastAnswer?.toISOString() ?? null,
    pausedUntil: pause?.until.toISOString() ?? null,
  }
}

/** A failure counts until the next answer; before that, a source that is left alone, or whose calls are used up. */
function conditionOf(
  dailyBudget: number | undefined,
  { calls, lastAnswer, pause }: ShopHealth,
  { lastFailure }: FeedHistory,
): Pick<Source, 'state' | 'note'> {
  if (pause !== null && pause.code !== 'THROTTLED') return { state: 'failing', note: texts.pauses[pause.code] }
  if (dailyBudget !== undefined && calls >= dailyBudget) return { state: 'degraded', note: texts.usedUp }
  if (pause !== null) return { state: 'degraded', note: texts.pauses.THROTTLED }
  if (lastFailure !== null && (lastAnswer === null || Date.parse(lastFailure.at) > lastAnswer.getTime()))
    return { state: 'failing', note: texts.lastFailed(lastFailure.text) }
  return { state: 'ok', note: lastAnswer === null ? texts.notAsked : null }
}
