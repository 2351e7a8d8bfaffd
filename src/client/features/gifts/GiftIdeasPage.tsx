import { SpecialDeals } from '#client/features/recommendations/parts/SpecialDeals.tsx'
import styles from './GiftIdeasPage.module.css'
import { GiftSearchBox } from './GiftSearchBox.tsx'

/** Gifts to search for, and those worth their price to look through. */
export function GiftIdeasPage() {
  return (
    <div className={styles['page']}>
      <GiftSearchBox />
      <SpecialDeals />
    </div>
  )
}
