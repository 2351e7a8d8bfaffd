import { useQuery } from '@tanstack/react-query'
import { GiftGone } from '#client/features/gifts/parts/GiftGone.tsx'
import { giftQueries } from '#client/features/gifts/queries.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { isNotFound } from '../../lib/api-error.ts'
import type { DialogProps } from '../../lib/dialogs.tsx'
import { AppModal } from '../../ui/AppModal.tsx'
import { ErrorState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { splitQueries } from './queries.ts'
import styles from './SplitGiftDialog.module.css'
import { SplitGiftForm } from './SplitGiftForm.tsx'

/** 'Split Gift: {title}': who pays how much of a saved gift. */
export function SplitGiftDialog({ giftId, close }: DialogProps & { giftId: number }) {
  const gift = useQuery({ ...giftQueries.one(giftId), staleTime: 0 })
  const split = useQuery(splitQueries.ofGift(giftId))
  // What is kept from the last time may be old: the form starts from what the server says now.
  if (isNotFound(gift.error)) return <GiftGone giftId={giftId} />
  const isFresh = gift.isFetchedAfterMount && split.isFetchedAfterMount
  if (isFresh && gift.data !== undefined && split.data !== undefined)
    return <SplitGiftForm gift={gift.data} existing={split.data} onDone={() => close()} />
  const failed = [gift, split].find(({ isError }) => isError)
  return (
    <AppModal size="lg" title={gift.data === undefined ? generalTexts.loading : splitTexts.title(gift.data.title)}>
      {failed !== undefined ? (
        <ErrorState title={splitTexts.couldNotLoad} pending={failed.isFetching} onRetry={() => void failed.refetch()} />
      ) : (
        <div className={styles['sections']}>
          <Skeleton height={70} radius={14} />
          <Skeleton height={90} radius={14} />
          <Skeleton height={160} radius={14} />
        </div>
      )}
    </AppModal>
  )
}
