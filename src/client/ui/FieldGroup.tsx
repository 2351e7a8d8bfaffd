import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './Field.module.css'

/** Several controls under one label: birthday selectors, a list of rows. */
export function FieldGroup({
  label,
  hint,
  error,
  children,
}: {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  children: ReactNode
}) {
  const id = useId()
  const notes = error !== undefined || hint !== undefined
  return (
    <fieldset className={styles['group']} aria-describedby={notes ? `${id}-notes` : undefined}>
      <legend className={styles['label']}>{label}</legend>
      {children}
      {notes && (
        <div id={`${id}-notes`}>
          {error !== undefined && <p className={styles['error']}>{error}</p>}
          {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
        </div>
      )}
    </fieldset>
  )
}
