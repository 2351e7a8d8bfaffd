import { useQuery } from '@tanstack/react-query'
import { profileTexts } from '#domain/texts/profile.ts'
import { LoadFailure } from '#client/ui/LoadFailure.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import styles from './parts/Settings.module.css'
import { profileQueries } from './queries.ts'

const shown = [
  ['totalContacts', profileTexts.statistics.contacts],
  ['totalEvents', profileTexts.statistics.events],
  ['totalGifts', profileTexts.statistics.gifts],
  ['purchasedGifts', profileTexts.statistics.purchased],
] as const

/** Four numbers. A number missing from the answer is 0; without an answer none is shown. */
export function AccountStatistics() {
  const stats = useQuery({ ...profileQueries.stats, refetchOnMount: 'always' })
  return (
    <section className={styles['section']} aria-labelledby="account-statistics">
      <h3 id="account-statistics">{profileTexts.statistics.title}</h3>
      {stats.isError && (
        <LoadFailure
          text={profileTexts.statistics.couldNotLoad}
          pending={stats.isFetching}
          onRetry={() => void stats.refetch()}
        />
      )}
      <dl className={styles['stats']}>
        {shown.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {stats.isPending && <Skeleton width={28} height={28} />}
              {stats.isError && '–'}
              {stats.isSuccess && (stats.data[name] ?? 0)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
