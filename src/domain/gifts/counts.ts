import { dateParts, daysBetween, type CalendarDate } from '../shared/calendar-date.ts'
import type { Cents } from '../shared/money.ts'
import { costsOf, type PricedGift } from './cost.ts'

/** The facts about a gift idea that counting needs. */
export interface GiftFacts extends PricedGift {
  /** True means assigned to its event. */
  isSaved: boolean
  itemType: 'gift' | 'card'
  occasionId: number | null
  /** The occurrence it was bought for; null while it is not bought. */
  occurrenceDate: CalendarDate | null
}

/** Each gift of an occurrence is in exactly one of the first four. */
export interface GiftCounts {
  /** Assigned and bought, cards apart. */
  purchased: number
  /** Assigned and bought cards. */
  cards: number
  /** Assigned, not bought yet. */
  assigned: number
  /** Kept in mind for the event. */
  ideas: number
  /** The cost of the assigned ones, bought or not: the price paid if known, otherwise the price. */
  spent: Cents
  /** How many of the assigned ones have no price and are missing from `spent`. */
  withoutPrice: number
}

/** @param gifts of one event; the contact's other gifts (the general ideas) are ignored. */
export function countsFor(gifts: Iterable<GiftFacts>, occurrence: CalendarDate): GiftCounts {
  const counts = { purchased: 0, cards: 0, assigned: 0, ideas: 0 }
  const assigned: GiftFacts[] = []
  for (const gift of gifts) {
    if (!belongsTo(gift, occurrence)) continue
    counts[kindOf(gift)] += 1
    if (gift.isSaved) assigned.push(gift)
  }
  const { spent, withoutPrice } = costsOf(assigned)
  return { ...counts, spent, withoutPrice }
}

/**
 * Whether a gift of an event belongs to this coming occurrence: bought for it, or not bought yet. One bought for another
 * occurrence is that one's history.
 */
export function belongsTo(gift: GiftFacts, occurrence: CalendarDate): boolean {
  if (gift.occasionId === null) return false
  return gift.occurrenceDate === null || gift.occurrenceDate === occurrence
}

/** The gifts of an occurrence of a yearly event that is over: what was bought for it and nothing else. */
export function boughtFor<G extends GiftFacts>(gifts: Iterable<G>, occurrence: CalendarDate): G[] {
  return [...gifts].filter((gift) => gift.occasionId !== null && gift.occurrenceDate === occurrence)
}

/** 'Given before': what was bought for earlier occurrences, by year, newest first. */
export function givenBefore<G extends GiftFacts>(
  gifts: Iterable<G>,
  occurrence: CalendarDate,
): { year: number; gifts: G[] }[] {
  const earlier = [...gifts]
    .flatMap((gift) => {
      const on = gift.occurrenceDate
      return on !== null && on < occurrence ? [{ gift, on }] : []
    })
    .toSorted((a, b) => daysBetween(a.on, b.on))
  const years = new Map<number, G[]>()
  for (const { gift, on } of earlier) {
    const { year } = dateParts(on)
    const ofYear = years.get(year)
    if (ofYear) ofYear.push(gift)
    else years.set(year, [gift])
  }
  return [...years].map(([year, ofYear]) => ({ year, gifts: ofYear }))
}

/** What the person got last for an event, before this occurrence; null if nothing was given yet. */
export function lastGiven<G extends GiftFacts & { title: string }>(
  gifts: Iterable<G>,
  occurrence: CalendarDate,
): { year: number; titles: string[] } | null {
  const [last] = givenBefore(gifts, occurrence)
  return last ? { year: last.year, titles: last.gifts.map(({ title }) => title) } : null
}

function kindOf(gift: GiftFacts): 'purchased' | 'cards' | 'assigned' | 'ideas' {
  if (!gift.isSaved) return 'ideas'
  if (!gift.isPurchased) return 'assigned'
  return gift.itemType === 'card' ? 'cards' : 'purchased'
}
