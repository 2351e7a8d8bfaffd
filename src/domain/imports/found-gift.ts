import type { CalendarDate } from '../shared/calendar-date.ts'
import type { Cents } from '../shared/money.ts'

export const giftStates = ['idea', 'assigned', 'bought', 'given'] as const

/** A gift idea for somebody, or what they were given, as a table has it. Cut to what a gift idea can hold. */
export interface FoundGift {
  title: string
  description: string | null
  price: Cents | null
  pricePaid: Cents | null
  productUrl: string | null
  itemType: 'gift' | 'card'
  /** 'given' always has a day that's over. */
  state: (typeof giftStates)[number]
  /** The name of the event that it's for, or was. */
  event: string | null
  /** The day it was given on, or is bought for. */
  date: CalendarDate | null
}
