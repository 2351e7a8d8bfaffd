import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'type'> & {
  /** What it does; read out, and shown as a title. */
  label: string
  icon: ReactNode
  /** framed: on its own in a bar; plain: beside other things. */
  look?: 'framed' | 'plain'
  size?: 'sm' | 'md'
  /** A count at its corner; nothing when 0. Put the number into the label as well. */
  badge?: string | undefined
}

export function IconButton({ label, icon, look = 'plain', size = 'md', badge, className, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type="button"
      aria-label={label}
      className={cx(styles['icon'], styles[look], styles[size], className)}
    >
      {icon}
      {badge !== undefined && (
        <span className={styles['badge']} aria-hidden>
          {badge}
        </span>
      )}
    </button>
  )
}
