import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { contributorSchema } from '#domain/splits/schema.ts'
import { parseShare } from '#domain/splits/shares.ts'
import type { DraftShare } from '#domain/splits/rows.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { useCloseGuard } from '#client/lib/dialogs.tsx'
import { schemaErrors } from '#client/lib/schema-errors.ts'
import { Button } from '#client/ui/Button.tsx'
import { Field } from '#client/ui/Field.tsx'
import { TextInput } from '#client/ui/TextInput.tsx'
import { emailError, shareError } from './contributor-check.ts'
import styles from './SplitGiftDialog.module.css'
import { NameField } from './NameField.tsx'
import { blankRow } from './split-values.ts'
import type { SplitValues } from './split-values.ts'
import type { Suggest, SuggestedPerson } from './use-suggestions.ts'

export type NewPerson = { name: string; email: string; amount: string }

export const emptyPerson: NewPerson = { name: '', email: '', amount: '' }

type Errors = { [Name in keyof NewPerson]?: string | undefined }

/** Whether anything was typed that would be lost. */
export function isStarted({ name, email, amount }: NewPerson): boolean {
  return [name, email, amount].some((text) => text.trim() !== '')
}

export function personErrors({ name, email, amount }: NewPerson, { rows, method }: SplitValues): Errors {
  return {
    name: schemaErrors(contributorSchema, { name }, { name }).name,
    email: emailError(email, rows),
    amount: method === 'custom' ? shareError(parseShare(amount)) : undefined,
  }
}

/** New contributors are pending. */
export function personRow({ name, email, amount }: NewPerson): DraftShare {
  return { ...blankRow(), name: name.trim(), email: email.trim(), amountCents: parseShare(amount) }
}

/** The form below the list. Enter adds; it is part of the dialog's own form, which must not be sent by that. */
export function AddPerson({
  person,
  errors,
  isEqual,
  suggest,
  onPick,
  onChange,
  onAdd,
  onCancel,
}: {
  person: NewPerson
  errors: Errors
  isEqual: boolean
  suggest: Suggest
  /** A contact was chosen. */
  onPick: (person: SuggestedPerson) => void
  onChange: (person: NewPerson) => void
  onAdd: () => void
  onCancel: () => void
}) {
  useCloseGuard(isStarted(person))
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    // Ctrl Enter saves the dialog.
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onAdd()
  }
  return (
    <section aria-label={splitTexts.addPerson} className={styles['add']}>
      <div className={styles['fields']}>
        <Field label={splitTexts.name} required error={errors.name}>
          <NameField
            ref={first}
            value={person.name}
            suggest={suggest}
            onPick={onPick}
            onChange={(event) => onChange({ ...person, name: event.target.value })}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Field label={splitTexts.email} error={errors.email}>
          <TextInput
            type="email"
            maxLength={254}
            autoComplete="off"
            value={person.email}
            onChange={(event) => onChange({ ...person, email: event.target.value })}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Field label={splitTexts.amount} required={!isEqual} error={errors.amount}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            disabled={isEqual}
            placeholder={isEqual ? splitTexts.amountShared : '0.00'}
            value={isEqual ? '' : person.amount}
            onChange={(event) => onChange({ ...person, amount: event.target.value })}
            onKeyDown={onKeyDown}
          />
        </Field>
      </div>
      <div className={styles['foot']}>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {generalTexts.cancel}
        </Button>
        <Button size="sm" variant="tint" onClick={onAdd}>
          {splitTexts.addPerson}
        </Button>
      </div>
    </section>
  )
}
