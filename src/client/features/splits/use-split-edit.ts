import { useState } from 'react'
import { isGone } from '#client/features/gifts/parts/gone.ts'
import type { Split } from '#domain/splits/schema.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { useFormKey } from '#client/lib/form-key.ts'
import { toastError } from '#client/lib/toast.ts'
import { useVersionedForm } from '#client/lib/versioned-form.ts'
import { useSaveSplit } from './mutations.ts'
import { splitVersions } from './split-versions.ts'
import { looksSame, toBody, valuesOf } from './split-values.ts'
import type { SplitBody, SplitValues } from './split-values.ts'

type Saving = {
  giftId: number
  more: Partial<SplitBody>
  onSaved: (isNew: boolean, saved: Split) => void
}

/** A split's values on the screen. One that was deleted elsewhere is created again when it's saved. */
export function useSplitEdit(
  existing: Split | null,
  /** Where nobody has split the gift yet. */
  start: SplitValues,
) {
  const saving = useSaveSplit()
  const keyFor = useFormKey()
  const [isGiftGone, setGiftGone] = useState(false)
  const edit = useVersionedForm({
    row: existing,
    toValues: (split: Split | null) => (split === null ? start : valuesOf(split)),
    versions: splitVersions,
    isSame: looksSame,
    save: async (values, base, { giftId, more, onSaved }: Saving) => {
      const split = edit.isGone ? null : base
      const body = { ...toBody(values), ...more }
      let saved: Split
      try {
        saved = await saving.mutateAsync({ giftId, split, body, key: keyFor({ giftId, body }) })
      } catch (error) {
        if (!(await isGone(error, giftId))) throw error
        setGiftGone(true)
        return
      }
      onSaved(split === null, saved)
    },
    onFailed: (error) => toastError(error, isNew ? splitTexts.failedToCreate : splitTexts.failedToUpdate),
  })
  const isNew = edit.base === null || edit.isGone
  return {
    ...edit,
    values: edit.form.values,
    change: edit.form.change,
    isDirty: edit.form.isDirty,
    isNew,
    split: edit.isGone ? null : edit.base,
    isGiftGone,
    /** True when the refusal to delete it is on the screen: somebody else changed or deleted the split, or its gift. */
    refused: async (error: unknown, giftId: number): Promise<boolean> => {
      if (!(await isGone(error, giftId))) return edit.refused(error)
      setGiftGone(true)
      return true
    },
  }
}
