import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { byThanks } from '#domain/presents/order.ts'
import { presentTexts as texts } from '#domain/texts/presents.ts'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { VirtualRows } from '#client/ui/VirtualRows.tsx'
import { AddPresent } from '../AddPresent.tsx'
import { PresentRow } from '../PresentRow.tsx'
import { presentQueries } from '../queries.ts'
import styles from './PresentsReceived.module.css'

/** The thank-you log: a line to add a present, then who still waits for a thank-you, then everything else. */
export function PresentsReceived() {
  const query = useQuery(presentQueries.all)
  const waiting = query.data?.filter(({ thankedOn }) => thankedOn === null).length
  return (
    <section className={styles['log']} aria-labelledby="presents-received">
      <div className={styles['head']}>
        <div>
          <h2 id="presents-received">{texts.title}</h2>
          <p>{texts.description}</p>
        </div>
        <output className={styles['count']}>{waiting !== undefined && waiting > 0 && texts.waiting(waiting)}</output>
      </div>
      <AddPresent />
      {query.data === undefined ? (
        query.isError ? (
          <ErrorState title={texts.couldNotLoad} pending={query.isFetching} onRetry={() => void query.refetch()} />
        ) : (
          <output className={styles['loading']} aria-label={texts.loading}>
            <Skeleton height={62} radius={12} />
            <Skeleton height={62} radius={12} />
            <Skeleton height={62} radius={12} />
          </output>
        )
      ) : query.data.length === 0 ? (
        <EmptyState icon={<Gift />} title={texts.none.title} text={texts.none.description} />
      ) : (
        <VirtualRows
          label={texts.title}
          items={query.data.toSorted(byThanks)}
          keyOf={({ id }) => id}
          estimate={64}
          gap={8}
          renderItem={(present) => <PresentRow present={present} />}
        />
      )}
    </section>
  )
}
