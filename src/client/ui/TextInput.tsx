import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import { useFieldControl } from './field-control.ts'
import styles from './TextInput.module.css'

type Width = {
  /** A Lucide icon inside, at the left. */
  icon?: ReactNode
}

/** One line of text. Inside of a Field it takes label, message and hint from there; else give it an `aria-label`. */
export function TextInput({ icon, className, ...rest }: ComponentProps<'input'> & Width) {
  const control = useFieldControl()
  const input = (
    <input
      type="text"
      {...control}
      {...rest}
      className={cx(styles['input'], Boolean(icon) && styles['with-icon'], className)}
    />
  )
  if (icon === undefined) return input
  return (
    <span className={styles['wrap']}>
      <span className={styles['icon']}>{icon}</span>
      {input}
    </span>
  )
}

export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea {...useFieldControl()} {...rest} rows={rows} className={cx(styles['input'], styles['area'], className)} />
  )
}

export function NativeSelect({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <select {...useFieldControl()} {...rest} className={cx(styles['input'], styles['select'], className)}>
      {children}
    </select>
  )
}
