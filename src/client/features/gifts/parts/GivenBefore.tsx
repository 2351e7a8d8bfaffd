import { giftTexts } from '#domain/texts/gifts.ts'
import { ThumbTile } from '#client/ui/ThumbTile.tsx'
import { openGiftDetails } from '../dialogs.ts'
import type { KnownGift } from './gift-facts.ts'
import { giftGlyph } from '../glyph.tsx'
import { priceText } from './price-text.ts'
import { Reactions } from './Reactions.tsx'
import { GivenCorrection } from '../given/GivenCorrection.tsx'
import styles from './GivenBefore.module.css'

/** Gifts of earlier years, newest first, to avoid repeats. */
export function GivenBefore({ years }: { years: readonly { year: number; gifts: readonly KnownGift[] }[] }) {
  return (
    <section aria-label={giftTexts.givenBefore} className={styles['before']}>
      <h3>{giftTexts.givenBefore}</h3>
      <dl>
        {years.map(({ year, gifts }) => (
          <div key={year} className={styles['year']}>
            <dt>{year}</dt>
            <dd>
              <GivenGifts gifts={gifts} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Gifts that were given: pictures with names, each leading to its details, and how they went. */
export function GivenGifts({ gifts }: { gifts: readonly KnownGift[] }) {
  return (
    <ul className={styles['gifts']}>
      {gifts.map((gift) => (
        <li key={gift.id} className={styles['gift']}>
          <button
            type="button"
            className={styles['details']}
            title={gift.title}
            onClick={() => void openGiftDetails(gift.id)}
          >
            <ThumbTile id={gift.productKey ?? gift.id} picture={gift.picture} glyph={giftGlyph(gift)} size="sm" />
            <span className={styles['words']}>
              <span className={styles['title']}>{gift.title}</span>
              <span className={styles['price']}>{priceText({ ...gift, price: gift.pricePaid ?? gift.price })}</span>
            </span>
          </button>
          {gift.itemType === 'gift' && <Reactions gift={gift} look="icons" />}
          <GivenCorrection gift={gift} look="icon" />
        </li>
      ))}
    </ul>
  )
}
