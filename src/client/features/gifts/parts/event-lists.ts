import { belongsTo, givenBefore } from '#domain/gifts/counts.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { ideasBank } from '#domain/gifts/status.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { withFacts } from './gift-facts.ts'
import type { KnownGift } from './gift-facts.ts'

type EventLists = {
  ideas: { gift: KnownGift; isGeneral: boolean }[]
  /** Assigned to the occurrence, bought or not. */
  assigned: KnownGift[]
  /** What was bought for earlier occurrences, by year, newest first. */
  before: { year: number; gifts: KnownGift[] }[]
}

/** What an event's lists contain for one occurrence, from the event's gifts. */
export function eventLists(gifts: readonly Gift[], occasionId: number, occurrence: CalendarDate): EventLists {
  const known = gifts.map(withFacts)
  const own = known.filter((gift) => gift.occasionId === occasionId)
  return {
    ideas: ideasBank(known, { occasionId, occurrence }),
    assigned: own.filter((gift) => gift.isSaved && belongsTo(gift, occurrence)),
    before: givenBefore(own, occurrence),
  }
}
