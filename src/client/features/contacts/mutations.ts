import { useMutation } from '@tanstack/react-query'
import { contactTexts } from '#domain/texts/contacts.ts'
import { toastContactReminded } from '#client/features/reminders/parts/toast-reminded.ts'
import { isNotFound } from '#client/lib/api-error.ts'
import { api, type Body } from '#client/lib/api.ts'
import { interruptReads } from '#client/lib/interrupted.ts'
import { queryClient } from '#client/lib/query.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { contactQueries } from './queries.ts'
import { refreshRecommendations } from '#client/features/recommendations/queries.ts'
import { saveEvents } from './special-events.ts'
import type { SpecialEvent } from './special-events.ts'

type NewPerson = { body: Body<'POST /contacts'>; events: readonly SpecialEvent[]; key: string }

/** The contact first, then its events. Resolves with those that couldn't be saved; the contact is kept. */
export function useAddContact() {
  return useMutation({
    mutationFn: async ({ body, events, key }: NewPerson) => {
      const contact = await api('POST /contacts', { body, idempotencyKey: key })
      return { contact, failed: await saveEvents(contact.id, events, key) }
    },
  })
}

/** The rest of the events, after some failed. */
export function useRetryEvents() {
  return useMutation({
    mutationFn: ({ contactId, events, key }: { contactId: number; events: readonly SpecialEvent[]; key: string }) =>
      saveEvents(contactId, events, key),
  })
}

/** `version` is the one the form was filled from: 409 STALE when somebody changed the contact since. */
export function useChangeContact() {
  return useMutation({
    mutationFn: ({ id, version, body }: { id: number; version: number; body: Body<'PUT /contacts/:id'> }) =>
      api('PUT /contacts/:id', { params: { id }, body, ifMatch: version }),
    onSuccess: (_contact, { id }) => {
      refreshRecommendations(id)
      void toastContactReminded(contactTexts.updated, id, 'linked')
    },
  })
}

export const removeContactKey = ['contacts', 'remove']

/** With all events and gift ideas. The card goes at once, and comes back when it could not be. */
export function useRemoveContact() {
  const { queryKey } = contactQueries.all()
  return useMutation({
    mutationKey: removeContactKey,
    mutationFn: (id: number) =>
      api('DELETE /contacts/:id', { params: { id } }).catch((error: unknown) => {
        // Another tab was faster.
        if (!isNotFound(error)) throw error
      }),
    onMutate: (id) => {
      const readAgain = interruptReads({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (listed) => listed?.filter((contact) => contact.id !== id))
      return () => {
        queryClient.setQueryData(queryKey, before)
        readAgain()
      }
    },
    onSuccess: () => toastSuccess(contactTexts.deleted),
    onError: (error, _id, takeBack) => {
      takeBack?.()
      toastError(error, contactTexts.failedToDelete)
    },
  })
}
