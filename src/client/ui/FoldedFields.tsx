import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import styles from './FoldedFields.module.css'

/** A part of a form with a heading; on phones one line that opens. */
export function FoldedFields({
  title,
  line,
  mustBeSeen,
  className,
  children,
}: {
  title: string
  /** Below the title while it's one line: what the fields hold. */
  line: string
  /** A field has a message, or another version is shown: it opens. */
  mustBeSeen: boolean
  className?: string | undefined
  children: ReactNode
}) {
  const id = useId()
  const [isOpen, setOpen] = useState(mustBeSeen)
  const [wasNeeded, setNeeded] = useState(mustBeSeen)
  if (wasNeeded !== mustBeSeen) {
    setNeeded(mustBeSeen)
    if (mustBeSeen) setOpen(true)
  }
  return (
    <section data-fields aria-label={title} className={cx(styles['part'], className)}>
      <h3 className={styles['title']}>
        {/* One of the two is shown: the style sheet knows how wide the screen is. */}
        <span className={styles['name']}>{title}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={styles['line']}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles['words']}>
            {title}
            <span className={styles['values']}> {line}</span>
          </span>
          <ChevronDown aria-hidden />
        </button>
      </h3>
      <div id={id} className={styles['fields']} data-open={isOpen}>
        {children}
      </div>
    </section>
  )
}
