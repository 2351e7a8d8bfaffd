import { useQuery } from '@tanstack/react-query'
import { generalTexts } from '#domain/texts/general.ts'
import { profileTexts } from '#domain/texts/profile.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './ProfileDialog.module.css'
import { profileQueries } from './queries.ts'

const shown = [
  ['totalContacts', 'Contacts'],
  ['totalEvents', 'Events'],
  ['totalGifts', 'Gifts'],
  ['purchasedGifts', 'Purchased'],
] as const

/** Four numbers; where they did not come, none is claimed. */
export function AccountStatistics() {
  const stats = useQuery({ ...profileQueries.stats, refetchOnMount: 'always' })
  return (
    <section className={styles['section']} aria-labelledby="account-statistics">
      <h3 id="account-statistics">Account Statistics</h3>
      {stats.isError && (
        <p role="alert" className={styles['failed']}>
          {profileTexts.statisticsFailed}
          <Button size="sm" pending={stats.isFetching} onClick={() => void stats.refetch()}>
            {generalTexts.tryAgain}
          </Button>
        </p>
      )}
      <dl className={styles['stats']}>
        {shown.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {stats.isPending && <Skeleton width={28} height={28} />}
              {stats.isError && '–'}
              {stats.isSuccess && stats.data[name]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
