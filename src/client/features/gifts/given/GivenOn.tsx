import { useQuery } from '@tanstack/react-query'
import { boughtFor } from '#domain/gifts/counts.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { withFacts } from '../parts/gift-facts.ts'
import { giftQueries } from '../queries.ts'
import { GivenGifts } from '../parts/GivenBefore.tsx'
import styles from './GivenOn.module.css'

/** What was bought for one occurrence that is over. */
export function GivenOn({ occasionId, occurrence }: { occasionId: number; occurrence: CalendarDate }) {
  const query = useQuery(giftQueries.ofOccasion(occasionId))
  if (query.data === undefined) {
    if (!query.isError) return <Skeleton height={64} radius={14} />
    return (
      <ErrorState
        title={giftTexts.couldNotLoadOfEvent}
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const own = query.data.filter((gift) => gift.occasionId === occasionId)
  const given = boughtFor(own.map(withFacts), occurrence)
  return given.length === 0 ? (
    <p className={styles['nothing']}>{giftTexts.noneRecorded}</p>
  ) : (
    <GivenGifts gifts={given} />
  )
}
