import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../shared/errors.ts'
import { countsFor, givenBefore, type GiftFacts } from './counts.ts'
import {
  assignTo,
  backToIdeas,
  eventForMove,
  giftStatus,
  ideasBank,
  isGiven,
  markNotPurchased,
  markPurchased,
  toGeneralList,
} from './status.ts'

const today = '2026-11-10'
const birthday = { occasionId: 1, occurrence: '2026-11-22' } as const
const christmas = { occasionId: 2, occurrence: '2026-12-25' } as const

const generalIdea: GiftFacts = {
  isSaved: false,
  isPurchased: false,
  itemType: 'gift',
  occasionId: null,
  occurrenceDate: null,
  priceCents: null,
}
const idea: GiftFacts = { ...generalIdea, occasionId: 1 }
const assigned: GiftFacts = { ...idea, isSaved: true }
const bought: GiftFacts = { ...assigned, isPurchased: true, occurrenceDate: '2026-11-22' }
const boughtLastYear: GiftFacts = { ...bought, occurrenceDate: '2025-11-22' }

const anyGift = fc.constantFrom(generalIdea, idea, assigned, bought, boughtLastYear, {
  ...generalIdea,
  isPurchased: true,
})
const anyEvent = fc.constantFrom(birthday, christmas)

describe('a gift idea is', () => {
  it('an idea, assigned or purchased', () => {
    expect([generalIdea, idea, assigned, bought].map(giftStatus)).toEqual(['idea', 'idea', 'assigned', 'purchased'])
  })

  it('no idea any more when it is bought without an event', () => {
    expect(giftStatus({ ...generalIdea, isPurchased: true })).toBe('bought')
  })
})

describe('assigning', () => {
  it('needs an event', () => {
    expect(() => assignTo(idea, null, today)).toThrow(
      new AppError('INVALID', 'Please expand an event first to assign this gift'),
    )
  })

  it('puts it on the list of the event', () => {
    expect({ ...generalIdea, ...assignTo(generalIdea, christmas, today) }).toEqual({ ...assigned, occasionId: 2 })
  })

  it('of something bought to another event makes it bought for the coming occurrence of that one', () => {
    expect(assignTo(bought, christmas, today).occurrenceDate).toBe('2026-12-25')
  })

  it("does not turn last year's present into this year's, within its event or in another", () => {
    expect(assignTo(boughtLastYear, birthday, today).occurrenceDate).toBe('2025-11-22')
    expect(assignTo(boughtLastYear, christmas, today).occurrenceDate).toBe('2025-11-22')
  })

  it('and moving back to the ideas of the event changes nothing', () => {
    for (const gift of [assigned, bought, boughtLastYear]) {
      const moved = { ...gift, ...backToIdeas(gift, today) }
      expect({ ...moved, ...assignTo(moved, birthday, today) }).toEqual(gift)
    }
  })
})

describe('moving back to the ideas', () => {
  it('keeps the event, and leaves bought what is bought', () => {
    expect({ ...assigned, ...backToIdeas(assigned, today) }).toEqual(idea)
    const movedBack = { ...bought, ...backToIdeas(bought, today) }
    expect(movedBack).toEqual({ ...idea, isPurchased: true })
    expect(giftStatus(movedBack)).toBe('idea')
  })
})

describe('moving to the general list', () => {
  it('takes an idea from its event', () => {
    expect({ ...assigned, ...toGeneralList(assigned, today) }).toEqual(generalIdea)
  })

  it('leaves bought what is bought, for no occurrence', () => {
    const gift = { ...bought, ...toGeneralList(bought, today) }
    expect(gift).toEqual({ ...generalIdea, isPurchased: true })
    expect(giftStatus(gift)).toBe('bought')
  })
})

