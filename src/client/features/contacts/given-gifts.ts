import { givenBefore } from '#domain/gifts/counts.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { parseAmount } from '#domain/shared/money.ts'

/** What a person was given at occurrences that are over, by year, newest first. */
export function givenGifts(gifts: readonly Gift[], today: CalendarDate) {
  return givenBefore(gifts.map(withFacts), today)
}

function withFacts(gift: Gift) {
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
