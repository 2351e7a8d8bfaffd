import { useMutation } from '@tanstack/react-query'
import { eventTexts } from '#domain/texts/events.ts'
import { api } from '#client/lib/api.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { toastReminded } from '#client/features/reminders/parts/toast-reminded.ts'
import { leaveDeletedEvent } from '#client/features/gifts/parts/gone.ts'
import { giftQueries } from '#client/features/gifts/queries.ts'
import { reminderQueries } from '#client/features/reminders/queries.ts'
import { showEventChange } from './cached-lists.ts'
import type { OccasionInput } from './event-form.ts'
import { occasionQueries } from './queries.ts'

export function useAddOccasion() {
  return useMutation({
    mutationFn: ({ contactId, key, ...input }: OccasionInput & { contactId: number; key: string }) =>
      api('POST /occasions', { body: { contactId, ...input }, idempotencyKey: key }),
    onSuccess: (occasion) => toastReminded(eventTexts.added, occasion),
  })
}

/**
 * `version` is the one the form was filled from: 409 STALE when somebody changed the event since. The upcoming lists show
 * the change at once, and again what was there when it is refused.
 */
export function useChangeOccasion() {
  return useMutation({
    mutationFn: ({ id, version, ...input }: Partial<OccasionInput> & { id: number; version: number }) =>
      api('PUT /occasions/:id', { params: { id }, body: input, ifMatch: version }),
    onMutate: ({ version: _version, ...change }) => showEventChange(change),
    onSuccess: (occasion) => toastReminded(eventTexts.updated, occasion),
    onError: (_error, _change, takeBack) => takeBack?.(),
  })
}

/**
 * With its gift ideas, unless they're kept in the general list. `suppress`: neither Generate Events nor an edit of the
 * contact creates it again.
 */
export function useRemoveOccasion() {
  return useMutation({
    mutationFn: async ({ id, version, keepGifts, suppress }: Removal) => {
      await api('DELETE /occasions/:id', {
        params: { id },
        query: { keepGifts: `${keepGifts}`, suppress: `${suppress}` },
        ifMatch: version,
      })
      leaveDeletedEvent(id, keepGifts)
    },
    meta: {
      removes: ({ id }: Removal) => [
        occasionQueries.one(id).queryKey,
        giftQueries.ofOccasion(id).queryKey,
        reminderQueries.notices(id).queryKey,
      ],
    },
    onSuccess: () => toastSuccess(eventTexts.deleted),
  })
}

type Removal = { id: number; version: number; keepGifts: boolean; suppress: boolean }

export function useGenerateEvents() {
  return useMutation({
    mutationFn: () => api('POST /occasions/generate-relationship-events'),
    onSuccess: ({ created, occasions }) => toastReminded(eventTexts.generated(created), ...occasions),
    onError: (error) => toastError(error, eventTexts.failedToGenerate),
  })
}
