import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumCents } from '../shared/money.ts'
import { day } from '../testing/day.ts'
import { giftsOfOccurrence, lastTime, planFigures, toOrder, type PlanGift, type PlannedPerson } from './totals.ts'

const christmas = day('2026-12-25')
const gift = (fields: Partial<PlanGift> = {}): PlanGift => ({
  title: 'Kalimba',
  isSaved: true,
  isPurchased: false,
  itemType: 'gift',
  occasionId: 1,
  occurrenceDate: null,
  priceCents: 20_00,
  shares: null,
  ...fields,
})
const person = (gifts: PlanGift[], fields: Partial<PlannedPerson> = {}): PlannedPerson => ({
  ...giftsOfOccurrence(gifts, christmas, true),
  budgetCents: null,
  needsGift: true,
  isSkipped: false,
  orderBy: day('2026-12-20'),
  ...fields,
})
const bought = { isPurchased: true, occurrenceDate: christmas } as const

describe('the gifts of an occurrence in a plan', () => {
  it('are those of the coming one with what is not bought yet, and of others what was bought for them', () => {
    const gifts = [
      gift(),
      gift(bought),
      gift({ isSaved: false }),
      gift({ ...bought, occurrenceDate: day('2025-12-25') }),
    ]
    const coming = giftsOfOccurrence(gifts, christmas, true)
    expect(coming.counts).toMatchObject({ assigned: 1, purchased: 1, ideas: 1 })
    expect(coming.gifts).toEqual(gifts.slice(0, 2))
    const last = giftsOfOccurrence(gifts, day('2025-12-25'), false)
    expect(last.counts).toMatchObject({ assigned: 0, purchased: 1, ideas: 0 })
    expect(last.gifts).toHaveLength(1)
  })
})

const anyGift = fc
  .record({
    isSaved: fc.boolean(),
    isPurchased: fc.boolean(),
    priceCents: fc.option(fc.nat({ max: 9_999_999 })),
    pricePaidCents: fc.option(fc.nat({ max: 9_999_999 })),
  })
  .map((fields) => gift({ ...fields, occurrenceDate: fields.isPurchased ? christmas : null }))
const anyone = fc
  .record({ gifts: fc.array(anyGift, { maxLength: 4 }), budgetCents: fc.option(fc.nat({ max: 9_999_999 })) })
  .map(({ gifts, budgetCents }) => person(gifts, { budgetCents }))

describe('the figures of a plan', () => {
  it('are the sums of its people, and what is open is the total without what is spent', () => {
    fc.assert(
      fc.property(fc.array(anyone), fc.option(fc.nat({ max: 99_999_999 })), (people, total) => {
        const all = planFigures(people, total)
        const each = people.map((one) => planFigures([one], total))
        expect(all.spent).toBe(sumCents(each.map(({ spent }) => spent)))
        expect(all.bought).toBe(sumCents(each.map((one) => one.bought)))
        expect(all.ownShare).toBe(sumCents(each.map(({ ownShare }) => ownShare)))
        expect(all.planned).toBe(sumCents(people.map(({ budgetCents }) => budgetCents ?? 0)))
        expect(all.open).toBe(total === null ? null : total - all.spent)
        expect(all.bought).toBeLessThanOrEqual(all.spent)
      }),
    )
  })
})

describe('what is still to order', () => {
  const today = day('2026-12-10')
  const abroad = { orderBy: day('2026-12-04') }
  const near = { orderBy: day('2026-12-23') }

  it('counts who has nothing bought and can still get something in time, by the last day', () => {
    expect(toOrder([person([gift()]), person([], near), person([gift(bought)]), person([], abroad)], today)).toEqual({
      count: 2,
      by: '2026-12-23',
    })
  })

  it('counts nobody who is skipped or needs no gift, and a card is no gift', () => {
    expect(
      toOrder([person([], { isSkipped: true }), person([], { orderBy: null, needsGift: false })], today),
    ).toBeNull()
    expect(toOrder([person([gift({ ...bought, itemType: 'card' })])], today)?.count).toBe(1)
  })

  it('still counts somebody on the day itself', () => {
    expect(toOrder([person([])], day('2026-12-20'))?.count).toBe(1)
    expect(toOrder([person([])], day('2026-12-21'))).toBeNull()
  })
})

describe('last time', () => {
  const on = (date: string) => ({ isPurchased: true, occurrenceDate: day(date) })

  it('is the latest earlier occurrence with gifts or a budget', () => {
    const gifts = [
      gift({ ...on('2024-12-25'), title: 'Kite' }),
      gift({ ...on('2025-12-25'), pricePaidCents: 15_00 }),
      gift(),
    ]
    const budgets = [
      { occurrence: christmas, budgetCents: 40_00 },
      { occurrence: day('2025-12-25'), budgetCents: 30_00 },
    ]
    expect(lastTime(gifts, budgets, christmas)).toEqual({
      year: 2025,
      titles: ['Kalimba'],
      spent: 15_00,
      budgetCents: 30_00,
    })
    expect(lastTime(gifts.slice(0, 1), [], christmas)).toMatchObject({
      year: 2024,
      titles: ['Kite'],
      budgetCents: null,
    })
    expect(lastTime([], budgets.slice(1), christmas)).toMatchObject({ year: 2025, titles: [], budgetCents: 30_00 })
    expect(lastTime([], budgets.slice(0, 1), christmas)).toBeNull()
  })
})
