import { useId } from 'react'
import { cx } from '../lib/class-names.ts'
import styles from './SegmentedControl.module.css'

/** One choice of a few, side by side: Upcoming/Past, Month/Week/Year. Arrow keys move, as in any radio group. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  full = false,
}: {
  /** Read out as the name of the group. */
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  full?: boolean
}) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={cx(styles['group'], full && styles['full'])}>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
