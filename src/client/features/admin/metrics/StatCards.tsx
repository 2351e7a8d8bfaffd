import type { UserMetrics } from '#domain/admin/schema.ts'
import { metricsTexts } from '#domain/texts/feedback.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { countText } from './summary.ts'
import styles from './UserMetricsPage.module.css'

type Stat = { label: string; value: (metrics: UserMetrics) => number; note: (metrics: UserMetrics) => string }

const { cards } = metricsTexts

const stats: Stat[] = [
  {
    label: cards.totalUsers,
    value: ({ userStats }) => userStats.totalUsers,
    note: ({ userStats }) => cards.totalNote(countText(userStats.registeredUsers), countText(userStats.guestUsers)),
  },
  { label: cards.activeUsers, value: ({ userStats }) => userStats.activeUsers, note: () => cards.activeNote },
  {
    label: cards.newSignups,
    value: ({ signupStats }) => signupStats.lastWeek,
    note: ({ signupStats }) => cards.newNote(countText(signupStats.lastMonth), countText(signupStats.lastYear)),
  },
  {
    label: cards.contacts,
    value: ({ contentStats }) => contentStats.totalContacts,
    note: ({ contentStats }) => cards.contactsNote(contentStats.avgContactsPerUser.toFixed(1)),
  },
  { label: cards.events, value: ({ contentStats }) => contentStats.totalOccasions, note: () => cards.ofAll },
  { label: cards.gifts, value: ({ contentStats }) => contentStats.totalGiftIdeas, note: () => cards.ofAll },
]

export function StatCards({ metrics }: { metrics: UserMetrics | undefined }) {
  return (
    <dl className={styles['stats']} aria-busy={metrics === undefined}>
      {stats.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {metrics === undefined ? <Skeleton width={56} height={32} /> : countText(value(metrics))}
            <span className={styles['note']}>{metrics === undefined ? <Skeleton width={140} /> : note(metrics)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
