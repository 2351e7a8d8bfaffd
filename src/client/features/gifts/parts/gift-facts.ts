import type { GiftFacts } from '#domain/gifts/counts.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { isGiven } from '#domain/gifts/status.ts'
import { dateParts, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { parseAmount } from '#domain/shared/money.ts'

/** A gift with the facts that counting uses. */
export type KnownGift = Omit<Gift, 'occurrenceDate'> & GiftFacts

export function withFacts(gift: Gift): KnownGift {
  return {
    ...gift,
    occurrenceDate: gift.occurrenceDate,
    priceCents: cents(gift.price),
    pricePaidCents: cents(gift.pricePaid),
  }
}

/** The year a present was given in; undefined for everything that was not given yet. */
export function givenYear(gift: Pick<Gift, 'isPurchased' | 'occurrenceDate'>, today: CalendarDate): number | undefined {
  const date = gift.occurrenceDate
  return date !== null && isGiven({ ...gift, occurrenceDate: date }, today) ? dateParts(date).year : undefined
}

function cents(amount: string | null) {
  return amount === null ? null : (parseAmount(amount) ?? null)
}