describe('a present that was given', () => {
  it('is one bought for a day that is over; on the day itself it is still to be given', () => {
    expect(isGiven(boughtLastYear, today)).toBe(true)
    expect(isGiven(bought, today)).toBe(false)
    expect(isGiven(bought, '2026-11-22')).toBe(false)
    expect(isGiven(bought, '2026-11-23')).toBe(true)
    expect(isGiven(assigned, today)).toBe(false)
  })

  it("stays bought for its day, and under 'Given before', wherever it is moved", () => {
    const moves = [
      toGeneralList(boughtLastYear, today),
      backToIdeas(boughtLastYear, today),
      assignTo(boughtLastYear, christmas, today),
    ]
    for (const move of moves) {
      const moved = { ...boughtLastYear, ...move }
      expect(moved).toMatchObject({ isPurchased: true, occurrenceDate: '2025-11-22' })
      expect(givenBefore([moved], today)).toEqual([{ year: 2025, gifts: [moved] }])
    }
  })

  it('leaves the history only when the purchase is taken back', () => {
    expect(givenBefore([{ ...boughtLastYear, ...markNotPurchased() }], today)).toEqual([])
  })
})

describe('the event of a move is', () => {
  it("the one on whose lists it happens, else the gift's own, else none", () => {
    expect(eventForMove(idea, 7)).toBe(7)
    expect(eventForMove(idea, null)).toBe(1)
    expect(eventForMove(generalIdea, null)).toBeNull()
  })
})

describe('marking as purchased', () => {
  it('assigns it to the event first', () => {
    expect({ ...idea, ...markPurchased(idea, birthday, today) }).toEqual(bought)
  })

  it('without any event changes the purchase alone', () => {
    expect(markPurchased(generalIdea, null, today)).toEqual({ isPurchased: true })
  })

  it('twice is marking once, also a year later', () => {
    expect({ ...boughtLastYear, ...markPurchased(boughtLastYear, birthday, today) }).toEqual(boughtLastYear)
  })

  it('again leaves it bought for its day, although the event has another day by now', () => {
    const moved = { ...birthday, occurrence: '2026-11-25' } as const
    expect({ ...bought, ...markPurchased(bought, moved, today) }).toEqual(bought)
  })

  it('and unmarking leaves it assigned, for whichever occurrence comes', () => {
    const unmarked = { ...bought, ...markNotPurchased() }
    expect(unmarked).toEqual(assigned)
    expect(countsFor([unmarked], '2027-11-22').assigned).toBe(1)
  })
})

describe('however it is moved, a gift', () => {
  const move = fc.oneof(
    anyEvent.map((event) => (gift: GiftFacts) => assignTo(gift, event, today)),
    anyEvent.map((event) => (gift: GiftFacts) => markPurchased(gift, event, today)),
    fc.constantFrom(
      (gift: GiftFacts) => backToIdeas(gift, today),
      (gift: GiftFacts) => toGeneralList(gift, today),
      () => markNotPurchased(),
      (gift: GiftFacts) => markPurchased(gift, null, today),
    ),
  )

  it('that is assigned has an event, and an occurrence only when bought: assigned, or given already', () => {
    fc.assert(
      fc.property(anyGift, fc.array(move, { maxLength: 12 }), (start, moves) => {
        let gift = start
        for (const step of moves) gift = { ...gift, ...step(gift) }
        expect(!gift.isSaved || gift.occasionId !== null).toBe(true)
        expect(gift.occurrenceDate === null || gift.isPurchased).toBe(true)
        expect(gift.occurrenceDate === null || gift.isSaved || isGiven(gift, today)).toBe(true)
      }),
    )
  })
})

it('the bank of an event holds its ideas and the general ones, marked, but nothing bought without an event or given', () => {
  const givenIdea = { ...boughtLastYear, isSaved: false }
  const others = [assigned, bought, { ...idea, occasionId: 2 }, { ...generalIdea, isPurchased: true }, givenIdea]
  expect(ideasBank([idea, generalIdea, ...others], birthday)).toEqual([
    { gift: idea, isGeneral: false },
    { gift: generalIdea, isGeneral: true },
  ])
})
