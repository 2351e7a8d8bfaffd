import { giftSummaryTexts } from '#domain/texts/gift-summary.ts'
import type { GiftBreakdown } from '#domain/texts/gift-summary.ts'
import styles from './GiftCounts.module.css'

/** '3 gifts: 1 purchased, 1 assigned, 1 idea', or a highlighted 'No Gift Yet'. */
export function GiftCounts({ gifts }: { gifts: GiftBreakdown }) {
  const isNone = gifts.purchased + gifts.cards + gifts.assigned + gifts.ideas === 0
  return <span className={isNone ? styles['none'] : undefined}>{giftSummaryTexts.breakdown(gifts)}</span>
}
