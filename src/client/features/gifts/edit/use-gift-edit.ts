import { useMutation } from '@tanstack/react-query'
import type { Gift } from '#domain/gifts/schema.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { usePictureDraft } from '#client/features/pictures/parts/use-picture-draft.ts'
import { api } from '#client/lib/api.ts'
import { useFormKey } from '#client/lib/form-key.ts'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { useVersionedForm } from '#client/lib/versioned-form.ts'
import { changeAtOnce } from '../at-once.ts'
import { useAddGift } from '../mutations.ts'
import { changedBody, giftErrors, giftToValues, giftVersions, newGiftLike } from './gift-edit.ts'

/** The form of a saved gift. `again` makes a new gift of it, once the old one is gone. */
export function useGiftEdit(gift: Gift, onDone: () => void) {
  const change = useMutation({
    mutationFn: ({ id, version, body }: { id: number; version: number; body: ReturnType<typeof changedBody> }) =>
      // Waits for changes in progress: a purchase marked just before isn't someone else's change.
      changeAtOnce({ id, version }, undefined, (_guard, ifMatch) =>
        api('PUT /gift-ideas/:id', { params: { id }, body, ifMatch }),
      ),
  })
  const add = useAddGift()
  const keyFor = useFormKey()
  const saved = () => {
    toastSuccess(giftTexts.savedIdea)
    onDone()
  }
  const draft = usePictureDraft('gift', gift.hasOwnPicture)
  const edit = useVersionedForm({
    row: gift,
    toValues: giftToValues,
    versions: giftVersions,
    check: giftErrors,
    save: async (values, base) => {
      const isPictureChanged = draft.isChosen || draft.isRemoved
      if (!(await draft.saveFirst(base.id))) return
      const body = changedBody(values, base)
      if (Object.keys(body).length === 0) return isPictureChanged ? saved() : onDone()
      await change.mutateAsync({ id: base.id, version: base.version, body })
      return saved()
    },
    onFailed: (error) => toastError(error, giftTexts.failedToSave),
  })
  const addAgain = edit.form.submit((values) => {
    const body = newGiftLike(edit.base, values)
    add.mutate(
      { ...body, key: keyFor(body) },
      {
        onSuccess: ({ id }) => void draft.saveAfter(id).then((isWhole) => (isWhole ? saved() : onDone())),
        onError: (error) => toastError(error, giftTexts.failedToAdd),
      },
    )
  })
  return { ...edit, draft, again: { label: giftTexts.addAgain, onAgain: () => addAgain(), pending: add.isPending } }
}
