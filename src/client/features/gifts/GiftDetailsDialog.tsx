import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { SplitState } from '#client/features/splits/parts/SplitState.tsx'
import type { Gift } from '#domain/gifts/schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { isNotFound } from '#client/lib/api-error.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { confirm, openDialog, useDialog } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Switch } from '#client/ui/Checkbox.tsx'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { mayUnpurchase } from './given/ask-about-given.ts'
import { AfterBuying } from './after-buying/AfterBuying.tsx'
import { EventAssignment } from './edit/EventAssignment.tsx'
import styles from './GiftDetailsDialog.module.css'
import { GiftEditDialog } from './edit/GiftEditDialog.tsx'
import { GivenNote } from './given/GivenNote.tsx'
import { useRemoveGift, useSetPurchased } from './mutations.ts'
import { useIsCelebrated } from './parts/celebration.ts'
import { GiftGone } from './parts/GiftGone.tsx'
import { GiftFacts } from './parts/GiftFacts.tsx'
import { OfferLine } from './parts/OfferLine.tsx'
import { giftQueries } from './queries.ts'
import { WatchLine } from './offers/WatchLine.tsx'
import { RecipientCard } from './RecipientCard.tsx'

/** Everything about a saved gift: recipient, event, split, purchase. */
export function GiftDetailsDialog({ giftId, close }: DialogProps & { giftId: number }) {
  const { requestClose } = useDialog()
  // Shown at once from the cache and refetched: it may have changed in another tab.
  const query = useQuery({ ...giftQueries.one(giftId), staleTime: 0 })
  const remove = useRemoveGift({ done: giftTexts.removed, failed: giftTexts.failedToDelete })
  const gift = query.data
  const askAndRemove = async () => {
    const { title, description, confirm: action } = giftTexts.confirmDelete
    if (!(await confirm({ title, text: description, action, destructive: true }))) return
    remove.mutate(giftId, { onSuccess: () => close() })
  }
  // A refetch may have been under way when it was deleted here.
  const isDeletedHere = remove.isPending || remove.isSuccess
  if (isNotFound(query.error) && !isDeletedHere) return <GiftGone giftId={giftId} />
  return (
    <AppModal
      size="lg"
      title={giftTexts.details}
      actions={
        <>
          {gift !== undefined && (
            <Button
              data-start
              variant="ghost"
              icon={<Trash2 />}
              pending={remove.isPending}
              onClick={() => void askAndRemove()}
            >
              {giftTexts.deleteGift}
            </Button>
          )}
          <Button data-autofocus onClick={requestClose}>
            {generalTexts.close}
          </Button>
        </>
      }
    >
      {gift !== undefined ? (
        <div className={styles['sections']}>
          <Facts gift={gift} />
          <GivenNote gift={gift} />
          <AfterBuying gift={gift} />
          <div className={styles['columns']}>
            <RecipientCard contactId={gift.contactId} />
            <EventAssignment gift={gift} />
          </div>
          <SplitState gift={gift} />
        </div>
      ) : query.isError ? (
        <ErrorState title={giftTexts.couldNotLoad} pending={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <div className={styles['sections']}>
          <Skeleton height={170} radius={14} />
          <div className={styles['columns']}>
            <Skeleton height={150} radius={14} />
            <Skeleton height={150} radius={14} />
          </div>
          <Skeleton height={92} radius={14} />
        </div>
      )}
    </AppModal>
  )
}

function Facts({ gift }: { gift: Gift }) {
  const purchase = useSetPurchased()
  const { isPurchased } = gift
  const setPurchased = async (checked: boolean) => {
    if (checked || (await mayUnpurchase(gift))) purchase.mutate({ gift, isPurchased: checked, eventId: null })
  }
  return (
    <GiftFacts
      gift={gift}
      picture={gift.picture}
      photo={gift.photo ?? undefined}
      pictureId={gift.productKey ?? gift.id}
      isCelebrated={useIsCelebrated(gift.id)}
      origin={
        <>
          <OfferLine gift={gift} />
          <WatchLine gift={gift} />
        </>
      }
    >
      <Switch
        label={isPurchased ? giftTexts.purchased : giftTexts.markAsPurchased}
        checked={isPurchased}
        onChange={(checked) => void setPurchased(checked)}
      />
      <Button size="sm" icon={<Pencil />} onClick={() => void openDialog(GiftEditDialog, { gift })}>
        {generalTexts.edit}
      </Button>
    </GiftFacts>
  )
}
