import type { Query } from '@tanstack/react-query'
import type { LeapDay } from '#domain/occasions/recurrence.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { profileQueries } from '#client/features/profile/queries.ts'
import { interruptReads } from '#client/lib/interrupted.ts'
import { queryClient } from '#client/lib/query.ts'
import type { OccasionInput } from './event-form.ts'
import { withShownChange } from './shown-change.ts'

const upcoming = { queryKey: ['occasions', 'upcoming'] } as const

/**
 * Optimistic update: shows a change of an event at once in every cached upcoming list, at its new place. Returns the
 * function that rolls it back when the server refuses.
 */
export function showEventChange(change: Partial<OccasionInput> & { id: number }): () => void {
  const shownLists = { ...upcoming, predicate: ({ state }: Query) => Array.isArray(state.data) }
  const lists = queryClient.getQueryCache().findAll(shownLists)
  const readAgain = interruptReads(shownLists)
  const known = knownRow(change.id)
  const undo = lists.map(({ queryKey }) => {
    const before = queryClient.getQueryData<ListedOccasion[]>(queryKey)
    if (before === undefined) return () => {}
    queryClient.setQueryData(
      queryKey,
      withShownChange(before, change, { ...windowOf(queryKey), leapDay: leapDay(), known }),
    )
    const shown = queryClient.getQueryData(queryKey)
    // Refetched since then: the list is the server's.
    return () => {
      if (queryClient.getQueryData(queryKey) === shown) queryClient.setQueryData(queryKey, before)
    }
  })
  return () => {
    for (const takeBack of undo) takeBack()
    readAgain()
  }
}

/** The event's coming row from any list that has it: the editor's own list of its contact, if no other. */
function knownRow(id: number): ListedOccasion | undefined {
  const lists = queryClient.getQueriesData<unknown>({
    queryKey: ['occasions'],
    predicate: ({ queryKey }) => ['upcoming', 'contact'].includes(String(queryKey[1])) && !queryKey.includes('past'),
  })
  for (const [, rows] of lists) {
    const row = Array.isArray(rows) ? (rows as ListedOccasion[]).find((listed) => listed.id === id) : undefined
    if (row !== undefined) return row
  }
  return undefined
}

function windowOf([, , days]: readonly unknown[]): { days: number } {
  return { days: typeof days === 'number' ? days : 365 }
}

function leapDay(): LeapDay {
  return queryClient.getQueryData(profileQueries.preferences.queryKey)?.leapDay ?? 'feb28'
}
