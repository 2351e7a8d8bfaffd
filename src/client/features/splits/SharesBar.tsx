import { cx } from '#client/lib/class-names.ts'
import styles from './SharesBar.module.css'

/** How much of the cost is shared out: confirmed shares solid, promised ones lighter, the others hatched. The figures are beside it. */
export function SharesBar({
  percent,
  confirmedPercent,
  promisedPercent = 0,
  isOff,
  label,
  text,
}: {
  /** 0 to 100. */
  percent: number
  /** Of these, confirmed. */
  confirmedPercent: number
  /** Confirmed or promised; 0 if nothing is promised. */
  promisedPercent?: number
  /** The shares are more than the cost, or can't be saved. */
  isOff: boolean
  label: string
  /** Read out instead of the percentage: '2 of 5 confirmed'. */
  text: string
}) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <progress> has one part
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className={cx(styles['bar'], isOff && styles['off'])}
    >
      <span className={styles['shared']} style={{ inlineSize: `${percent}%` }} />
      {promisedPercent > 0 && <span className={styles['promised']} style={{ inlineSize: `${promisedPercent}%` }} />}
      <span className={styles['confirmed']} style={{ inlineSize: `${confirmedPercent}%` }} />
    </div>
  )
}
