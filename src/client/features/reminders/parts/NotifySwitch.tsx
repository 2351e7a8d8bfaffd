import { useMutation } from '@tanstack/react-query'
import type { Occasion } from '#domain/occasions/schema.ts'
import type { ReminderMethod } from '#domain/occasions/types.ts'
import { remindLine } from '#domain/reminders/announcement.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { reminderTexts } from '#domain/texts/reminders.ts'
import { api } from '#client/lib/api.ts'
import { today } from '#client/lib/today.ts'
import { useCurrentUser } from '#client/lib/session.ts'
import { toast, toastError } from '#client/lib/toast.ts'
import { Switch } from '#client/ui/Checkbox.tsx'
import { askOnFirstNotify } from '../push/parts/first-notify.ts'
import { useNotifyLabel } from '../push/parts/notify-label.ts'
import { useEmailState } from './use-email-state.ts'

/** Whether an event notifies in the app, saved at once with Undo; beside it the state of its e-mails. */
export function NotifySwitch({ occasion }: { occasion: Pick<Occasion, 'id' | 'reminderMethod'> }) {
  const { id, reminderMethod } = occasion
  const user = useCurrentUser()
  const change = useMutation({
    mutationFn: ({ to }: { to: ReminderMethod; undo?: ReminderMethod }) =>
      api('PUT /occasions/:id', { params: { id }, body: { reminderMethod: to } }),
    onSuccess: (now, { undo }) =>
      toast({
        title: generalTexts.success,
        description: reminderTexts.updated,
        more: remindLine([now], today()),
        ...(undo !== undefined && {
          action: { label: generalTexts.undo, onSelect: () => change.mutate({ to: undo }) },
        }),
      }),
    onError: (error) => toastError(error, reminderTexts.failedToUpdate),
  })
  const shown = change.isPending ? change.variables.to : reminderMethod
  return (
    <Switch
      label={useNotifyLabel()}
      hint={useEmailState(shown)}
      name="notify"
      checked={shown === 'push'}
      onChange={(isOn) => {
        if (isOn) askOnFirstNotify(user.id)
        change.mutate({ to: isOn ? 'push' : '', undo: reminderMethod })
      }}
    />
  )
}
