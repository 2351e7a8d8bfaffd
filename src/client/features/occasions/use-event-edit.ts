import { useState } from 'react'
import type { Occasion } from '#domain/occasions/schema.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { askOnFirstNotify } from '#client/features/reminders/push/parts/first-notify.ts'
import { isNotFound, newerRow } from '#client/lib/api-error.ts'
import { useCloseGuard } from '#client/lib/dialogs.tsx'
import { useForm } from '#client/lib/form.ts'
import { invalidateOwn } from '#client/lib/query.ts'
import { useCurrentUser } from '#client/lib/session.ts'
import { toastError } from '#client/lib/toast.ts'
import { eventOnTopOf } from './event-differences.ts'
import { eventFormErrors, occasionToValues, valuesToInput } from './event-form.ts'
import { useChangeOccasion } from './mutations.ts'
import { realDate } from './stand-in-year.ts'

/** The form of the event editor: the version it is saved against, and changes made elsewhere. */
export function useEventEdit(occasion: Occasion, onDone: () => void) {
  const user = useCurrentUser()
  const change = useChangeOccasion()
  // What the form was filled from: moving gifts below refetches the event while the user types here.
  const [base, setBase] = useState(occasion)
  const [theirs, setTheirs] = useState<Occasion>()
  const [takenOver, setTakenOver] = useState<string[]>([])
  const [isGone, setGone] = useState(false)
  const form = useForm({ initial: occasionToValues(base), check: eventFormErrors })
  useCloseGuard(form.isDirty)

  const startFrom = (version: Occasion) => {
    setBase(version)
    form.reset(occasionToValues(version))
  }
  if (theirs !== undefined && theirs.version !== base.version) {
    const merged = eventOnTopOf(occasionToValues(theirs), form.values, occasionToValues(base))
    startFrom(theirs)
    form.change(merged.values)
    setTakenOver(merged.takenOver)
  } else if (occasion.version > base.version && !change.isPending && !form.isDirty) {
    startFrom(occasion)
  }

  const refused = (error: unknown) => {
    const newer = newerRow('PUT /occasions/:id', error)
    if (newer !== undefined) setTheirs(newer)
    else if (isNotFound(error)) {
      setGone(true)
      void invalidateOwn()
    } else return false
    return true
  }
  const save = form.submit((values) => {
    if (change.isPending) return
    setTheirs(undefined)
    if (values.reminderMethod === 'push' && base.reminderMethod !== 'push') askOnFirstNotify(user.id)
    change.mutate(
      { id: base.id, version: base.version, ...valuesToInput({ ...values, date: realDate(base, values) }) },
      {
        onSuccess: onDone,
        onError: (error) => {
          if (!refused(error) && !form.showIssues(error)) toastError(error, eventTexts.failedToUpdate)
        },
      },
    )
  })
  return {
    form,
    base,
    save,
    isSaving: change.isPending,
    /** The version saved elsewhere, until the user chooses. */
    theirs,
    takenOver,
    takeTheirs() {
      setTheirs(undefined)
      startFrom(base)
    },
    isGone,
    /** True if the dialog shows the refusal: someone else changed or deleted the event. */
    refused,
  }
}
