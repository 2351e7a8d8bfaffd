import { useState } from 'react'
import { isGone } from '#client/features/gifts/parts/gone.ts'
import type { Split } from '#domain/splits/schema.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { isNotFound, newerRow } from '#client/lib/api-error.ts'
import { useCloseGuard } from '#client/lib/dialogs.tsx'
import { useFormKey } from '#client/lib/form-key.ts'
import { toastError } from '#client/lib/toast.ts'
import { useSaveSplit } from './mutations.ts'
import { looksSame, toBody, valuesOf } from './split-values.ts'
import type { SplitBody, SplitValues } from './split-values.ts'
import { onTopOf } from './two-versions.ts'

/** A split's values on the screen, the version they are saved against, and changes made elsewhere in the meantime. */
export function useSplitEdit(
  existing: Split | null,
  /** Where nobody has split the gift yet. */
  start: SplitValues,
) {
  const saving = useSaveSplit()
  const keyFor = useFormKey()
  const [split, setSplit] = useState(existing)
  const [base, setBase] = useState(() => (existing === null ? start : valuesOf(existing)))
  const [values, setValues] = useState(base)
  const [theirs, setTheirs] = useState<SplitValues>()
  const [takenOver, setTakenOver] = useState<string[]>([])
  const [isSplitGone, setSplitGone] = useState(false)
  const [isGiftGone, setGiftGone] = useState(false)
  const isDirty = !looksSame(values, base)
  useCloseGuard(isDirty)

  const takeUp = (current: Split, mine: SplitValues) => {
    const saved = valuesOf(current)
    // Of two splits created at the same time neither is the other's next version: one of them is chosen as a whole.
    const merged = split === null ? { values: mine, takenOver: [] } : onTopOf(saved, mine, base)
    setSplit(current)
    setBase(saved)
    setValues(merged.values)
    setTheirs(saved)
    setTakenOver(merged.takenOver)
  }

  /** True when the refusal is told in the dialog: somebody else changed, created or deleted the split, or its gift. */
  const refused = async (error: unknown, giftId: number, mine: SplitValues = values): Promise<boolean> => {
    const newer = newerRow('PUT /gift-splits/:id', error)
    if (newer !== undefined) takeUp(newer, mine)
    else if (await isGone(error, giftId)) setGiftGone(true)
    else if (isNotFound(error) && split !== null) {
      setSplit(null)
      setSplitGone(true)
    } else return false
    return true
  }
  const explain = async (error: Error, giftId: number, mine: SplitValues) => {
    if (await refused(error, giftId, mine)) return
    toastError(error, split === null ? splitTexts.failedToCreate : splitTexts.failedToUpdate)
  }

  return {
    values,
    change: (patch: Partial<SplitValues>) => setValues((now) => ({ ...now, ...patch })),
    isDirty,
    isNew: split === null,
    split,
    isSaving: saving.isPending,
    isSplitGone,
    isGiftGone,
    theirs,
    takenOver,
    takeTheirs() {
      if (theirs !== undefined) setValues(theirs)
      setTheirs(undefined)
      setTakenOver([])
    },
    refused,
    /** @param what typed since, if not on the screen yet */
    save: ({
      giftId,
      more,
      what = values,
      onSaved,
    }: {
      giftId: number
      more?: Partial<SplitBody>
      what?: SplitValues
      onSaved: (isNew: boolean) => void
    }) => {
      if (saving.isPending) return
      setTheirs(undefined)
      const body = { ...toBody(what), ...more }
      saving.mutate(
        { giftId, split, body, key: keyFor({ giftId, body }) },
        {
          onSuccess: () => onSaved(split === null),
          onError: (error) => void explain(error, giftId, what),
        },
      )
    },
  }
}

export type SplitEdit = ReturnType<typeof useSplitEdit>
