import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './ProfileDialog.module.css'
import { profileQueries } from './queries.ts'

const shown = [
  ['totalContacts', 'Contacts'],
  ['totalEvents', 'Events'],
  ['totalGifts', 'Gifts'],
  ['purchasedGifts', 'Purchased'],
] as const

/** Four numbers, 0 when missing (spec 1 §3). */
export function AccountStatistics() {
  const stats = useQuery({ ...profileQueries.stats, refetchOnMount: 'always' })
  return (
    <section className={styles['section']} aria-labelledby="account-statistics">
      <h3 id="account-statistics">Account Statistics</h3>
      <dl className={styles['stats']}>
        {shown.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{stats.isPending ? <Skeleton width={28} height={28} /> : (stats.data?.[name] ?? 0)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
