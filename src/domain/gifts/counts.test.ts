import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { giftSummaryTexts } from '../texts/gift-summary.ts'
import { fromDayNumber } from '../shared/calendar-date.ts'
import { belongsTo, boughtFor, countsFor, givenBefore, lastGiven, type GiftCounts, type GiftFacts } from './counts.ts'

const thisYear = '2026-11-22'
const lastYear = '2025-11-22'

const idea: GiftFacts = {
  isSaved: false,
  isPurchased: false,
  itemType: 'gift',
  occasionId: 1,
  occurrenceDate: null,
  priceCents: 1_000,
}
const assigned: GiftFacts = { ...idea, isSaved: true }
const bought: GiftFacts = { ...assigned, isPurchased: true, occurrenceDate: thisYear }
const boughtLastYear: GiftFacts = { ...bought, occurrenceDate: lastYear }

const price = fc.option(fc.nat({ max: 1_000_000 }))
const anyOccurrence = fc.constantFrom('2024-11-22', lastYear, thisYear, '2027-11-22')
/** Gifts of one event as the database allows them: an occurrence only when bought. */
const anyGift: fc.Arbitrary<GiftFacts> = fc
  .record({
    isSaved: fc.boolean(),
    isPurchased: fc.boolean(),
    itemType: fc.constantFrom('gift' as const, 'card' as const),
    occasionId: fc.constant(1),
    occurrenceDate: fc.option(anyOccurrence),
    priceCents: price,
    pricePaidCents: price,
  })
  .map((gift) => (gift.isPurchased ? gift : { ...gift, occurrenceDate: null, pricePaidCents: null }))

const counted = ({ purchased, cards, assigned: open, ideas }: GiftCounts) => purchased + cards + open + ideas

describe('the counts of an occurrence', () => {
  it('are of what was bought for it and of what is not bought yet', () => {
    expect(countsFor([idea, assigned, bought, boughtLastYear], thisYear)).toEqual({
      purchased: 1,
      cards: 0,
      assigned: 1,
      ideas: 1,
      spent: 2_000,
      withoutPrice: 0,
    })
  })

  it("do not let last year's present make this year look done", () => {
    expect(counted(countsFor([boughtLastYear], thisYear))).toBe(0)
    expect(giftSummaryTexts.breakdown(countsFor([boughtLastYear], thisYear))).toBe('No Gift Yet')
  })

  it('have what was bought for no day, in whichever occurrence comes', () => {
    const forNoDay = { ...bought, occurrenceDate: null }
    expect(countsFor([forNoDay], thisYear).purchased).toBe(1)
    expect(countsFor([forNoDay], '2027-11-22').purchased).toBe(1)
  })

  it('leave out the general ideas, which are of no event', () => {
    expect(counted(countsFor([{ ...idea, occasionId: null }], thisYear))).toBe(0)
  })

  it('name bought cards apart, and cards still to buy with the others', () => {
    const card = { ...bought, itemType: 'card' as const }
    const openCard = { ...assigned, itemType: 'card' as const }
    expect(countsFor([card, openCard], thisYear)).toMatchObject({ purchased: 0, cards: 1, assigned: 1 })
  })

  it('have each gift of the event once: in this occurrence, or in the one it was bought for', () => {
    fc.assert(
      fc.property(fc.array(anyGift), anyOccurrence, (gifts, occurrence) => {
        const here = countsFor(gifts, occurrence)
        const elsewhere = gifts.filter((gift) => !belongsTo(gift, occurrence))
        expect(counted(here) + elsewhere.length).toBe(gifts.length)
        expect(elsewhere.every((gift) => gift.isPurchased && gift.occurrenceDate !== occurrence)).toBe(true)
        for (const gift of gifts)
          expect(counted(countsFor([gift], occurrence))).toBe(belongsTo(gift, occurrence) ? 1 : 0)
      }),
    )
  })

  it('add up gift by gift, money and missing prices too', () => {
    fc.assert(
      fc.property(fc.array(anyGift), fc.array(anyGift), (some, others) => {
        const apart = [countsFor(some, thisYear), countsFor(others, thisYear)]
        const together = countsFor([...some, ...others], thisYear)
        for (const key of ['purchased', 'cards', 'assigned', 'ideas', 'spent', 'withoutPrice'] as const) {
          expect(together[key]).toBe(apart.reduce((sum, counts) => sum + counts[key], 0))
        }
      }),
    )
  })

  it('spend what was paid, the price where that is not known, and nothing on ideas', () => {
    const gifts = [
      { ...bought, pricePaidCents: 850 },
      { ...bought, pricePaidCents: null },
      { ...bought, priceCents: null, pricePaidCents: 0 },
      { ...assigned, priceCents: null },
      idea,
    ]
    // A price paid says nothing of what is not bought.
    expect(countsFor([{ ...assigned, pricePaidCents: 1 }], thisYear).spent).toBe(1_000)
    // 8.50 paid + 10.00 price + 0.00 paid; one has neither.
    expect(countsFor(gifts, thisYear)).toMatchObject({ spent: 1_850, withoutPrice: 1 })
  })
})

