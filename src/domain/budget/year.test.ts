import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumCents } from '../shared/money.ts'
import type { BudgetEvent, BudgetGift, BudgetRows } from './entries.ts'
import { budgetOfYear, type BudgetYear } from './year.ts'

const now = { today: '2026-11-21', leapDay: 'feb28' } as const

const christmas: BudgetEvent = {
  id: 1,
  contactId: 1,
  contactName: 'Leo Okafor',
  relationship: 'child',
  emoji: null,
  picture: null,
  name: "Leo's Christmas",
  type: 'christmas',
  date: '2020-12-25',
  isRecurring: true,
  dateRule: 'fixed',
  budgetCents: 8_000,
  needsGift: true,
  isPaused: false,
}
const marchBirthday: BudgetEvent = {
  ...christmas,
  id: 2,
  contactId: 2,
  contactName: 'Maya Okafor',
  relationship: 'Sister',
  name: "Maya Okafor's Birthday",
  type: 'birthday',
  date: '1990-03-09',
  budgetCents: 5_000,
}
const bike: BudgetGift = {
  occasionId: 1,
  occurrenceDate: null,
  isPurchased: false,
  priceCents: 15_000,
  shares: [
    { name: 'You', amountCents: 6_500, confirmed: false },
    { name: 'Gran', amountCents: 8_500, confirmed: true },
  ],
}
const bought = (occasionId: number, occurrenceDate: BudgetGift['occurrenceDate'], priceCents: number): BudgetGift => ({
  occasionId,
  occurrenceDate,
  isPurchased: true,
  priceCents,
  shares: null,
})
const rows = (more: Partial<BudgetRows> = {}): BudgetRows => ({
  events: [christmas, marchBirthday],
  gifts: [],
  planned: [],
  skipped: [],
  ...more,
})
const of = (more: Partial<BudgetRows>, year = 2026) => budgetOfYear(rows(more), new Map([[2026, 90_000]]), year, now)

