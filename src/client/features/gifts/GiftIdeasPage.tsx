import { SpecialDeals } from '#client/features/recommendations/parts/SpecialDeals.tsx'
import styles from './GiftIdeasPage.module.css'
import { GiftSearchBox } from './GiftSearchBox.tsx'

/** Search for gifts, and browse Special Deals. */
export function GiftIdeasPage() {
  return (
    <div className={styles['page']}>
      <GiftSearchBox />
      <SpecialDeals />
    </div>
  )
}
