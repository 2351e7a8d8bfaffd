import { useQuery } from '@tanstack/react-query'
import type { Occasion } from '#domain/occasions/schema.ts'
import { BudgetBanner } from '#client/features/gifts/parts/BudgetBanner.tsx'
import { eventLists } from '#client/features/gifts/parts/event-lists.ts'
import { GiftLists } from '#client/features/gifts/parts/GiftLists.tsx'
import { giftQueries } from '#client/features/gifts/queries.ts'
import { OwnBudgetBar } from '#client/features/splits/parts/OwnBudgetBar.tsx'
import { useOwnCost } from '#client/features/splits/parts/use-own-cost.ts'
import { occasionQueries } from './queries.ts'
import styles from './EditEventDialog.module.css'

/** The editor's gifts: the budget and how much of it is spent, both lists of the coming occurrence, what was given before. */
export function EventGifts({ occasion }: { occasion: Occasion }) {
  const { id, name, contactId, nextDate, date, budget } = occasion
  const occurrence = nextDate ?? date
  const summary = useQuery({
    ...occasionQueries.ofContact(contactId),
    select: (rows) => rows.find((row) => row.id === id)?.gifts,
  }).data
  const gifts = useQuery(giftQueries.ofOccasion(id)).data ?? []
  const own = useOwnCost(eventLists(gifts, id, occurrence).assigned)
  return (
    <div className={styles['gifts']}>
      <BudgetBanner budget={budget} spent={summary}>
        {budget !== null && own !== undefined && <OwnBudgetBar budget={budget} own={own} />}
      </BudgetBanner>
      <GiftLists event={{ id, name, contactId, occurrence }} look="named" asksFirst showsGivenBefore />
    </div>
  )
}
