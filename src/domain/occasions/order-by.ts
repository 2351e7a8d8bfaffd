import { addDays, type CalendarDate } from '../shared/calendar-date.ts'

/** Days that a gift may take to arrive. */
export const deliveryDays = { min: 0, max: 90 } as const

/** Whose delivery days count: the event's, else the contact's, else the profile's. */
export interface Delivery {
  deliveryDays: number | null
  contactDeliveryDays: number | null
}

/** The last day to order a gift for this occurrence; null for an event that needs none. */
export function orderByDate(
  event: Delivery & { needsGift: boolean },
  occurrence: CalendarDate,
  profileDays: number,
): CalendarDate | null {
  if (!event.needsGift) return null
  return addDays(occurrence, -(event.deliveryDays ?? event.contactDeliveryDays ?? profileDays))
}

/** How many days before that date a row begins to show it. */
const SHOWN_BEFORE = 10

/** What a row says about ordering, as long as nothing is bought; null when it's too early, or the event is over. */
export function orderState(
  orderBy: CalendarDate,
  occurrence: CalendarDate,
  today: CalendarDate,
): 'by' | 'today' | 'late' | null {
  if (today > occurrence || today < addDays(orderBy, -SHOWN_BEFORE)) return null
  return today < orderBy ? 'by' : today === orderBy ? 'today' : 'late'
}
