import { useMutation } from '@tanstack/react-query'
import type { Occasion } from '#domain/occasions/schema.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { reminderTexts } from '#domain/texts/reminders.ts'
import { api } from '#client/lib/api.ts'
import { toast, toastError, toastSuccess } from '#client/lib/toast.ts'
import { otherYear } from './parts/EventStateBadges.tsx'

/** 'Skip this year', mute and their ways back; a snooze is only taken back here. `name` as the dialog calls the event. */
export function useEventStates({ id, nextDate }: Occasion, name: string) {
  const date = nextDate ?? ''
  // The toast outlives the dialog, and so does what its action calls.
  const unskip = useMutation({
    mutationFn: () => api('DELETE /occasions/:id/skip', { params: { id }, query: { occurrenceDate: date } }),
    onSuccess: () => toastSuccess(eventTexts.notSkipped(name)),
    onError: (error) => toastError(error, eventTexts.failedToSkip),
  })
  const skip = useMutation({
    mutationFn: () => api('POST /occasions/:id/skip', { params: { id }, body: { occurrenceDate: date } }),
    onSuccess: () =>
      toast({
        title: generalTexts.success,
        description: eventTexts.skipped(name, nextDate === null ? undefined : otherYear(nextDate)),
        action: { label: generalTexts.undo, onSelect: () => unskip.mutate() },
      }),
    onError: (error) => toastError(error, eventTexts.failedToSkip),
  })
  const unmute = useMutation({
    mutationFn: () => api('DELETE /occasions/:id/mute', { params: { id } }),
    onSuccess: () => toastSuccess(eventTexts.unmuted(name)),
    onError: (error) => toastError(error, eventTexts.failedToMute),
  })
  const mute = useMutation({
    mutationFn: () => api('POST /occasions/:id/mute', { params: { id } }),
    onSuccess: () =>
      toast({
        title: generalTexts.success,
        description: eventTexts.muted(name),
        action: { label: generalTexts.undo, onSelect: () => unmute.mutate() },
      }),
    onError: (error) => toastError(error, eventTexts.failedToMute),
  })
  const unsnooze = useMutation({
    mutationFn: () => api('DELETE /occasions/:id/snooze', { params: { id } }),
    onSuccess: () => toastSuccess(eventTexts.notSnoozed(name)),
    onError: (error) => toastError(error, reminderTexts.failedToUpdate),
  })
  return { skip, unskip, mute, unmute, unsnooze }
}

export type EventStateChanges = ReturnType<typeof useEventStates>
