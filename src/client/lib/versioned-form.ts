import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { isNotFound, newerRow } from './api-error.ts'
import { useCloseGuard } from './dialogs.tsx'
import { useForm } from './form.ts'
import type { FormErrors } from './form.ts'
import { invalidateOwn } from './query.ts'
import type { Difference, Versions } from './versions.ts'

/** How a form and its record drifted apart; `VersionNotice` shows it. */
export type Drift = {
  /** Counts refusals: another one is news again, and gets the focus as the first did. */
  refusals: number
  /** Somebody, or another tab, saved first. The form has what only the other changed; the user decides about the rest. */
  conflict: { differences: Difference[]; takenOver: string[] } | undefined
  /** Deleted elsewhere. */
  isGone: boolean
  /** Fills the form with the other version. */
  takeTheirs: () => void
}

/**
 * The form of a saved record: filled from one version of it and saved against that version, so that no change is lost.
 * Contacts, events, gifts and splits all behave alike when the record was changed or deleted elsewhere.
 */
export function useVersionedForm<
  Row extends { version: number } | null,
  Values extends object,
  More extends unknown[] = [],
>({
  row,
  toValues,
  versions,
  check,
  isSame,
  save,
  onFailed,
}: {
  /** As the cache has it now; null is not saved yet. The form follows it until something is typed. */
  row: Row
  toValues: (row: Row) => Values
  versions: Versions<Values, Row>
  check?: (values: Values) => FormErrors<Values>
  isSame?: (one: Values, other: Values) => boolean
  /** Sends the values against the version of `base`, and does what follows a success. */
  save: (values: Values, base: Row, ...more: More) => Promise<unknown>
  /** Any other refusal: what the toast says then. */
  onFailed: (error: unknown) => void
}) {
  const [base, setBase] = useState(row)
  const [theirs, setTheirs] = useState<NonNullable<Row>>()
  const [takenOver, setTakenOver] = useState<string[]>()
  const [isGone, setGone] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [isSaving, setSaving] = useState(false)
  const form = useForm({ initial: toValues(base), ...(check && { check }), ...(isSame && { isSame }) })
  useCloseGuard(form.isDirty)

  // While rendering, so that what was typed during the request is merged as well.
  if (theirs !== undefined) {
    // Of two records created at the same time neither is the other's next version: one of them is chosen as a whole.
    const isOther = base === null || isGone
    const merged = isOther
      ? { values: form.values, takenOver: [] }
      : versions.merge(toValues(theirs), form.values, toValues(base))
    setBase(theirs)
    setGone(false)
    setTheirs(undefined)
    setTakenOver(merged.takenOver)
    form.reset(toValues(theirs))
    form.change(merged.values)
  } else if (row !== null && base !== null && row.version > base.version && !isSaving && !form.isDirty) {
    setBase(row)
    form.reset(toValues(row))
  }

  /** True if the refusal is on the screen: somebody else changed or deleted the record. For other requests about it, too. */
  const refused = (error: unknown): boolean => {
    const newer = newerRow<NonNullable<Row>>(error)
    if (newer === undefined && !isNotFound(error)) return false
    setTheirs(newer)
    setGone(newer === undefined)
    setRefusals((count) => count + 1)
    // The form knows it now; the rest of the dialog, and every list, still show the old version.
    void invalidateOwn()
    return true
  }
  const saveNow = async (values: Values, ...more: More) => {
    if (isSaving) return
    setSaving(true)
    setTakenOver(undefined)
    try {
      await save(values, base, ...more)
    } catch (error) {
      if (!refused(error) && !form.showIssues(error)) onFailed(error)
    }
    setSaving(false)
  }
  return {
    form,
    /** The version that the form was filled from. */
    base,
    isSaving,
    save: saveNow,
    /** For `<form onSubmit>`. */
    submit: (event?: SubmitEvent<HTMLFormElement>, ...more: More) =>
      form.submit((values) => void saveNow(values, ...more))(event),
    refused,
    refusals,
    conflict: takenOver && { differences: versions.differences(form.values, toValues(base), base), takenOver },
    isGone,
    takeTheirs() {
      setTakenOver(undefined)
      form.reset(toValues(base))
    },
  }
}
