import { belongsTo } from '#domain/gifts/counts.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { withFacts } from '#client/features/gifts/parts/gift-facts.ts'
import type { KnownGift } from '#client/features/gifts/parts/gift-facts.ts'

type Event = Pick<Occasion, 'id' | 'name' | 'date' | 'nextDate' | 'contact'>

/**
 * What is assigned to the coming occurrence of any event of a person, the next one first. Of an event that is over for good
 * only what was never bought: the rest was given.
 */
export function assignedGifts<E extends Event>(
  gifts: readonly Gift[],
  events: readonly E[],
): { gift: KnownGift; event: E & { day: CalendarDate } }[] {
  const byId = new Map(events.map((event) => [event.id, event]))
  return gifts
    .map(withFacts)
    .flatMap((gift) => {
      const event = gift.occasionId === null ? undefined : byId.get(gift.occasionId)
      if (event === undefined || !gift.isSaved) return []
      const day = event.nextDate ?? event.date
      const isPlanned = event.nextDate === null ? !gift.isPurchased : belongsTo(gift, day)
      return isPlanned ? [{ gift, event: { ...event, day } }] : []
    })
    .toSorted((a, b) => (a.event.day < b.event.day ? -1 : a.event.day > b.event.day ? 1 : 0))
}
