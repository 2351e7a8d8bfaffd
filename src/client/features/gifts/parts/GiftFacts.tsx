import { ExternalLink, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Gift } from '#domain/gifts/schema.ts'
import { shellTexts } from '#domain/texts/shell.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { cx } from '#client/lib/class-names.ts'
import { ButtonAnchor } from '#client/ui/Button.tsx'
import { ThumbTile } from '#client/ui/ThumbTile.tsx'
import { giftGlyph } from '../glyph.tsx'
import { priceText } from './price-text.ts'
import { Ribbon } from './Ribbon.tsx'
import styles from './GiftFacts.module.css'
import { Stars } from './Stars.tsx'

type Facts = Pick<
  Gift,
  'title' | 'description' | 'price' | 'priceKind' | 'productUrl' | 'rating' | 'reviewCount' | 'matchReason' | 'itemType'
>

/** A gift or product as it is: picture, title, price with the disclosure, rating, why it fits, and the way to the shop. */
export function GiftFacts({
  gift,
  picture,
  photo,
  pictureId,
  shownPrice,
  origin,
  layout = 'beside',
  isCelebrated = false,
  children,
}: {
  gift: Facts
  /** Where this server has it. */
  picture: string | null | undefined
  /** A shop's own, as long as its rules allow showing it. */
  photo?: string | undefined
  pictureId: number | string
  /** The text of a product's price, which may be no amount. */
  shownPrice?: string | undefined
  /** Where that price is from. */
  origin?: ReactNode
  /** The picture beside the words, or above them. */
  layout?: 'beside' | 'above'
  /** It was just bought. */
  isCelebrated?: boolean
  /** More to do with it, beside 'View Product'. */
  children?: ReactNode
}) {
  const { title, description, productUrl, matchReason } = gift
  return (
    <div className={cx(styles['facts'], layout === 'above' && styles['above'])}>
      <span className={styles['picture']}>
        <ThumbTile id={pictureId} picture={picture} photo={photo} glyph={giftGlyph(gift)} size="wide" />
        {isCelebrated && <Ribbon />}
      </span>
      <div className={styles['words']}>
        <h3 className={styles['title']}>{title}</h3>
        <p className={styles['price']}>
          <strong>{shownPrice ?? priceText(gift)}</strong>
          {productUrl !== null && (
            <small>
              {shellTexts.disclosure} {shellTexts.disclosureTag}
            </small>
          )}
        </p>
        {origin}
        <Stars rating={gift.rating} reviewCount={gift.reviewCount} />
        {description !== null && <p className={styles['description']}>{description}</p>}
        {matchReason !== null && (
          <p className={styles['reason']}>
            <Sparkles aria-hidden />
            {matchReason}
          </p>
        )}
        {(children !== undefined || productUrl !== null) && (
          <div className={styles['actions']}>
            {children}
            {productUrl !== null && (
              <ButtonAnchor
                variant="buy"
                size="sm"
                icon={<ExternalLink />}
                href={productUrl}
                target="_blank"
                rel="sponsored noopener"
              >
                {giftTexts.viewProduct}
              </ButtonAnchor>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
