import { cx } from '../lib/class-names.ts'
import styles from './ProgressBar.module.css'

/** How much of something is reached. The figures are beside it, so color is not the only sign. */
export function ProgressBar({
  value,
  tone = 'good',
  thin = false,
  label,
}: {
  /** 0 to 1; more is shown as full. */
  value: number
  tone?: 'good' | 'warn' | 'over'
  /** Below another bar that it details. */
  thin?: boolean
  /** Read out: 'Budget: $67.20 of $80.00'. */
  label: string
}) {
  return (
    <progress
      className={cx(styles['bar'], styles[tone], thin && styles['thin'])}
      aria-label={label}
      value={Math.min(1, Math.max(0, value))}
      max={1}
    />
  )
}
