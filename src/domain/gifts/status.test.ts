import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../shared/errors.ts'
import { countsFor, type GiftFacts } from './counts.ts'
import {
  assignTo,
  backToIdeas,
  eventForMove,
  giftStatus,
  ideasBank,
  markNotPurchased,
  markPurchased,
  toGeneralList,
} from './status.ts'

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
    expect(() => assignTo(idea, null)).toThrow(
      new AppError('INVALID', 'Please expand an event first to assign this gift'),
    )
  })

  it('puts it on the list of the event', () => {
    expect({ ...generalIdea, ...assignTo(generalIdea, christmas) }).toEqual({ ...assigned, occasionId: 2 })
  })

  it('of something bought to another event makes it bought for the coming occurrence of that one', () => {
    expect(assignTo(bought, christmas).occurrenceDate).toBe('2026-12-25')
  })

  it("within its event does not turn last year's present into this year's", () => {
    expect(assignTo(boughtLastYear, birthday).occurrenceDate).toBe('2025-11-22')
  })

  it('and moving back to the ideas of the event changes nothing', () => {
    expect({ ...assigned, ...backToIdeas(), ...assignTo({ ...assigned, ...backToIdeas() }, birthday) }).toEqual(
      assigned,
    )
    expect({ ...bought, ...backToIdeas(), ...assignTo({ ...bought, ...backToIdeas() }, birthday) }).toEqual(bought)
  })
})

describe('moving to the general list', () => {
  it('takes an idea from its event', () => {
    expect({ ...assigned, ...toGeneralList() }).toEqual(generalIdea)
  })

  it('leaves bought what is bought, for no occurrence', () => {
    const gift = { ...bought, ...toGeneralList() }
    expect(gift).toEqual({ ...generalIdea, isPurchased: true })
    expect(giftStatus(gift)).toBe('bought')
  })
})

describe('the event of a move is', () => {
  it("the call's, else the expanded one, else the gift's own, else none", () => {
    expect(eventForMove(idea, { fromCall: 7, expanded: 8 })).toBe(7)
    expect(eventForMove(idea, { fromCall: null, expanded: 8 })).toBe(8)
    expect(eventForMove(idea, {})).toBe(1)
    expect(eventForMove(generalIdea, {})).toBeNull()
  })
})

describe('marking as purchased', () => {
  it('assigns it to the event first', () => {
    expect({ ...idea, ...markPurchased(idea, birthday) }).toEqual(bought)
  })

  it('without any event changes the purchase alone', () => {
    expect(markPurchased(generalIdea, null)).toEqual({ isPurchased: true })
  })

  it('twice is marking once, also a year later', () => {
    expect({ ...boughtLastYear, ...markPurchased(boughtLastYear, birthday) }).toEqual(boughtLastYear)
  })

  it('and unmarking leaves it assigned, for whichever occurrence comes', () => {
    const unmarked = { ...bought, ...markNotPurchased() }
    expect(unmarked).toEqual(assigned)
    expect(countsFor([unmarked], '2027-11-22').assigned).toBe(1)
  })
})

describe('however it is moved, a gift', () => {
  const move = fc.oneof(
    anyEvent.map((event) => (gift: GiftFacts) => assignTo(gift, event)),
    anyEvent.map((event) => (gift: GiftFacts) => markPurchased(gift, event)),
    fc.constantFrom(
      () => backToIdeas(),
      () => toGeneralList(),
      () => markNotPurchased(),
      (gift: GiftFacts) => markPurchased(gift, null),
    ),
  )

  it('that is assigned has an event, and an occurrence only when assigned and bought', () => {
    fc.assert(
      fc.property(anyGift, fc.array(move, { maxLength: 12 }), (start, moves) => {
        let gift = start
        for (const step of moves) gift = { ...gift, ...step(gift) }
        expect(!gift.isSaved || gift.occasionId !== null).toBe(true)
        expect(gift.occurrenceDate === null || (gift.isSaved && gift.isPurchased)).toBe(true)
      }),
    )
  })
})

it('the bank of an event holds its ideas and the general ones, marked, but nothing bought without an event', () => {
  const others = [assigned, bought, { ...idea, occasionId: 2 }, { ...generalIdea, isPurchased: true }]
  expect(ideasBank([idea, generalIdea, ...others], 1)).toEqual([
    { gift: idea, isGeneral: false },
    { gift: generalIdea, isGeneral: true },
  ])
})
