import { useQuery } from '@tanstack/react-query'
import type { Occasion } from '#domain/occasions/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { BudgetBar } from '../gifts/parts/BudgetBar.tsx'
import { GiftLists } from '../gifts/parts/GiftLists.tsx'
import { occasionQueries } from './queries.ts'
import styles from './EditEventDialog.module.css'

/** The gifts of the coming occurrence in the event editor: how much of the budget is spent, both lists, what came before. */
export function EventGifts({ occasion }: { occasion: Occasion }) {
  const { id, name, contactId, nextDate, date, budget } = occasion
  const summary = useQuery({
    ...occasionQueries.ofContact(contactId),
    select: (rows) => rows.find((row) => row.id === id)?.gifts,
  }).data
  return (
    <div className={styles['gifts']}>
      {summary !== undefined && <BudgetBar budget={budget} spent={summary.spent} withoutPrice={summary.withoutPrice} />}
      <GiftLists
        event={{ id, name, contactId, occurrence: (nextDate ?? date) as CalendarDate }}
        look="named"
        asksFirst
        showsGivenBefore
      />
    </div>
  )
}
