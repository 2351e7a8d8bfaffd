import { CalendarHeart, PackageCheck, PackageOpen, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { DashboardStats } from '#domain/dashboard/schema.ts'
import { dashboardTexts } from '#domain/texts/dashboard.ts'
import { cx } from '#client/lib/class-names.ts'
import { paths } from '#client/lib/paths.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { openEventsByGifts } from '#client/features/calendar/dialogs.ts'
import styles from './StatCards.module.css'

/** The four numbers; two lead to their pages, two open the events they count. */
export function StatCards({ stats, failed }: { stats: DashboardStats | undefined; failed: boolean }) {
  const count = (name: keyof DashboardStats) =>
    stats === undefined ? (failed ? '–' : undefined) : stats[name].toLocaleString('en-US')
  return (
    <ul className={styles['stats']}>
      <li>
        <Link href={paths.contacts} className={styles['stat']}>
          <Face label={dashboardTexts.totalContacts} count={count('totalContacts')} icon={<Users />} tone="plum" />
        </Link>
      </li>
      <li>
        <Link href={paths.calendar} className={styles['stat']}>
          <Face
            label={dashboardTexts.eventsThisMonth}
            count={count('eventsThisMonth')}
            icon={<CalendarHeart />}
            tone="blue"
          />
        </Link>
      </li>
      <li>
        <button
          type="button"
          className={styles['stat']}
          aria-haspopup="dialog"
          onClick={() => void openEventsByGifts(true)}
        >
          <Face
            label={dashboardTexts.eventsWithGifts}
            count={count('eventsWithGifts')}
            icon={<PackageCheck />}
            tone="pine"
          />
        </button>
      </li>
      <li>
        <button
          type="button"
          className={styles['stat']}
          aria-haspopup="dialog"
          onClick={() => void openEventsByGifts(false)}
        >
          <Face
            label={dashboardTexts.eventsWithoutGifts}
            count={count('eventsWithoutGifts')}
            icon={<PackageOpen />}
            tone="apricot"
          />
        </button>
      </li>
    </ul>
  )
}

function Face({
  label,
  count,
  icon,
  tone,
}: {
  label: string
  count: string | undefined
  icon: ReactNode
  tone: string
}) {
  return (
    <>
      <span className={styles['label']}>{label}</span>{' '}
      <span className={styles['count']}>{count ?? <Skeleton width={28} height={28} />}</span>
      <span className={cx(styles['sign'], styles[tone])} aria-hidden>
        {icon}
      </span>
    </>
  )
}
