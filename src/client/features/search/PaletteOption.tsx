import type { ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import styles from './PaletteOption.module.css'

export type Option = {
  /** Unique among all that are shown. */
  key: string
  lead: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** At the right end: a badge, a date, a price. */
  aside?: ReactNode
  /** Made of the typed words, and so there for any. */
  isOfText?: boolean
  choose: () => void
}

/** One line of the list. The focus stays in the field; the active line is told to it by its id. */
export function PaletteOption({
  option,
  id,
  isActive,
  onActivate,
}: {
  option: Option
  id: string
  isActive: boolean
  onActivate: () => void
}) {
  const { lead, title, detail, aside, choose } = option
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the field's
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> holds text alone
      role="option"
      id={id}
      aria-selected={isActive}
      className={cx(styles['option'], isActive && styles['active'])}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={isActive ? undefined : onActivate}
      onClick={choose}
    >
      <span className={styles['lead']}>{lead}</span>
      <span className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
      </span>
      {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
    </div>
  )
}
