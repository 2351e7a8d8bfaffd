import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import styles from './Card.module.css'

/** A sheet on the paper. With a title it is a section of the page with a heading and, at its right, actions. */
export function Card({
  title,
  beside,
  actions,
  padded = false,
  className,
  children,
}: {
  title?: ReactNode
  /** Right after the title: a toggle. */
  beside?: ReactNode
  /** At the right end of the title's line. */
  actions?: ReactNode
  padded?: boolean
  className?: string | undefined
  children: ReactNode
}) {
  const id = useId()
  if (title === undefined)
    return <div className={cx(styles['card'], padded && styles['padded'], className)}>{children}</div>
  return (
    <section aria-labelledby={id} className={cx(styles['card'], className)}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {beside}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
      <div className={cx(padded && styles['body'])}>{children}</div>
    </section>
  )
}
