import type { Query } from '@tanstack/react-query'
import type { LeapDay } from '#domain/occasions/recurrence.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { profileQueries } from '#client/features/profile/queries.ts'
import { interruptReads } from '#client/lib/interrupted.ts'
import { queryClient } from '#client/lib/query.ts'
import type { OccasionInput } from './event-form.ts'
import { occasionQueries } from './queries.ts'
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
  const undo = lists.map((list) => {
    const { days, queryKey } = upcomingOf(list)
    const before = queryClient.getQueryData(queryKey)
    if (before === undefined) return () => {}
    queryClient.setQueryData(queryKey, withShownChange(before, change, { days, leapDay: leapDay(), known }))
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
  for (const list of queryClient.getQueryCache().findAll({ queryKey: ['occasions'] })) {
    const row = rowsOf(list)?.find((listed) => listed.id === id)
    if (row !== undefined) return row
  }
  return undefined
}

function rowsOf(list: Query): ListedOccasion[] | undefined {
  const [, kind, contactId, part] = list.queryKey
  if (kind === 'upcoming') return queryClient.getQueryData(upcomingOf(list).queryKey)
  return kind === 'contact' && typeof contactId === 'number' && part === undefined
    ? queryClient.getQueryData(occasionQueries.ofContact(contactId).queryKey)
    : undefined
}

/** The days of a cached upcoming list, and its key with the type of its rows. */
function upcomingOf({ queryKey: [, , days, limit] }: Query) {
  const ofDays = typeof days === 'number' ? days : undefined
  const ofLimit = typeof limit === 'number' ? limit : undefined
  return { days: ofDays ?? 365, queryKey: occasionQueries.upcoming(ofDays, ofLimit).queryKey }
}

function leapDay(): LeapDay {
  return queryClient.getQueryData(profileQueries.preferences.queryKey)?.leapDay ?? 'feb28'
}