describe('the gifts of an occurrence that is over', () => {
  it('are those bought for it, not those still open', () => {
    expect(boughtFor([idea, assigned, bought, boughtLastYear], lastYear)).toEqual([boughtLastYear])
  })

  it('are not those that the event has lost since', () => {
    expect(boughtFor([{ ...boughtLastYear, occasionId: null }], lastYear)).toEqual([])
  })

  it('are in exactly one occurrence, or still open', () => {
    fc.assert(
      fc.property(fc.array(anyGift), (gifts) => {
        const dates = ['2024-11-22', lastYear, thisYear, '2027-11-22'] as const
        const open = gifts.filter((gift) => gift.occurrenceDate === null)
        const boughtThen = dates.flatMap((date) => boughtFor(gifts, date))
        expect(new Set([...open, ...boughtThen]).size).toBe(gifts.length)
        expect(open.length + boughtThen.length).toBe(gifts.length)
      }),
    )
  })
})

describe('the breakdown', () => {
  const none = { purchased: 0, cards: 0, assigned: 0, ideas: 0 }

  it.each([
    [{ ...none, purchased: 1, assigned: 1, ideas: 1 }, '3 gifts: 1 purchased, 1 assigned, 1 idea'],
    [{ ...none, ideas: 1 }, '1 gift: 1 idea'],
    [{ ...none, ideas: 2 }, '2 gifts: 2 ideas'],
    [{ ...none, purchased: 2, cards: 1 }, '3 gifts: 2 purchased, 1 card'],
    [{ ...none, cards: 2 }, '2 gifts: 2 cards'],
    [none, 'No Gift Yet'],
  ])('of %j is %j', (counts, text) => {
    expect(giftSummaryTexts.breakdown(counts)).toBe(text)
  })
})

describe("what was 'given before'", () => {
  it('is grouped by year, newest first', () => {
    const on = (occurrenceDate: GiftFacts['occurrenceDate']) => ({ ...bought, occurrenceDate })
    const [spring, winter, older] = [on('2025-03-01'), on('2025-12-24'), on('2023-11-22')]
    expect(givenBefore([older, spring, idea, assigned, bought, winter], thisYear)).toEqual([
      { year: 2025, gifts: [winter, spring] },
      { year: 2023, gifts: [older] },
    ])
  })

  it('has a latest year, which is what somebody got last', () => {
    const given = (occurrenceDate: GiftFacts['occurrenceDate'], title: string) => ({ ...bought, occurrenceDate, title })
    const gifts = [
      given('2023-11-22', 'Kite'),
      given('2025-11-22', 'Tea'),
      given('2025-11-22', 'Card'),
      given(thisYear, 'Lamp'),
    ]
    expect(lastGiven(gifts, thisYear)).toEqual({ year: 2025, titles: ['Tea', 'Card'] })
    expect(lastGiven([{ ...idea, title: 'Kalimba' }, given(thisYear, 'Lamp')], thisYear)).toBeNull()
  })

  it('keeps the order of the gifts of one day', () => {
    const [kettle, kalimba] = [boughtLastYear, { ...boughtLastYear, priceCents: 2_000 }]
    const gifts = [kettle, kalimba, bought]
    expect(givenBefore(gifts, '2027-11-22').map((year) => year.gifts)).toEqual([[bought], [kettle, kalimba]])
  })

  it('is everything bought for earlier occurrences, once', () => {
    fc.assert(
      fc.property(fc.array(anyGift), fc.nat({ max: 2_000 }), (gifts, days) => {
        const occurrence = fromDayNumber(19_700 + days)
        const before = gifts.filter((gift) => gift.occurrenceDate !== null && gift.occurrenceDate < occurrence)
        const history = givenBefore(gifts, occurrence)
        const listed = history.flatMap((year) => year.gifts)
        expect(new Set(listed)).toEqual(new Set(before))
        expect(listed.length).toBe(before.length)
        expect(history.map(({ year }) => year)).toEqual(history.map(({ year }) => year).toSorted((a, b) => b - a))
      }),
    )
  })
})
