import { randomUUID } from 'node:crypto'
import { shopSearchUrl } from '#domain/catalogue/shop-link.ts'
import { comingOccurrence, previousOccurrence, type Schedule } from '#domain/occasions/recurrence.ts'
import { addDays, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { EMBEDDED, findIdea } from '#server/catalogue/embedded/ideas.ts'
import { pictureAddress } from '#server/catalogue/embedded/pictures.ts'
import type { giftIdeas, StoredContributor } from '#server/db/schema.ts'
import { middayOf } from './dates.ts'
import { between } from './random.ts'
import type { SeedGift } from './spec.ts'

export interface PlannedGift {
  row: Omit<typeof giftIdeas.$inferInsert, 'contactId' | 'userId'> & { uid: string; title: string; createdAt: Date }
  split: { totalCost: number; contributors: StoredContributor[] } | null
}

interface Day {
  today: CalendarDate
  random: () => number
}

/** The rows of one gift of an event, or of the general list where the schedule is null. */
export function planGift(gift: SeedGift, schedule: Schedule | null, added: CalendarDate, day: Day): PlannedGift {
  const occurrenceDate = schedule && boughtFor(gift.state, schedule, day.today)
  const bought =
    occurrenceDate && latest(added, addDays(earliest(occurrenceDate, day.today), -between(day.random, 2, 12)))
  const noted = bought
    ? latest(added, addDays(bought, -2))
    : latest(added, addDays(day.today, -between(day.random, 1, 45)))
  const minutes = between(day.random, 0, 600)
  const at = (date: CalendarDate) => new Date(middayOf(date).getTime() + minutes * 60_000)
  const price = priceOf(gift)
  return {
    row: {
      ...shownAs(gift),
      uid: randomUUID(),
      title: gift.title,
      description: gift.description ?? null,
      price,
      itemType: gift.isCard ? 'card' : 'gift',
      isSaved: schedule !== null && gift.state !== 'idea',
      isPurchased: occurrenceDate !== null,
      occurrenceDate,
      purchasedAt: bought ? at(bought) : null,
      pricePaid: occurrenceDate === null ? null : (gift.paidCents ?? null),
      createdAt: at(noted),
      updatedAt: at(bought ?? noted),
    },
    split: gift.split && price !== null ? { totalCost: price, contributors: contributorsOf(gift.split, noted) } : null,
  }
}

/** The occurrence a gift was bought for; null for ideas and what is still to be bought. */
function boughtFor(state: SeedGift['state'], schedule: Schedule, today: CalendarDate): CalendarDate | null {
  const last = previousOccurrence(schedule, today, 'feb28')
  switch (state) {
    case 'idea':
    case 'assigned':
      return null
    case 'bought':
      return comingOccurrence(schedule, today, 'feb28')
    case 'last-time':
      return last
    case 'time-before':
      return last && previousOccurrence(schedule, last, 'feb28')
  }
}

function priceOf({ cents, featured }: SeedGift): number | null {
  if (cents !== undefined) return cents
  const dollars = featured === undefined ? undefined : findIdea(featured)?.typicalPrice.typical
  return dollars === undefined ? null : dollars * 100
}

/** Picture, link and where they come from. */
function shownAs({ featured, search, cents }: SeedGift) {
  const idea = featured === undefined ? undefined : findIdea(featured)
  if (!idea) return { productUrl: search === undefined ? null : shopSearchUrl(search) }
  return {
    imageUrl: pictureAddress(idea.id),
    productUrl: shopSearchUrl(idea.searchTerms),
    provider: EMBEDDED,
    productKey: idea.id,
    priceKind: cents === undefined ? ('typical' as const) : ('user' as const),
  }
}

function contributorsOf(split: NonNullable<SeedGift['split']>, since: CalendarDate): StoredContributor[] {
  return split.map(([name, amountCents, confirmed]) => ({
    id: randomUUID(),
    name,
    amountCents,
    confirmed,
    ...(confirmed ? { contributedAt: middayOf(since).toISOString() } : {}),
  }))
}

const earliest = (a: CalendarDate, b: CalendarDate) => (a < b ? a : b)
const latest = (a: CalendarDate, b: CalendarDate) => (a > b ? a : b)
