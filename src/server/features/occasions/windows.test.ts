import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { feastDate, movableFeasts } from '#domain/occasions/movable-feasts.ts'
import {
  nextOccurrence,
  occurrencesBetween,
  previousOccurrence,
  type LeapDay,
  type Schedule,
} from '#domain/occasions/recurrence.ts'
import { addDays, calendarDate, endOfMonth, startOfMonth, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { contacts, giftIdeas, occasions, occasionSkips } from '#server/db/schema.ts'
import type { ListedContact } from '#domain/contacts/schema.ts'
import { listContacts } from '#server/features/contacts/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { occasionsByGifts, dashboardStats, occurrencesIn, pastOccasions, upcomingOccasions } from './queries.ts'

// The lists read by index only what they show. Here they are held against the rules asked of everything there is.

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

interface Planned extends Schedule {
  needsGift: boolean
  /** The coming occurrence is skipped. */
  isSkipped: boolean
  gift: 'none' | 'assigned' | 'bought for the coming one' | 'bought for the one before' | 'idea'
}

/** Days around which the rules could go wrong, and any others. */
const dates: fc.Arbitrary<CalendarDate> = fc.oneof(
  fc
    .tuple(fc.integer({ min: 2019, max: 2032 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([year, month, day]) => calendarDate(year, month, day)),
  fc
    .tuple(fc.integer({ min: 2019, max: 2032 }), fc.constantFrom([1, 1], [1, 31], [2, 28], [3, 1], [4, 30], [12, 31]))
    .map(([year, [month = 1, day = 1]]) => calendarDate(year, month, day)),
  fc.constantFrom<CalendarDate[]>('1992-02-29', '2024-02-29', '2028-02-29'),
)

const planned: fc.Arbitrary<Planned> = fc
  .record({
    schedule: fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ date: dates, isRecurring: fc.boolean(), dateRule: fc.constant('fixed' as const) }),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom(...movableFeasts), fc.integer({ min: 2019, max: 2029 }))
          .map(([feast, year]) => ({ date: feastDate(feast, year), isRecurring: true, dateRule: feast })),
      },
    ),
    needsGift: fc.boolean(),
    isSkipped: fc.boolean(),
    gift: fc.constantFrom<Planned['gift'][]>(
      'none',
      'assigned',
      'bought for the coming one',
      'bought for the one before',
      'idea',
    ),
  })
  .map(({ schedule, ...rest }) => ({ ...schedule, ...rest }))

const todays: fc.Arbitrary<CalendarDate> = fc.oneof(
  fc.constantFrom<CalendarDate[]>('2026-11-21', '2027-02-28', '2027-03-01', '2028-02-29', '2026-12-31', '2027-01-01'),
  dates.filter((date) => date > '2022-01-01'),
)

it('every list equals the same list made of everything', async () => {
  const somebodyElse = await app.person()
  await keep(somebodyElse, [{ ...plain, date: '2026-11-22' }], at('2026-11-21', 'feb28', somebodyElse))
  await fc.assert(
    fc.asyncProperty(
      fc.array(planned, { minLength: 1, maxLength: 40 }),
      todays,
      fc.constantFrom<LeapDay[]>('feb28', 'mar1'),
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 6 }),
      async (plans, today, leapDay, days, limit) => {
        const owner = await app.person()
        const actor = at(today, leapDay, owner)
        const everything = await keep(owner, plans, actor)
        const { lists, wanted } = await compared(actor, everything, days, limit)
        expect(lists).toEqual(wanted)
      },
    ),
    { numRuns: 40 },
  )
}, 120_000)

const plain: Planned = {
  date: '2026-11-22',
  isRecurring: true,
  dateRule: 'fixed',
  needsGift: true,
  isSkipped: false,
  gift: 'none',
}

function at(today: CalendarDate, leapDay: LeapDay, person: Person): Actor {
  return { ...person.actor(), today, leapDay }
}

/** Writes the plans as events of two contacts in turn. */
async function keep(
  owner: Person,
  plans: Planned[],
  actor: Actor,
): Promise<(Planned & { id: number; contactId: number })[]> {
  const { db } = app.database
  const stamps = { createdAt: app.clock.now(), updatedAt: app.clock.now() }
  const people = await db
    .insert(contacts)
    .values(['Amir', 'Maya'].map((fullName) => ({ ...stamps, userId: owner.id, fullName, relationship: 'friend' })))
    .returning({ id: contacts.id })
  const contactOf = (index: number) => people[index % 2]?.id ?? 0
  const rows = await db
    .insert(occasions)
    .values(
      plans.map(({ date, isRecurring, dateRule, needsGift }, index) => ({
        ...stamps,
        userId: owner.id,
        contactId: contactOf(index),
        name: `Event ${index}`,
        type: 'custom',
        date,
        isRecurring,
        dateRule,
        needsGift,
      })),
    )
    .returning({ id: occasions.id })
  const made = plans.map((plan, index) => ({ ...plan, id: rows[index]?.id ?? 0, contactId: contactOf(index) }))
  for (const plan of made) {
    const coming = nextOccurrence(plan, actor.today, actor.leapDay)
    if (plan.isSkipped && coming)
      await db
        .insert(occasionSkips)
        .values({ userId: actor.owner, occasionId: plan.id, occurrenceDate: coming, createdAt: stamps.createdAt })
    if (plan.gift === 'none') continue
    const isPurchased = plan.gift.startsWith('bought')
    const occurrenceDate = plan.gift.endsWith('before') ? previousOccurrence(plan, actor.today, actor.leapDay) : coming
    // A gift bought for no occurrence would count for every one.
    if (isPurchased && occurrenceDate === null) plan.gift = 'none'
    else
      await db.insert(giftIdeas).values({
        ...stamps,
        userId: owner.id,
        contactId: plan.contactId,
        occasionId: plan.id,
        title: 'Tea',
        isSaved: plan.gift !== 'idea',
        isPurchased,
        occurrenceDate: isPurchased ? occurrenceDate : null,
      })
  }
  return made
}

