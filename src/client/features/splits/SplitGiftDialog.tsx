import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GiftGone } from '#client/features/gifts/parts/GiftGone.tsx'
import { giftQueries } from '#client/features/gifts/queries.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import type { Split } from '#domain/splits/schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { isNotFound } from '#client/lib/api-error.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { splitQueries } from './queries.ts'
import styles from './SplitGiftDialog.module.css'
import { SplitGiftForm } from './SplitGiftForm.tsx'

/** 'Split Gift: {title}': who pays how much of a saved gift. */
export function SplitGiftDialog({ giftId, close }: DialogProps & { giftId: number }) {
  const gift = useQuery({ ...giftQueries.one(giftId), staleTime: 0 })
  const [opened, setOpened] = useState<{ gift: Gift; existing: Split | null }>()
  // A cached gift or split may be old: the form starts from what the server says now, and keeps what it started from.
  const fresh = gift.isFetchedAfterMount ? gift.data : undefined
  const split = useQuery({
    ...splitQueries.ofGift(giftId),
    enabled: opened === undefined && fresh?.hasSplit === true,
  })
  const existing = fresh?.hasSplit === false ? null : split.isFetchedAfterMount ? split.data : undefined
  if (opened === undefined && fresh !== undefined && existing !== undefined) setOpened({ gift: fresh, existing })
  if (isNotFound(gift.error)) return <GiftGone giftId={giftId} />
  if (opened !== undefined) return <SplitGiftForm {...opened} onDone={() => close()} />
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
