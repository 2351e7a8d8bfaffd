import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Gift } from '#domain/gifts/schema.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { api } from '#client/lib/api.ts'
import { newerRow } from '#client/lib/api-error.ts'
import { useCloseGuard } from '#client/lib/dialogs.tsx'
import { useForm } from '#client/lib/form.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { changeAtOnce, toldAsElsewhere } from '../at-once.ts'
import { changedBody, giftErrors, giftToValues, onTopOf } from './gift-edit.ts'

/** The form of a saved gift: the version it is saved against, and changes made elsewhere. */
export function useGiftEdit(gift: Gift, onDone: () => void) {
  const change = useMutation({
    mutationFn: ({ id, version, body }: { id: number; version: number; body: ReturnType<typeof changedBody> }) =>
      // Waits for changes in progress: a purchase marked just before isn't someone else's change.
      changeAtOnce({ id, version }, undefined, (_guard, ifMatch) =>
        api('PUT /gift-ideas/:id', { params: { id }, body, ifMatch }),
      ),
  })
  // What the form was filled from: a newer row may arrive while the user types.
  const [base, setBase] = useState(gift)
  const [theirs, setTheirs] = useState<Gift>()
  const form = useForm({ initial: giftToValues(base), check: giftErrors })
  useCloseGuard(form.isDirty)

  // Someone else saved first: their version is the base, with the typed values on top.
  if (theirs !== undefined && theirs.version !== base.version) {
    const merged = onTopOf(giftToValues(theirs), form.values, giftToValues(base))
    setBase(theirs)
    form.reset(giftToValues(theirs))
    form.change(merged)
  }
  const explain = async (error: Error) => {
    const newer = newerRow('PUT /gift-ideas/:id', error)
    if (newer !== undefined) setTheirs(newer)
    else if (!form.showIssues(error) && !(await toldAsElsewhere(error, base.id)))
      toastError(error, giftTexts.failedToSave)
  }
  const save = form.submit((values) => {
    if (change.isPending) return
    setTheirs(undefined)
    const body = changedBody(values, base)
    if (Object.keys(body).length === 0) return onDone()
    change.mutate(
      { id: base.id, version: base.version, body },
      {
        onSuccess: () => {
          toastSuccess(giftTexts.savedIdea)
          onDone()
        },
        onError: (error) => void explain(error),
      },
    )
  })
  return {
    form,
    save,
    isSaving: change.isPending,
    theirs,
    takeTheirs: () => {
      if (theirs !== undefined) form.reset(giftToValues(theirs))
      setTheirs(undefined)
    },
  }
}
