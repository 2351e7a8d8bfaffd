import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import styles from './Checkbox.module.css'

type ToggleProps = {
  label: ReactNode
  /** A quieter line below the label. */
  hint?: ReactNode
  error?: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  name?: string
  /** The label is read out, not shown. */
  labelHidden?: boolean
}

/** A box to tick. */
export function Checkbox(props: ToggleProps) {
  return <Toggle {...props} kind="checkbox" />
}

/** On or off, at once. */
export function Switch(props: ToggleProps) {
  return <Toggle {...props} kind="switch" />
}

function Toggle({
  label,
  hint,
  error,
  checked,
  onChange,
  disabled = false,
  name,
  labelHidden = false,
  kind,
}: ToggleProps & { kind: 'checkbox' | 'switch' }) {
  const id = useId()
  const noteId = hint === undefined && error === undefined ? undefined : `${id}-note`
  return (
    <div className={cx(styles['toggle'], styles[kind])}>
      <input
        id={id}
        type="checkbox"
        role={kind === 'switch' ? 'switch' : undefined}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={noteId}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={labelHidden ? styles['hidden'] : styles['text']}>
        <label htmlFor={id}>{label}</label>
        {noteId !== undefined && (
          <span id={noteId} className={styles['note']}>
            {error !== undefined && <span className={styles['error']}>{error}</span>}
            {hint}
          </span>
        )}
      </span>
    </div>
  )
}
