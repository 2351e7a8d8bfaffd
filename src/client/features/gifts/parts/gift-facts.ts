import type { GiftFacts } from '#domain/gifts/counts.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { parseAmount } from '#domain/shared/money.ts'

/** A gift with what the rules of counting know of it. */
export type KnownGift = Omit<Gift, 'occurrenceDate'> & GiftFacts

export function withFacts(gift: Gift): KnownGift {
  return {
    ...gift,
    occurrenceDate: gift.occurrenceDate as CalendarDate | null,
    priceCents: cents(gift.price),
    pricePaidCents: cents(gift.pricePaid),
  }
}

function cents(amount: string | null) {
  return amount === null ? null : (parseAmount(amount) ?? null)
}
