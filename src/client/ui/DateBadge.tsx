import { cx } from '../lib/class-names.ts'
import styles from './DateBadge.module.css'

/** A leaf of a tear-off calendar. */
export function DateBadge({
  month,
  day,
  weekday,
  near = false,
}: {
  /** 'Nov' */
  month: string
  /** '22' */
  day: string
  /** 'Sunday' */
  weekday?: string
  /** Apricot: 0 to 3 days away. */
  near?: boolean
}) {
  return (
    <span className={cx(styles['date'], near && styles['near'])}>
      <span className={styles['month']}>{month}</span> <span className={styles['day']}>{day}</span>{' '}
      {weekday !== undefined && (
        <span className={styles['weekday']}>
          {weekday.slice(0, 3)}
          <span className={styles['rest']}>{weekday.slice(3)}</span>
        </span>
      )}
    </span>
  )
}
