import type { Occasion } from '#domain/occasions/schema.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { askOnFirstNotify } from '#client/features/reminders/push/parts/first-notify.ts'
import { useFormKey } from '#client/lib/form-key.ts'
import { useCurrentUser } from '#client/lib/session.ts'
import { toastError } from '#client/lib/toast.ts'
import { useVersionedForm } from '#client/lib/versioned-form.ts'
import { eventErrors } from './event-errors.ts'
import { occasionToValues, valuesToInput } from './event-form.ts'
import type { EventValues } from './event-form.ts'
import { eventVersions } from './event-versions.ts'
import { useAddOccasion, useChangeOccasion } from './mutations.ts'
import { realDate } from './stand-in-year.ts'

/** The form of the event editor. `addAgain` makes a new event of it, once the old one is gone. */
export function useEventEdit(occasion: Occasion, onDone: () => void) {
  const user = useCurrentUser()
  const change = useChangeOccasion()
  const add = useAddOccasion()
  const keyFor = useFormKey()
  const toInput = (values: EventValues, base: Occasion) =>
    valuesToInput({ ...values, date: realDate(base, values) }, String(base.reminderDays))
  const edit = useVersionedForm({
    row: occasion,
    toValues: occasionToValues,
    versions: eventVersions,
    check: eventErrors,
    save: (values, base) => {
      if (values.reminderMethod === 'push' && base.reminderMethod !== 'push') askOnFirstNotify(user.id)
      return change.mutateAsync({ id: base.id, version: base.version, ...toInput(values, base) }).then(onDone)
    },
    onFailed: (error) => toastError(error, eventTexts.failedToUpdate),
  })
  const addAgain = edit.form.submit((values) => {
    const input = toInput(values, edit.base)
    add.mutate(
      { contactId: occasion.contactId, key: keyFor(input), ...input },
      { onSuccess: onDone, onError: (error) => toastError(error, eventTexts.failedToAdd) },
    )
  })
  return { ...edit, again: { label: eventTexts.addAgain, onAgain: () => addAgain(), pending: add.isPending } }
}
