import { useQuery } from '@tanstack/react-query'
import { giftQueries } from '#client/features/gifts/queries.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import type { DialogProps } from '../../lib/dialogs.tsx'
import { AppModal } from '../../ui/AppModal.tsx'
import { ErrorState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './GiftSplitModal.module.css'
import { GiftSplitForm } from './GiftSplitForm.tsx'
import { splitQueries } from './queries.ts'
import type { SplitProduct } from './split-product.ts'

type ProductFor = { product: SplitProduct; contactId: number; occasionId?: number | null | undefined }

/** 'Gift Details & Cost Splitting': a saved gift, or a product for somebody, beside who pays for it. */
export function GiftSplitModal({ subject, close }: DialogProps & { subject: { giftId: number } | ProductFor }) {
  const onDone = () => close()
  if ('giftId' in subject) return <SavedGift giftId={subject.giftId} onDone={onDone} />
  const { product, contactId, occasionId = null } = subject
  return (
    <GiftSplitForm saved={null} existing={null} product={product} place={{ contactId, occasionId }} onDone={onDone} />
  )
}

function SavedGift({ giftId, onDone }: { giftId: number; onDone: () => void }) {
  const gift = useQuery(giftQueries.one(giftId))
  const split = useQuery(splitQueries.ofGift(giftId))
  // What is kept from the last time may be old: the form starts from what the server says now.
  if (gift.data !== undefined && split.data !== undefined && split.isFetchedAfterMount)
    return <GiftSplitForm saved={gift.data} existing={split.data} place={gift.data} onDone={onDone} />
  const failed = [gift, split].find(({ isError }) => isError)
  return (
    <AppModal size="xl" title={splitTexts.modalTitle}>
      {failed !== undefined ? (
        <ErrorState title={giftTexts.couldNotLoad} pending={failed.isFetching} onRetry={() => void failed.refetch()} />
      ) : (
        <div className={styles['panels']}>
          <Skeleton height={340} radius={14} />
          <Skeleton height={340} radius={14} />
        </div>
      )}
    </AppModal>
  )
}