describe('the year', () => {
  it('has what is assigned for its events and what was bought for them, beside the year before', () => {
    const budget = of({ gifts: [bike, bought(2, '2026-03-09', 4_500), bought(1, '2025-12-25', 7_000)] })
    expect(budget).toMatchObject({
      year: 2026,
      envelope: 90_000,
      spent: 19_500,
      bought: 4_500,
      open: 70_500,
      ownShare: 11_000,
      assigned: 13_000,
      lastYear: { year: 2025, envelope: null, spent: 7_000, bought: 7_000, ownShare: 7_000 },
    })
    expect(budget.byMonth.map(({ spent }) => spent)).toEqual([0, 0, 4_500, 0, 0, 0, 0, 0, 0, 0, 0, 15_000])
    expect(budget.byMonth.map(({ lastYear }) => lastYear)).toEqual(budget.lastYear.byMonth)
    expect(budget.lastYear.byMonth[11]).toBe(7_000)
    expect(
      budget.byContact.map(({ contactName, spent, open, lastYear }) => [contactName, spent, open, lastYear]),
    ).toEqual([
      ['Leo Okafor', 15_000, -7_000, 7_000],
      ['Maya Okafor', 4_500, 500, 0],
    ])
    expect(budget.byRelationship.map(({ relationship }) => relationship)).toEqual(['Child', 'Sister'])
    expect(budget.byOccasion.map(({ name }) => name)).toEqual(['Christmas', 'Birthday'])
    expect(budget.byOccasion[0]?.events).toMatchObject([{ occasionId: 1, occurrenceDate: '2026-12-25', planId: null }])
  })

  it('has assigned gifts of a day that is over this year in the next one', () => {
    const assigned = { ...bike, occasionId: 2 }
    expect(of({ gifts: [assigned] }).spent).toBe(0)
    expect(of({ gifts: [assigned] }, 2027)).toMatchObject({ spent: 15_000, envelope: null, open: null })
  })

  it('counts budgets that nothing is assigned to only while they can be used', () => {
    // Maya's birthday is over, Christmas is to come.
    expect(of({}).assigned).toBe(8_000)
    expect(of({}, 2027).assigned).toBe(13_000)
    expect(of({}, 2025).byContact).toEqual([])
    expect(of({ skipped: [{ occasionId: 1, occurrence: '2026-12-25' }] }).assigned).toBe(0)
    expect(of({ events: [{ ...christmas, needsGift: false }] }).assigned).toBe(0)
    expect(of({ events: [{ ...christmas, isPaused: true }] }).assigned).toBe(0)
    // On the day itself there is still time.
    expect(of({ events: [{ ...christmas, date: now.today }] }).assigned).toBe(8_000)
  })

  it('takes no budget for one that an event had years ago', () => {
    const [christmas2025] = of({ gifts: [bought(1, '2025-12-25', 7_000)] }, 2025).byOccasion
    expect(christmas2025).toMatchObject({ spent: 7_000, budget: null, open: null })
  })

  it('has its first and its last day, and no event without a gift or a budget', () => {
    const events = [{ ...christmas, budgetCents: null }]
    expect(of({ events, gifts: [bought(1, '2026-01-01', 100), bought(1, '2026-12-31', 20)] }).spent).toBe(120)
    expect(of({ events }).byContact).toEqual([])
    expect(of({}, 2027).lastYear.envelope).toBe(90_000)
  })

  it('takes the budget that an occurrence has in its plan', () => {
    const planned = [{ occasionId: 1, occurrence: '2026-12-25', planId: 7, budgetCents: 12_000 } as const]
    const [first] = of({ planned }).byOccasion
    expect(first).toMatchObject({ budget: 12_000, events: [{ planId: 7, budget: 12_000 }] })
    // The event's own budget is that of the coming day, and so the plan's.
    expect(of({ planned }, 2027).assigned).toBe(5_000)
    const next = [{ occasionId: 1, occurrence: '2027-12-25', planId: 8, budgetCents: 9_000 } as const]
    expect(of({ planned: next }, 2028).assigned).toBe(13_000)
  })

  it.each([
    ['custom', 'Swim camp'],
    ['annual', 'Swim camp'],
    ['christmas', 'Christmas'],
  ])('calls an event of the type %s %s', (type, expected) => {
    const events = [{ ...christmas, type, name: "Leo's Swim camp" }]
    expect(of({ events }).byOccasion.map(({ name }) => name)).toEqual([expected])
  })

  it('lists the most spent first, then the largest budget, the most of last year, and the name', () => {
    const person = (id: number, contactName: string, relationship: string, more: Partial<BudgetEvent> = {}) => ({
      ...christmas,
      id,
      contactId: id,
      contactName,
      relationship,
      budgetCents: 2_000,
      ...more,
    })
    const events: BudgetEvent[] = [
      person(1, 'Zoe', 'Twin', { date: '2020-12-24', budgetCents: null }),
      person(2, 'Bo', 'Uncle', { budgetCents: 9_000 }),
      person(3, 'Ada', 'Boss'),
      person(4, 'Cy', 'Nurse'),
      person(5, 'Al', 'Cousin'),
      person(6, 'Al', 'Cousin'),
      person(7, 'Cy', 'Coach'),
    ]
    const gifts = [
      bought(1, '2026-12-24', 5_000),
      bought(3, '2025-12-25', 7_000),
      ...[4, 5, 6, 7].map((id) => bought(id, '2025-12-25', 1_000)),
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(events, { minLength: events.length }), (stored) => {
        const { byContact, byRelationship, byOccasion } = of({ events: stored, gifts })
        expect(byContact.map(({ contactId }) => contactId)).toEqual([1, 2, 3, 5, 6, 4, 7])
        const relationships = byRelationship.map(({ relationship }) => relationship)
        expect(relationships).toEqual(['Twin', 'Uncle', 'Cousin', 'Boss', 'Coach', 'Nurse'])
        // The events of one occasion by their day, then by the names of their people.
        expect(byOccasion.map((one) => one.events.map(({ occasionId }) => occasionId))).toEqual([[1, 3, 5, 6, 2, 4, 7]])
      }),
    )
  })
})

