import { useQuery } from '@tanstack/react-query'
import { Bookmark, Link2, Share2, ShoppingBag } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { PriceOrigin } from '#client/features/catalogue/parts/PriceOrigin.tsx'
import { photoOf } from '#client/features/catalogue/parts/photo-of.ts'
import { RelationshipBadge } from '#client/features/contacts/parts/RelationshipBadge.tsx'
import { contactQueries } from '#client/features/contacts/queries.ts'
import { GiftFacts } from '#client/features/gifts/parts/GiftFacts.tsx'
import { GiftGone } from '#client/features/gifts/parts/GiftGone.tsx'
import { celebrate } from '#client/features/gifts/parts/celebration.ts'
import { isOfShop } from '#domain/catalogue/of-shop.ts'
import { newDraft } from '#domain/splits/rows.ts'
import type { Split } from '#domain/splits/schema.ts'
import { isOwn } from '#domain/splits/shares.ts'
import { contributeTexts } from '#domain/texts/contribute.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { toast, toastSuccess } from '#client/lib/toast.ts'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { VersionNotice } from '#client/ui/VersionNotice.tsx'
import { openContributorLinks } from './dialogs.ts'
import styles from './GiftSplitModal.module.css'
import { panelErrors } from './panel-errors.ts'
import type { SplitProduct } from './split-product.ts'
import { SplitPanel } from './SplitPanel.tsx'
import { blankRow, toBody, totalOf } from './split-values.ts'
import { useGiftToSplit } from './use-gift-to-split.ts'
import { useSplitEdit } from './use-split-edit.ts'

/** 'Gift Details & Cost Splitting': a product beside who pays for it. It becomes a gift by what is done with it here. */
export function GiftSplitModal({
  product,
  place,
  close,
}: DialogProps & {
  product: SplitProduct
  place: { contactId: number; occasionId: number | null }
}) {
  const { gift, shown, keep, isKeeping } = useGiftToSplit(product, place)
  const price = shown.price ?? ''
  const edit = useSplitEdit(null, {
    total: price,
    method: 'custom',
    setAside: [],
    rows: newDraft(totalOf({ total: price }), blankRow().id).rows,
  })
  const [tried, setTried] = useState(false)
  const [doing, setDoing] = useState<'purchase' | 'save' | 'links'>()
  const panel = useRef<HTMLDivElement>(null)
  const errors = panelErrors(edit.values)
  const isBusy = edit.isSaving || isKeeping

  const isValid = () => {
    setTried(true)
    if (!errors.some) return true
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    return false
  }
  const saveSplit = (giftId: number, isPurchased: boolean, onSaved: (isNew: boolean, saved: Split) => void) =>
    void edit.save(edit.values, {
      giftId,
      more: { isPurchased, description: splitTexts.description(shown.title), organizerEmail: '' },
      onSaved,
    })

  const purchase = async () => {
    if (isBusy || !isValid()) return
    setDoing('purchase')
    const kept = gift ?? (await keep({ isSaved: place.occasionId !== null, failed: giftTexts.failedToSave }))
    if (kept === undefined) return
    const isShared = toBody(edit.values).contributors.length > 1
    saveSplit(kept.id, true, (isNew) => {
      celebrate(kept.id)
      // With one payer there is no split to announce.
      toastSuccess(!isShared ? giftTexts.markedPurchased : isNew ? splitTexts.created : splitTexts.updated)
      close()
    })
  }
  const saveForLater = async () => {
    // Who pays is kept as well, once somebody has touched it.
    const withSplit = edit.isDirty && toBody(edit.values).contributors.length > 0
    if (isBusy || (withSplit && !isValid())) return
    setDoing('save')
    const kept = await keep({ isSaved: true, failed: giftTexts.failedToSave })
    if (kept === undefined) return
    const done = () => {
      toastSuccess(giftTexts.savedForLater)
      close()
    }
    if (withSplit) saveSplit(kept.id, false, done)
    else done()
  }
  /** Saves the gift and who pays for it, and opens their links. */
  const saveForLinks = async () => {
    if (isBusy || !isValid()) return
    setDoing('links')
    const kept = gift ?? (await keep({ isSaved: place.occasionId !== null, failed: giftTexts.failedToSave }))
    if (kept === undefined) return
    saveSplit(kept.id, false, (isNew, saved) => {
      toastSuccess(isNew ? splitTexts.created : splitTexts.updated)
      close()
      void openContributorLinks(saved.id, kept)
    })
  }
  // The toast outlives the values that it was made with.
  const createLinks = useRef(saveForLinks)
  useEffect(() => {
    createLinks.current = saveForLinks
  })
  const hasOthers = toBody(edit.values).contributors.some((row) => !isOwn(row))
  if (edit.isGiftGone && gift !== null) return <GiftGone giftId={gift.id} />
  return (
    <AppModal
      size="xl"
      title={splitTexts.modalTitle}
      actions={
        <>
          <Button
            data-start
            variant="ghost"
            icon={<Share2 />}
            onClick={() =>
              toast({
                title: splitTexts.share,
                description: splitTexts.sharing,
                ...(hasOthers && {
                  action: { label: contributeTexts.createLinks, onSelect: () => void createLinks.current() },
                }),
              })
            }
          >
            {splitTexts.share}
          </Button>
          {hasOthers && (
            <Button
              data-start
              variant="ghost"
              icon={<Link2 />}
              pending={isBusy && doing === 'links'}
              pendingText={splitTexts.saving}
              onClick={() => void createLinks.current()}
            >
              {contributeTexts.createLinks}
            </Button>
          )}
          <Button
            icon={<Bookmark />}
            pending={isBusy && doing === 'save'}
            pendingText={splitTexts.saving}
            onClick={() => void saveForLater()}
          >
            {splitTexts.saveForLater}
          </Button>
          <Button
            data-main
            variant="primary"
            icon={<ShoppingBag />}
            pending={isBusy && doing === 'purchase'}
            pendingText={splitTexts.processing}
            onClick={() => void purchase()}
          >
            {splitTexts.purchaseGift}
          </Button>
        </>
      }
    >
      <div className={styles['panels']}>
        <section aria-label={splitTexts.gift} className={styles['gift']}>
          <GiftFacts
            layout="above"
            gift={shown}
            picture={gift ? gift.picture : product.imageUrl}
            photo={gift ? (gift.photo ?? undefined) : photoOf(product)}
            pictureId={shown.productKey ?? product.id}
            shownPrice={gift === null ? product.price : undefined}
            origin={gift === null && isOfShop(product) && <PriceOrigin product={product} />}
          />
          <Recipient contactId={place.contactId} />
        </section>
        <div ref={panel} className={styles['splitting']}>
          <VersionNotice
            edit={edit}
            onKeepMine={() => void (doing === 'save' ? saveForLater() : purchase())}
            gone={splitTexts.deletedWhileEditing}
          />
          <SplitPanel
            recipientId={place.contactId}
            values={edit.values}
            onChange={edit.change}
            errors={tried ? errors : undefined}
          />
        </div>
      </div>
    </AppModal>
  )
}

function Recipient({ contactId }: { contactId: number }) {
  const contact = useQuery(contactQueries.one(contactId)).data
  if (contact === undefined) return null
  return (
    <p className={styles['recipient']}>
      {splitTexts.for} <strong>{contact.fullName}</strong>
      <RelationshipBadge relationship={contact.relationship} />
    </p>
  )
}
