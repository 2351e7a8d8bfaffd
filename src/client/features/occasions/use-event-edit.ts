import type { Occasion } from '#domain/occasions/schema.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { useFormKey } from '#client/lib/form-key.ts'
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
  const change = useChangeOccasion()
  const add = useAddOccasion()
  const keyFor = useFormKey()
  const { reminderMethod } = occasion
  const toInput = (values: EventValues, base: Occasion) =>
    valuesToInput({ ...values, date: realDate(base, values), reminderMethod }, String(base.reminderDays))
  const edit = useVersionedForm({
    row: occasion,
    toValues: occasionToValues,
    versions: eventVersions,
    // Its switch is saved at once, not with the form.
    check: (values) => eventErrors({ ...values, reminderMethod }),
    save: (values, base) => {
      const { reminderMethod: _saved, ...input } = toInput(values, base)
      return change.mutateAsync({ id: base.id, version: base.version, ...input }).then(onDone)
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
