import type { UserMetrics } from '#domain/accounts/admin.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './UserMetricsPage.module.css'

type Stat = { label: string; value: (metrics: UserMetrics) => number; note: (metrics: UserMetrics) => string }

const count = new Intl.NumberFormat('en-US')

const stats: Stat[] = [
  {
    label: 'Total Users',
    value: ({ userStats }) => userStats.totalUsers,
    note: ({ userStats }) =>
      `${count.format(userStats.registeredUsers)} registered, ${count.format(userStats.guestUsers)} guests`,
  },
  {
    label: 'Active Users',
    value: ({ userStats }) => userStats.activeUsers,
    note: () => 'Here within the last 30 days',
  },
  {
    label: 'New Signups',
    value: ({ signupStats }) => signupStats.lastWeek,
    note: ({ signupStats }) =>
      `Last 7 days; ${count.format(signupStats.lastMonth)} in 30 days, ${count.format(signupStats.lastYear)} in a year`,
  },
  {
    label: 'Contacts',
    value: ({ contentStats }) => contentStats.totalContacts,
    note: ({ contentStats }) => `${contentStats.avgContactsPerUser.toFixed(1)} per user`,
  },
  { label: 'Events', value: ({ contentStats }) => contentStats.totalOccasions, note: () => 'Of all users' },
  { label: 'Gift Ideas', value: ({ contentStats }) => contentStats.totalGiftIdeas, note: () => 'Of all users' },
]

export function StatCards({ metrics }: { metrics: UserMetrics | undefined }) {
  return (
    <dl className={styles['stats']} aria-busy={metrics === undefined}>
      {stats.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {metrics === undefined ? <Skeleton width={56} height={32} /> : count.format(value(metrics))}
            <span className={styles['note']}>{metrics === undefined ? <Skeleton width={140} /> : note(metrics)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
