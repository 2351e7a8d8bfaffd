import type { CalendarDate } from '../shared/calendar-date.ts'
import { foldText } from '../shared/search-text.ts'
import type { FoundGift } from './found-gift.ts'

/** A gift idea that a contact has. */
export interface KnownGift {
  title: string
  occurrenceDate: CalendarDate | null
}

/** Where a gift idea is: as its columns say it. */
export interface GiftPlace {
  occasionId: number | null
  isSaved: boolean
  isPurchased: boolean
  occurrenceDate: CalendarDate | null
}

/** Those of the gifts that a contact doesn't have, each once: the same name, and for a given one the same day. */
export function missingGifts(known: readonly KnownGift[], gifts: readonly FoundGift[]): FoundGift[] {
  const there = new Set(known.map(({ title, occurrenceDate }) => titleAndDay(title, occurrenceDate)))
  return gifts.filter(({ title, date, state }) => {
    const key = titleAndDay(title, date)
    // One that was bought for no event of the contact has lost its day.
    const isThere = there.has(key) || (state !== 'given' && there.has(titleAndDay(title, null)))
    there.add(key)
    return !isThere
  })
}

/** Assigned only to an event that the contact has; without one it's an idea, or bought without an event. */
export function placeOf({ state, date, event }: FoundGift, events: readonly { id: number; name: string }[]): GiftPlace {
  const named = event === null ? undefined : events.find(({ name }) => foldText(name) === foldText(event))
  const occasionId = named?.id ?? null
  const hasEvent = occasionId !== null
  switch (state) {
    case 'idea':
      return { occasionId, isSaved: false, isPurchased: false, occurrenceDate: null }
    case 'assigned':
      return { occasionId, isSaved: hasEvent, isPurchased: false, occurrenceDate: null }
    case 'given':
      return { occasionId, isSaved: hasEvent, isPurchased: true, occurrenceDate: date }
    case 'bought': {
      const isPlaced = hasEvent && date !== null
      return {
        occasionId: isPlaced ? occasionId : null,
        isSaved: isPlaced,
        isPurchased: true,
        occurrenceDate: isPlaced ? date : null,
      }
    }
  }
}

function titleAndDay(title: string, day: CalendarDate | null): string {
  return `${day ?? ''} ${foldText(title)}`
}
