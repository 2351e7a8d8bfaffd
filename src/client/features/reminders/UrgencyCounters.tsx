import { BellRing, CircleAlert, Clock, Hourglass, Leaf } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Urgency } from '#domain/occasions/days-until.ts'
import { reminderTexts } from '#domain/texts/reminders.ts'
import { cx } from '#client/lib/class-names.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import styles from './UrgencyCounters.module.css'

const counters = [
  { urgency: undefined, label: reminderTexts.total, icon: <BellRing /> },
  { urgency: 'critical', label: reminderTexts.levels.critical, icon: <CircleAlert /> },
  { urgency: 'high', label: reminderTexts.levels.high, icon: <Hourglass /> },
  { urgency: 'medium', label: reminderTexts.levels.medium, icon: <Clock /> },
  { urgency: 'low', label: reminderTexts.levels.low, icon: <Leaf /> },
] as const satisfies readonly { urgency: Urgency | undefined; label: string; icon: ReactNode }[]

/** How many there are, in all and of each urgency; each shows its own in the list below. */
export function UrgencyCounters({
  urgencies,
  chosen,
  onChoose,
}: {
  /** Undefined while they are on their way. */
  urgencies: readonly Urgency[] | undefined
  chosen: Urgency | undefined
  onChoose: (urgency: Urgency | undefined) => void
}) {
  return (
    <ul className={styles['counters']} aria-label={reminderTexts.counters}>
      {counters.map(({ urgency, label, icon }) => (
        <li key={label}>
          <button
            type="button"
            className={cx(styles['counter'], styles[urgency ?? 'total'])}
            aria-pressed={chosen === urgency}
            disabled={urgencies === undefined}
            onClick={() => onChoose(chosen === urgency ? undefined : urgency)}
          >
            <span className={styles['label']}>{label}</span>{' '}
            <span className={styles['count']}>
              {urgencies === undefined ? (
                <Skeleton width={28} height={26} />
              ) : (
                urgencies.filter((one) => urgency === undefined || one === urgency).length.toLocaleString('en-US')
              )}
            </span>
            <span className={styles['sign']} aria-hidden>
              {icon}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
