import { useMutation } from '@tanstack/react-query'
import type { Generated, Occasion } from '#domain/occasions/schema.ts'
import type { Importance, ReminderMethod } from '#domain/occasions/types.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { api } from '../../lib/api.ts'
import { toastError, toastSuccess } from '../../lib/toast.ts'

/** What the event forms send. */
export type OccasionInput = {
  name: string
  /** 'YYYY-MM-DD' */
  date: string
  type: string
  reminderDays: number
  reminderMethod: ReminderMethod
  isRecurring: boolean
  levelOfImportance: Importance
  needsGift: boolean
  needsCard: boolean
  /** A decimal text; null clears it. */
  budget: string | null
}

const changes = ['occasions', 'contacts', 'dashboard', 'activities', 'reminders', 'stats'] as const

export function useAddOccasion() {
  return useMutation({
    mutationFn: ({ contactId, key, ...input }: OccasionInput & { contactId: number; key: string }) =>
      api.post<Occasion>('/occasions', { contactId, ...input }, { idempotencyKey: key }),
    meta: { changes },
    onSuccess: () => toastSuccess(eventTexts.added),
  })
}

/** `version` is the one the form was filled from: 409 STALE when somebody changed the event since. */
export function useChangeOccasion() {
  return useMutation({
    mutationFn: ({ id, version, ...input }: Partial<OccasionInput> & { id: number; version: number }) =>
      api.put<Occasion>(`/occasions/${id}`, input, { ifMatch: version }),
    meta: { changes: [...changes, 'gifts'] },
    onSuccess: () => toastSuccess(eventTexts.updated),
  })
}

/** With its gift ideas, unless they are kept in the contact's general list. */
export function useRemoveOccasion() {
  return useMutation({
    mutationFn: ({ id, keepGifts }: { id: number; keepGifts: boolean }) =>
      api.delete(`/occasions/${id}`, undefined, { query: { keepGifts } }),
    meta: { changes: [...changes, 'gifts', 'splits'] },
    onSuccess: () => toastSuccess(eventTexts.deleted),
    onError: (error) => toastError(error, eventTexts.failedToDelete),
  })
}

export function useGenerateEvents() {
  return useMutation({
    mutationFn: () => api.post<Generated>('/occasions/generate-relationship-events'),
    meta: { changes },
    onSuccess: ({ created }) => toastSuccess(eventTexts.generated(created)),
    onError: (error) => toastError(error, eventTexts.failedToGenerate),
  })
}
