import { givenBefore } from '#domain/gifts/counts.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { withFacts } from '#client/features/gifts/parts/gift-facts.ts'

/** What a person was given at occurrences that are over, by year, newest first. */
export function givenGifts(gifts: readonly Gift[], today: CalendarDate) {
  return givenBefore(gifts.map(withFacts), today)
}
