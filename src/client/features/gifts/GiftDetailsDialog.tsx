import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Sparkles, Star, Trash2 } from 'lucide-react'
import type { Gift } from '#domain/gifts/schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import type { DialogProps } from '../../lib/dialogs.tsx'
import { confirm, useDialog } from '../../lib/dialogs.tsx'
import { AppModal } from '../../ui/AppModal.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Switch } from '../../ui/Checkbox.tsx'
import { ErrorState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ThumbTile } from '../../ui/ThumbTile.tsx'
import { EventAssignment } from './EventAssignment.tsx'
import { giftGlyph } from './glyph.tsx'
import styles from './GiftDetailsDialog.module.css'
import { useRemoveGift, useSetPurchased } from './mutations.ts'
import { priceText } from './price-text.ts'
import { giftQueries } from './queries.ts'
import { RecipientCard } from './RecipientCard.tsx'

/** A saved gift: what it is, for whom, for which event, bought or not. */
export function GiftDetailsDialog({ giftId, close }: DialogProps & { giftId: number }) {
  const { requestClose } = useDialog()
  const query = useQuery(giftQueries.one(giftId))
  const remove = useRemoveGift()
  const gift = query.data
  const askAndRemove = async () => {
    const { title, description, confirm: action } = giftTexts.confirmDelete
    if (!(await confirm({ title, text: description, action, destructive: true }))) return
    remove.mutate(giftId, { onSuccess: () => close() })
  }
  return (
    <AppModal
      size="lg"
      title="Gift Details"
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
              Delete Gift
            </Button>
          )}
          <Button onClick={requestClose}>{generalTexts.close}</Button>
        </>
      }
    >
      {gift !== undefined ? (
        <div className={styles['sections']}>
          <Facts gift={gift} />
          <RecipientCard contactId={gift.contactId} />
          <EventAssignment gift={gift} />
        </div>
      ) : query.isError ? (
        <ErrorState
          title="This gift could not be loaded"
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div className={styles['sections']}>
          <Skeleton height={150} radius={14} />
          <Skeleton height={90} radius={14} />
          <Skeleton height={120} radius={14} />
        </div>
      )}
    </AppModal>
  )
}

function Facts({ gift }: { gift: Gift }) {
  const purchase = useSetPurchased()
  const { title, description, rating, reviewCount, productUrl, matchReason, isPurchased } = gift
  return (
    <div className={styles['facts']}>
      <ThumbTile id={gift.productKey ?? gift.id} imageUrl={gift.imageUrl} glyph={giftGlyph(gift)} size="wide" />
      <div className={styles['words']}>
        <h3 className={styles['title']}>{title}</h3>
        <p className={styles['price']}>{priceText(gift)}</p>
        {rating !== null && (
          <p className={styles['rating']}>
            <Star aria-hidden />
            {rating} out of 5{reviewCount !== null && ` (${reviewCount.toLocaleString('en-US')} reviews)`}
          </p>
        )}
        {description !== null && <p className={styles['description']}>{description}</p>}
        {matchReason !== null && (
          <p className={styles['reason']}>
            <Sparkles aria-hidden />
            {matchReason}
          </p>
        )}
        <div className={styles['actions']}>
          <Switch
            label={isPurchased ? giftTexts.purchased : giftTexts.markAsPurchased}
            checked={isPurchased}
            onChange={(checked) => purchase.mutate({ gift, isPurchased: checked, eventId: null })}
          />
          {productUrl !== null && (
            <a
              href={productUrl}
              target="_blank"
              rel="sponsored noopener"
              className={buttonClass({ variant: 'buy', size: 'sm' })}
            >
              <span className={styles['link']}>
                <ExternalLink />
                View Product
              </span>
            </a>
          )}
        </div>
      </div>
    </div>
  )
}
