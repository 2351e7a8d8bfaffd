import { useQueries } from '@tanstack/react-query'
import type { KnownGift } from '#client/features/gifts/parts/gift-facts.ts'
import { figuresOf } from '#domain/budget/ledger.ts'
import type { Cents } from '#domain/shared/money.ts'
import { splitQueries } from '../queries.ts'
import { valuesOf } from '../split-values.ts'

/** What the user pays of these gifts; undefined if none is split, or while a split isn't known. */
export function useOwnCost(gifts: readonly KnownGift[]): Cents | undefined {
  const split = gifts.filter(({ hasSplit }) => hasSplit)
  const splits = useQueries({ queries: split.map(({ id }) => splitQueries.ofGift(id)) })
  if (split.length === 0 || splits.some(({ data }) => data === undefined)) return undefined
  const known = splits.flatMap(({ data }) => data ?? [])
  if (known.length === 0) return undefined
  const shared = gifts.map((gift) => {
    const found = known.find(({ giftIdeaId }) => giftIdeaId === gift.id)
    return { ...gift, shares: found === undefined ? null : valuesOf(found).rows }
  })
  return figuresOf([{ budgetCents: null, gifts: shared }]).ownShare
}
