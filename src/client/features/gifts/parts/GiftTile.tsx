import { EllipsisVertical, GripVertical } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { Gift } from '#domain/gifts/schema.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { OwnShare } from '#client/features/splits/parts/OwnShare.tsx'
import { cx } from '#client/lib/class-names.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import { ThumbTile } from '#client/ui/ThumbTile.tsx'
import { ArrivalNote } from './ArrivalNote.tsx'
import { useBoard, useBoardTile } from './board.ts'
import { useIsCelebrated } from './celebration.ts'
import { DeliverySteps } from './DeliverySteps.tsx'
import { OfferLine } from './OfferLine.tsx'
import { openGiftDetails } from '../dialogs.ts'
import { EditorTools } from '../edit/EditorTools.tsx'
import { giftMenu, useGiftActions } from '../gift-menu.tsx'
import { giftGlyph } from '../glyph.tsx'
import { priceText } from './price-text.ts'
import { Ribbon } from './Ribbon.tsx'
import { useKeptFocus } from '../tile-focus.ts'
import styles from './GiftTile.module.css'

/** One gift of a list: bought or not, what it is, what it costs, and everything that can be done with it. */
export function GiftTile({
  gift,
  eventId,
  isGeneral = false,
  note,
  zone,
}: {
  gift: Gift
  /** The event in whose lists it is; null in the general list. */
  eventId: number | null
  /** Marks an idea that belongs to the person and to no event yet. */
  isGeneral?: boolean
  /** In place of '· Purchased': 'Bought, not assigned yet'. */
  note?: string | undefined
  /** Its zone of the board, if it can be dragged from there. */
  zone?: string
}) {
  const kind = useBoard()?.board.kind ?? 'event'
  const { element, grip, howTo } = useBoardTile(gift, zone)
  const actions = useGiftActions(gift, { eventId, zone })
  const isCelebrated = useIsCelebrated(gift.id)
  const focus = useKeptFocus(gift.id)
  const state = note ?? (gift.isPurchased ? giftTexts.purchased : undefined)
  return (
    // Right-click also opens the menu, which has its own button.
    <div
      ref={element}
      role="presentation"
      className={cx(styles['tile'], kind === 'editor' && styles['with-tools'])}
      onContextMenu={openMenuByMouse}
      {...focus}
    >
      <Checkbox
        label={`${giftTexts.purchased}: ${gift.title}`}
        labelHidden
        checked={gift.isPurchased}
        onChange={(isPurchased) => void actions.setPurchased(isPurchased)}
      />
      <span className={styles['picture']}>
        <ThumbTile
          id={gift.productKey ?? gift.id}
          picture={gift.picture}
          photo={gift.photo ?? undefined}
          glyph={giftGlyph(gift)}
        />
        {isCelebrated && <Ribbon />}
      </span>
      <div className={styles['words']}>
        <button
          type="button"
          className={styles['title']}
          data-gift
          title={gift.title}
          onClick={() => void openGiftDetails(gift.id)}
        >
          {gift.title}
        </button>
        <span className={styles['price']}>
          {priceText(gift.isPurchased ? { ...gift, price: gift.pricePaid ?? gift.price } : gift)}
          {kind === 'editor' && gift.hasSplit && <OwnShare giftId={gift.id} />}
          {state !== undefined && `\u00a0· ${state}`}
          {kind !== 'editor' && <ArrivalNote gift={gift} look="short" />}
          {isGeneral && <Badge title={giftTexts.tile.generalHint}>{giftTexts.general}</Badge>}
        </span>
        <OfferLine gift={gift} />
      </div>
      <div className={styles['tools']}>
        <Menu
          trigger={
            <IconButton
              size="sm"
              className={styles['more']}
              label={giftTexts.menu.moreFor(gift.title)}
              icon={<EllipsisVertical />}
            />
          }
          items={giftMenu(gift, actions, kind)}
        />
        {howTo !== undefined && (
          <button
            ref={grip}
            type="button"
            className={styles['grip']}
            // Safari doesn't focus buttons without this.
            tabIndex={0}
            title={giftTexts.tile.drag}
            aria-label={giftTexts.tile.move(gift.title)}
            aria-describedby={howTo}
          >
            <GripVertical />
          </button>
        )}
      </div>
      {kind === 'editor' && gift.isSaved && <DeliverySteps gift={gift} look="small" />}
      {kind === 'editor' && <EditorTools gift={gift} eventId={eventId} actions={actions} />}
    </div>
  )
}

function openMenuByMouse(event: MouseEvent<HTMLDivElement>) {
  // On touch the same event is a long press, which drags.
  if (event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType !== 'mouse') return
  const trigger = event.currentTarget.querySelector<HTMLElement>('[aria-haspopup="menu"][aria-expanded="false"]')
  if (trigger === null) return
  event.preventDefault()
  trigger.click()
}