/** What the lists say, and what the rules say of everything. */
async function compared(
  actor: Actor,
  everything: (Planned & { id: number; contactId: number })[],
  days: number,
  limit: number,
) {
  const { db } = app.database
  const { today, leapDay } = actor
  const next = everything
    .flatMap((plan) => {
      const occurrence = nextOccurrence(plan, today, leapDay)
      return occurrence === null ? [] : [{ ...plan, occurrence }]
    })
    .toSorted(earliestFirst)
  const past = everything
    .flatMap((plan) => {
      const occurrence = previousOccurrence(plan, today, leapDay)
      return occurrence === null ? [] : [{ ...plan, occurrence }]
    })
    .toSorted((a, b) => (a.occurrence === b.occurrence ? a.id - b.id : a.occurrence > b.occurrence ? -1 : 1))
  const told = (rows: { id: number; occurrence: CalendarDate }[]) =>
    rows.map(({ id, occurrence }) => `${id} ${occurrence}`)
  const listed = (rows: { id: number; occurrenceDate: string }[]) =>
    rows.map((row) => `${row.id} ${row.occurrenceDate}`)

  const inTime = told(next.filter(({ occurrence }) => occurrence <= addDays(today, days)))
  const young = told(past.filter(({ occurrence }) => occurrence >= addDays(today, -days)))
  const [from, to] = [addDays(today, -days), addDays(today, limit)]
  const between = everything.flatMap((plan) =>
    occurrencesBetween(plan, from, to, leapDay).map((occurrence) => ({ id: plan.id, occurrence })),
  )
  const inAYear = next.filter(({ occurrence }) => occurrence <= addDays(today, 365))
  const hasGift = ({ gift }: Planned) => gift === 'assigned' || gift === 'bought for the coming one'
  const withGifts = inAYear.filter(hasGift)
  const without = inAYear.filter((plan) => plan.needsGift && !plan.isSkipped && !hasGift(plan))
  const thisMonth = everything.filter(
    (plan) => occurrencesBetween(plan, startOfMonth(today), endOfMonth(today), leapDay).length > 0,
  )
  const shown = await occurrencesIn(db, actor, from, to)
  const people = JSON.parse((await listContacts(db, actor)).text) as ListedContact[]
  const nextOf = (contactId: number) => next.find((plan) => plan.contactId === contactId && !plan.isSkipped)
  return {
    lists: {
      upcoming: listed(await upcomingOccasions(db, actor, days)),
      firstUpcoming: listed(await upcomingOccasions(db, actor, days, limit)),
      past: listed(await pastOccasions(db, actor, days)),
      firstPast: listed(await pastOccasions(db, actor, days, limit)),
      between: shown.map(({ occasionId, date }) => `${occasionId} ${date}`),
      withGifts: listed(await occasionsByGifts(db, actor, true)),
      withoutGifts: listed(await occasionsByGifts(db, actor, false)),
      stats: await dashboardStats(db, actor),
      next: people.map(
        ({ nextOccasion: own }) => own && { id: own.id, nextDate: own.nextDate, giftAssigned: own.giftAssigned },
      ),
    },
    wanted: {
      upcoming: inTime,
      firstUpcoming: inTime.slice(0, limit),
      past: young,
      firstPast: young.slice(0, limit),
      between: told(between.toSorted(earliestFirst)),
      withGifts: told(withGifts),
      withoutGifts: told(without),
      stats: {
        totalContacts: people.length,
        eventsThisMonth: thisMonth.length,
        eventsWithGifts: withGifts.length,
        eventsWithoutGifts: without.length,
      },
      next: people.map(({ id }) => {
        const own = nextOf(id)
        return own ? { id: own.id, nextDate: own.occurrence, giftAssigned: hasGift(own) } : null
      }),
    },
  }
}

function earliestFirst(a: { id: number; occurrence: string }, b: { id: number; occurrence: string }): number {
  return a.occurrence === b.occurrence ? a.id - b.id : a.occurrence < b.occurrence ? -1 : 1
}