describe('the next 90 days', () => {
  it('cost what is assigned and not bought, and what is left of the budgets', () => {
    const easter = { ...marchBirthday, id: 3, date: '2026-12-01' } as const
    const gifts = [bike, bought(3, '2026-12-01', 2_000)]
    expect(of({ events: [christmas, easter], gifts }).forecast90).toEqual({
      from: '2026-11-21',
      to: '2027-02-19',
      assigned: 15_000,
      unusedBudgets: 3_000,
      total: 18_000,
      ownShare: 9_500,
      events: 2,
      withoutPrice: 0,
    })
  })

  it('are the same whichever year is looked at', () => {
    const gifts = [bike]
    expect(of({ gifts }, 2020).forecast90).toEqual(of({ gifts }).forecast90)
  })

  it('cost nothing for what is bought, skipped or too far away', () => {
    const nothing = { assigned: 0, unusedBudgets: 0, total: 0, ownShare: 0, events: 0 }
    const skipped = [{ occasionId: 1, occurrence: '2026-12-25' } as const]
    expect(of({ skipped }).forecast90).toMatchObject(nothing)
    const small = { ...bike, priceCents: 1_000, shares: null }
    expect(of({ skipped, gifts: [small] }).forecast90).toMatchObject({ assigned: 1_000, unusedBudgets: 0 })
    expect(of({ events: [marchBirthday] }).forecast90).toMatchObject(nothing)
    expect(of({ gifts: [bought(1, '2026-12-25', 8_000)] }).forecast90).toMatchObject(nothing)
  })

  it('name how many gifts have no price', () => {
    const gifts = [{ ...bike, priceCents: null, shares: null }]
    expect(of({ gifts }).forecast90).toMatchObject({ assigned: 0, unusedBudgets: 8_000, events: 1, withoutPrice: 1 })
  })
})

const day = fc.constantFrom('2025-03-09', '2025-12-25', '2026-03-09', '2026-12-25', '2027-01-05')
const anyEvents = fc
  .array(
    fc.record({
      contactId: fc.integer({ min: 1, max: 3 }),
      relationship: fc.constantFrom('child', 'friend', 'best friend'),
      type: fc.constantFrom('birthday', 'christmas', 'custom'),
      name: fc.constantFrom('Christmas', 'Swim camp', 'Birthday'),
      date: day,
      isRecurring: fc.boolean(),
      budgetCents: fc.option(fc.nat({ max: 99_999 })),
      needsGift: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((events) => events.map((event, index): BudgetEvent => ({ ...christmas, ...event, id: index + 1 })))
const anyGift = fc
  .record({
    occasionId: fc.integer({ min: 1, max: 6 }),
    occurrenceDate: fc.option(day),
    priceCents: fc.option(fc.nat({ max: 99_999 })),
    shares: fc.option(fc.constant(bike.shares ?? [])),
  })
  .map((gift): BudgetGift => ({ ...gift, isPurchased: gift.occurrenceDate !== null }))
const anyRows = fc.record({ events: anyEvents, gifts: fc.array(anyGift, { maxLength: 12 }) }).map((some) => rows(some))

const breakdownsOf = ({ byMonth, byContact, byRelationship, byOccasion }: BudgetYear) => [
  byMonth,
  byContact,
  byRelationship,
  byOccasion,
]

describe('any year', () => {
  it('is the sum of each of its breakdowns, to the cent', () => {
    fc.assert(
      fc.property(anyRows, fc.constantFrom(2025, 2026, 2027), (some, year) => {
        const budget = budgetOfYear(some, new Map(), year, now)
        for (const groups of breakdownsOf(budget)) {
          for (const figure of ['spent', 'bought', 'ownShare', 'gifts', 'withoutPrice'] as const)
            expect(sumCents(groups.map((group) => group[figure]))).toBe(budget[figure])
          expect(sumCents(groups.map((group) => group.budget ?? 0))).toBe(budget.assigned)
          expect(sumCents(groups.map(({ lastYear }) => lastYear))).toBe(budget.lastYear.spent)
        }
        for (const { events, spent } of budget.byOccasion)
          expect(sumCents(events.map((event) => event.spent))).toBe(spent)
        expect(budget.lastYear.spent).toBe(budgetOfYear(some, new Map(), year - 1, now).spent)
      }),
    )
  })

  it('is the same in whatever order the rows come', () => {
    fc.assert(
      fc.property(anyRows, (some) => {
        const reversed = { ...some, events: some.events.toReversed(), gifts: some.gifts.toReversed() }
        const [one, other] = [some, reversed].map((order) => budgetOfYear(order, new Map(), 2026, now))
        expect(other?.byMonth).toEqual(one?.byMonth)
        expect(other?.byOccasion).toEqual(one?.byOccasion)
        expect(other?.forecast90).toEqual(one?.forecast90)
        expect(other?.byContact.map(({ contactId }) => contactId)).toEqual(
          one?.byContact.map(({ contactId }) => contactId),
        )
      }),
    )
  })
})
