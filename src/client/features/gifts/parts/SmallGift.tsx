import { EllipsisVertical } from 'lucide-react'
import type { Gift } from '#domain/gifts/schema.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { OwnShare } from '#client/features/splits/parts/OwnShare.tsx'
import { cx } from '#client/lib/class-names.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { Menu } from '#client/ui/Menu.tsx'
import type { MenuItems } from '#client/ui/Menu.tsx'
import { ThumbTile } from '#client/ui/ThumbTile.tsx'
import { useBoardTile } from './board.ts'
import { useIsCelebrated } from './celebration.ts'
import { openGiftDetails } from '../dialogs.ts'
import { ArrivalNote } from './ArrivalNote.tsx'
import { OfferLine } from './OfferLine.tsx'
import { giftGlyph } from '../glyph.tsx'
import { priceText } from './price-text.ts'
import { Ribbon } from './Ribbon.tsx'
import { useKeptFocus } from '../tile-focus.ts'
import styles from './SmallGift.module.css'

/** A gift in a table: its picture, which opens it and is its grip, then what it is and costs, when it arrives, and its menu. */
export function SmallGift({
  gift,
  zone,
  look,
  menu,
}: {
  gift: Gift
  /** Its zone of the board, if it can be dragged from there. */
  zone: string | undefined
  /** 'picture' leaves out what it is and costs; both are in its title. */
  look: 'picture' | 'line'
  menu: MenuItems
}) {
  const { element, grip, howTo } = useBoardTile(gift, zone)
  const isCelebrated = useIsCelebrated(gift.id)
  const focus = useKeptFocus(gift.id)
  const price = priceText(gift.isPurchased ? { ...gift, price: gift.pricePaid ?? gift.price } : gift)
  return (
    <div ref={element} className={cx(styles['gift'], styles[look])} {...focus}>
      <button
        ref={grip}
        type="button"
        // Safari doesn't focus buttons without this.
        tabIndex={0}
        className={styles['open']}
        title={`${gift.title} · ${price}`}
        aria-label={howTo === undefined ? gift.title : giftTexts.tile.move(gift.title)}
        aria-describedby={howTo}
        onClick={() => void openGiftDetails(gift.id)}
      >
        <ThumbTile
          id={gift.productKey ?? gift.id}
          picture={gift.picture}
          photo={gift.photo ?? undefined}
          glyph={giftGlyph(gift)}
        />
        {isCelebrated && <Ribbon />}
      </button>
      {look === 'line' && (
        <span className={styles['words']}>
          <span className={styles['title']} title={gift.title}>
            {gift.title}
          </span>
          <span className={styles['price']}>
            {price}
            {gift.hasSplit && <OwnShare giftId={gift.id} />}
          </span>
          <ArrivalNote gift={gift} look="short" />
          <OfferLine gift={gift} />
        </span>
      )}
      <Menu
        trigger={
          <IconButton
            size="sm"
            className={styles['more']}
            label={giftTexts.menu.moreFor(gift.title)}
            icon={<EllipsisVertical />}
          />
        }
        items={menu}
      />
    </div>
  )
}
