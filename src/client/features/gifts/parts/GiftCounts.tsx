import { giftSummaryTexts } from '#domain/texts/gift-summary.ts'
import type { GiftBreakdown } from '#domain/texts/gift-summary.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { cx } from '#client/lib/class-names.ts'
import { TwoLines } from '#client/ui/TwoLines.tsx'
import styles from './GiftCounts.module.css'

/** '3 gifts: 1 purchased, 1 assigned, 1 idea', or a highlighted 'No Gift Yet'. */
export function GiftCounts({
  gifts,
  isNeeded = true,
  lastGiven = null,
}: {
  gifts: GiftBreakdown
  /** False: nothing stands out where there's no gift. */
  isNeeded?: boolean
  /** What the person got last; shown while there's nothing for this time. */
  lastGiven?: ListedOccasion['lastGiven']
}) {
  const isNone = gifts.purchased + gifts.cards + gifts.assigned + gifts.ideas === 0
  if (!isNone) return <span>{giftSummaryTexts.breakdown(gifts)}</span>
  return (
    <>
      <span className={cx(isNeeded && styles['none'])}>{giftSummaryTexts.breakdown(gifts)}</span>
      {lastGiven !== null && (
        <span className={styles['last']}>
          <TwoLines>{giftSummaryTexts.lastGiven(lastGiven)}</TwoLines>
        </span>
      )}
    </>
  )
}
