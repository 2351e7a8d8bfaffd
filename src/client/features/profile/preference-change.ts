import { mutationOptions } from '@tanstack/react-query'
import type { Preferences } from '#domain/accounts/schema.ts'
import { preferenceTexts } from '#domain/texts/profile.ts'
import { api } from '#client/lib/api.ts'
import { invalidateOwn, queryClient } from '#client/lib/query.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { profileQueries } from './queries.ts'

type Shown = Partial<Preferences>
/** A zone is replaced by another one, never by none. */
type Change = Partial<Preferences & { timeZone: string }>

const { queryKey } = profileQueries.preferences
const mutationKey = ['preferences']

/**
 * Saves one preference at once: shown before the server has answered, taken back when it refuses. They go one after the
 * other, so that the second of two changes wins; an answer touches only what was changed, because the
 * next change may be on the screen already. The last answer settles all.
 */
export const preferenceChange = mutationOptions({
  mutationKey,
  mutationFn: (change: Change) => api('PUT /preferences', { body: change }),
  scope: { id: 'preferences' },
  onMutate: async (change) => {
    await queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData(queryKey)
    show(change)
    return before
  },
  meta: { invalidates: false },
  onSuccess: async (saved, change) => {
    // A read that began before the change would undo it on the screen.
    await queryClient.cancelQueries({ queryKey })
    if (queryClient.getQueryData(queryKey) === undefined) void queryClient.invalidateQueries({ queryKey })
    show(isLast() ? saved : namedIn(change, saved))
    toastSuccess(preferenceTexts.updated)
    // Another zone may be another date, and the leap day moves birthdays.
    if ('timeZone' in change || 'leapDay' in change) void invalidateOwn()
  },
  onError: (error, change, before) => {
    if (before !== undefined) show(namedIn(change, before))
    // What was shown before may have been a change that was refused in the meantime.
    if (isLast()) void queryClient.invalidateQueries({ queryKey })
    toastError(error, preferenceTexts.failedToUpdate)
  },
})

function isLast(): boolean {
  return queryClient.isMutating({ mutationKey }) === 1
}

function show(change: Shown) {
  queryClient.setQueryData(queryKey, (shown) => shown && { ...shown, ...change })
}

/** The values that these preferences have for what the change names. */
function namedIn(change: Change, preferences: Preferences): Shown {
  return Object.fromEntries(Object.entries(preferences).filter(([name]) => name in change))
}
