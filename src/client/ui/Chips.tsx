import { useId } from 'react'
import styles from './Chips.module.css'

/** One of a few, each a tap away: a select takes two. */
export function Chips<Value extends string>({
  label,
  options,
  value,
  onChange,
  error,
}: {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value | ''
  onChange: (value: Value) => void
  error?: string | undefined
}) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      // Gets the focus when nothing is chosen.
      tabIndex={-1}
      aria-label={label}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className={styles['group']}
    >
      {options.map((option) => (
        <label key={option.value} className={styles['chip']}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  )
}
