import { PackageX, TrendingDown, TrendingUp } from 'lucide-react'
import type { Gift } from '#domain/gifts/schema.ts'
import { formatMoney, parseAmount } from '#domain/shared/money.ts'
import { offerTexts } from '#domain/texts/offers.ts'
import { openSimilarGifts } from '../dialogs.ts'
import styles from './OfferNote.module.css'

/** What the shop says of a saved gift by now: another price, or that it is out of stock, with a way to three others. */
export function OfferNote({ gift }: { gift: Gift }) {
  const { offer } = gift
  if (offer === null) return null
  const moment = new Date(offer.asOf).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
  if (!offer.inStock)
    return (
      <span className={styles['note']}>
        <PackageX aria-hidden />
        <span title={offerTexts.asOf(moment)}>{offerTexts.outOfStock}:</span>
        <button
          type="button"
          className={styles['similar']}
          aria-haspopup="dialog"
          aria-label={offerTexts.similar.showFor(gift.title)}
          onClick={() => void openSimilarGifts(gift)}
        >
          {offerTexts.similar.show}
        </button>
      </span>
    )
  if (offer.price === null || offer.was === null) return null
  const [now, was] = [parseAmount(offer.price) ?? 0, parseAmount(offer.was) ?? 0]
  const Direction = now < was ? TrendingDown : TrendingUp
  return (
    <span className={styles['note']} title={offerTexts.asOf(moment)}>
      <Direction aria-hidden />
      {offerTexts.nowWas(formatMoney(now), formatMoney(was))}
    </span>
  )
}
