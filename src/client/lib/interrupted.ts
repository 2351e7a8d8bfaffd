import type { QueryFilters } from '@tanstack/react-query'
import { queryClient } from './query.ts'

/**
 * Before an optimistic update: a read under way would show the rows as they were, so it ends here. Returns what marks as stale
 * again what wasn't known to be current, for when the change is refused: what is put into a list makes it count as fresh.
 */
export function interruptReads(filters: Pick<QueryFilters, 'queryKey' | 'predicate'>): () => void {
  const found = queryClient.getQueryCache().findAll(filters)
  const interrupted = found.filter(({ state }) => state.fetchStatus !== 'idle' || state.isInvalidated)
  void queryClient.cancelQueries(filters)
  return () => {
    for (const { queryKey } of interrupted) void queryClient.invalidateQueries({ queryKey, exact: true })
  }
}
