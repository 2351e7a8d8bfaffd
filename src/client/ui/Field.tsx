import { useId } from 'react'
import type { ReactNode } from 'react'
import { FieldContext, type FieldControl } from './field-control.ts'
import styles from './Field.module.css'

/** Label, control, hint and message belonging together. Put one control inside. */
export function Field({
  label,
  required = false,
  hint,
  error,
  aside,
  children,
}: {
  label: ReactNode
  /** Marks it with an asterisk; the form's `check` says what is missing. */
  required?: boolean
  hint?: ReactNode
  error?: string | undefined
  /** At the right end of the label's line: a link, a count. */
  aside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error === undefined ? undefined : `${id}-error`
  const describedBy = [errorId, hintId].filter(Boolean).join(' ')
  const control: FieldControl = {
    id,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-required': required || undefined,
  }
  return (
    <div className={styles['field']}>
      <div className={styles['head']}>
        <label className={styles['label']} htmlFor={id}>
          {label}
          {required && (
            <span className={styles['star']} aria-hidden>
              {' '}
              *
            </span>
          )}
        </label>
        {aside}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {error !== undefined && (
        <p id={errorId} className={styles['error']}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  )
}
