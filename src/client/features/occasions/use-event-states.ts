import { useMutation } from '@tanstack/react-query'
import type { Occasion } from '#domain/occasions/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { reminderTexts } from '#domain/texts/reminders.ts'
import { api } from '../../lib/api.ts'
import { toast, toastError, toastSuccess } from '../../lib/toast.ts'
import { changes } from './mutations.ts'
import { otherYear } from './parts/EventStateBadges.tsx'

/** 'Skip this year', mute and their ways back; a snooze is only taken back here. `name` as the dialog calls the event. */
export function useEventStates({ id, nextDate }: Occasion, name: string) {
  const meta = { changes }
  const date = nextDate ?? ''
  // The toast outlives the dialog, and so does what its action calls.
  const unskip = useMutation({
    mutationFn: () => api.delete(`/occasions/${id}/skip`, undefined, { query: { occurrenceDate: date } }),
    meta,
    onSuccess: () => toastSuccess(eventTexts.notSkipped(name)),
    onError: (error) => toastError(error, eventTexts.failedToSkip),
  })
  const skip = useMutation({
    mutationFn: () => api.post<Occasion>(`/occasions/${id}/skip`, { occurrenceDate: date }),
    meta,
    onSuccess: () =>
      toast({
        title: generalTexts.success,
        description: eventTexts.skipped(name, otherYear(date as CalendarDate)),
        action: { label: generalTexts.undo, onSelect: () => unskip.mutate() },
      }),
    onError: (error) => toastError(error, eventTexts.failedToSkip),
  })
  const unmute = useMutation({
    mutationFn: () => api.delete(`/occasions/${id}/mute`),
    meta,
    onSuccess: () => toastSuccess(eventTexts.unmuted(name)),
    onError: (error) => toastError(error, eventTexts.failedToMute),
  })
  const mute = useMutation({
    mutationFn: () => api.post<Occasion>(`/occasions/${id}/mute`),
    meta,
    onSuccess: () =>
      toast({
        title: generalTexts.success,
        description: eventTexts.muted(name),
        action: { label: generalTexts.undo, onSelect: () => unmute.mutate() },
      }),
    onError: (error) => toastError(error, eventTexts.failedToMute),
  })
  const unsnooze = useMutation({
    mutationFn: () => api.delete(`/occasions/${id}/snooze`),
    meta,
    onSuccess: () => toastSuccess(eventTexts.notSnoozed(name)),
    onError: (error) => toastError(error, reminderTexts.failedToUpdate),
  })
  return { skip, unskip, mute, unmute, unsnooze }
}

export type EventStateChanges = ReturnType<typeof useEventStates>
