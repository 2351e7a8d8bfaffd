import { useMutation } from '@tanstack/react-query'
import type { Occasion } from '#domain/occasions/schema.ts'
import { reminderTexts } from '#domain/texts/reminders.ts'
import { api } from '../../lib/api.ts'
import { toastError, toastSuccess } from '../../lib/toast.ts'

/** The Notify toggle of an event. */
export function useSetNotify() {
  return useMutation({
    mutationFn: ({ id, isOn }: { id: number; isOn: boolean }) =>
      api.patch<Occasion>(`/occasions/${id}`, { reminderMethod: isOn ? 'push' : '' }),
    meta: { changes: ['occasions', 'reminders', 'activities'] },
    onSuccess: () => toastSuccess(reminderTexts.updated),
    onError: (error) => toastError(error, reminderTexts.failedToUpdate),
  })
}
