import type { Urgency } from '#domain/occasions/days-until.ts'
import { cx } from '../../lib/class-names.ts'
import styles from './RemindersPage.module.css'

const levels = [
  { urgency: 'critical', label: 'Critical' },
  { urgency: 'high', label: 'High' },
  { urgency: 'medium', label: 'Medium' },
  { urgency: 'low', label: 'Low' },
] as const satisfies readonly { urgency: Urgency; label: string }[]

/** How many there are, in all and of each urgency. */
export function UrgencyCounters({ urgencies }: { urgencies: readonly Urgency[] }) {
  return (
    <dl className={styles['counters']}>
      <div className={styles['counter']}>
        <dt>Total</dt>
        <dd>{urgencies.length}</dd>
      </div>
      {levels.map(({ urgency, label }) => (
        <div key={urgency} className={cx(styles['counter'], styles[urgency])}>
          <dt>{label}</dt>
          <dd>{urgencies.filter((one) => one === urgency).length}</dd>
        </div>
      ))}
    </dl>
  )
}
