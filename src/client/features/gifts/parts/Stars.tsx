import { Star } from 'lucide-react'
import { giftTexts } from '#domain/texts/gifts.ts'
import styles from './Stars.module.css'

/** A rating as five stars, filled to the tenth, with the number of ratings; nothing if unknown. */
export function Stars({ rating, reviewCount }: { rating: string | null; reviewCount: number | null }) {
  const value = Number(rating)
  if (rating === null || !(value > 0)) return null
  const five = [1, 2, 3, 4, 5].map((star) => <Star key={star} />)
  return (
    <p className={styles['rating']}>
      <span aria-hidden className={styles['stars']}>
        <span className={styles['empty']}>{five}</span>
        <span className={styles['filled']} style={{ width: `${Math.min(5, value) * 20}%` }}>
          {five}
        </span>
      </span>
      <span>
        {giftTexts.rating(rating)}
        {reviewCount !== null && ` ${giftTexts.reviews(reviewCount)}`}
      </span>
    </p>
  )
}
