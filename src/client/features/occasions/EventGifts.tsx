import { useQuery } from '@tanstack/react-query'
import type { Occasion } from '#domain/occasions/schema.ts'
import { BudgetBanner } from '#client/features/gifts/parts/BudgetBanner.tsx'
import { GiftLists } from '#client/features/gifts/parts/GiftLists.tsx'
import { RecommendedGifts } from '#client/features/recommendations/parts/RecommendedGifts.tsx'
import { occasionQueries } from './queries.ts'
import styles from './EditEventDialog.module.css'

/**
 * The gift ideas panel of an event: between what to look, both lists of the coming occurrence, what was given before. In
 * the event editor these are the editor's own two lists.
 */
export function EventGifts({ occasion }: { occasion: Occasion }) {
  const { id, name, contactId, nextDate, date, budget, budgetRanges } = occasion
  const summary = useQuery({
    ...occasionQueries.ofContact(contactId),
    select: (rows) => rows.find((row) => row.id === id)?.gifts,
  }).data
  return (
    <div className={styles['gifts']}>
      <BudgetBanner budget={budget} ranges={budgetRanges} spent={summary} />
      <GiftLists
        event={{ id, name, contactId, occurrence: nextDate ?? date }}
        look="named"
        asksFirst
        showsGivenBefore
      />
      <RecommendedGifts contactId={contactId} occasionId={id} />
    </div>
  )
}
