import { orderState } from '#domain/occasions/order-by.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { eventRowTexts } from '#domain/texts/event-row.ts'
import { openGiftSearch } from '#client/features/gifts/dialogs.ts'
import { useToday } from '#client/features/profile/parts/use-today.ts'
import { cx } from '#client/lib/class-names.ts'
import styles from './OrderByNote.module.css'

/** When to order a gift, while none is bought: from ten days before on, and afterward what needs no delivery. */
export function OrderByNote({
  event,
  on,
  isBought,
}: {
  event: Pick<Occasion, 'id' | 'contactId' | 'orderBy' | 'skipped'>
  /** The occurrence that is shown. */
  on: CalendarDate
  /** A gift for it. */
  isBought: boolean
}) {
  const today = useToday()
  const { id, contactId, orderBy, skipped } = event
  if (orderBy === null || skipped || isBought) return null
  const state = orderState(orderBy, on, today)
  if (state === null) return null
  if (state === 'late')
    return (
      <button
        type="button"
        className={styles['late']}
        aria-haspopup="dialog"
        onClick={() => openGiftSearch({ contactId, occasionId: id, delivery: 'none' })}
      >
        {eventRowTexts.tooLateToShip}
      </button>
    )
  return (
    <span className={cx(styles['note'], state === 'today' && styles['today'])}>
      {state === 'today' ? eventRowTexts.orderToday : eventRowTexts.orderBy(orderBy)}
    </span>
  )
}
