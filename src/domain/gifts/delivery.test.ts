import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/calendar-date.ts'
import { AppError } from '../shared/errors.ts'
import {
  arrivalOf,
  awaitsReaction,
  deliveryAfter,
  deliveryStates,
  deliverySteps,
  notDelivered,
  reactions,
  tapped,
  wasGiven,
  type Delivered,
  type Delivery,
} from './delivery.ts'

const today = '2026-12-10'
const christmas = '2026-12-25'
const bought = { isPurchased: true, occurrenceDate: christmas } as const
const ordered: Delivered = { ...bought, ...notDelivered, deliveryState: 'ordered', arrivesOn: '2026-12-20' }
const lastYear = { isPurchased: true, occurrenceDate: '2025-12-25' } as const

const anyDay = fc.integer({ min: -60, max: 60 }).map((days) => addDays(today, days))
const maybeDay = fc.option(anyDay)
const anyPurchase = fc.oneof(
  fc.constant({ isPurchased: false, occurrenceDate: null }),
  maybeDay.map((occurrenceDate) => ({ isPurchased: true, occurrenceDate })),
)
const anyWish = fc.record(
  {
    deliveryState: fc.constantFrom(...deliveryStates),
    arrivesOn: maybeDay,
    reaction: fc.option(fc.constantFrom(...reactions)),
  },
  { requiredKeys: [] },
)
/** A gift as changes leave it behind, or undefined if the change is refused. */
function settle(
  before: Delivered,
  purchase: typeof bought | { isPurchased: boolean; occurrenceDate: string | null },
  wish: Partial<Delivery>,
) {
  try {
    return deliveryAfter(before, purchase as Delivered, wish, today)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
/** Gifts that were reached by any three changes. */
const anyGift = fc.array(fc.tuple(anyPurchase, anyWish), { maxLength: 3 }).map((changes) => {
  let gift: Delivered = { isPurchased: false, occurrenceDate: null, ...notDelivered }
  for (const [purchase, wish] of changes) {
    const after = settle(gift, purchase, wish)
    if (after) gift = { ...purchase, ...after }
  }
  return gift
})

describe('what is known about a gift after any change', () => {
  it('is nothing while it is not bought', () => {
    expect.assertions(1)
    const unbought = { isPurchased: false, occurrenceDate: null }
    const left = fc.sample(anyGift, 200).map((gift) => deliveryAfter(gift, unbought, {}, today))
    expect(new Set(left.map((delivery) => JSON.stringify(delivery)))).toEqual(new Set([JSON.stringify(notDelivered)]))
  })

  it('is a day of arrival only for what was ordered, and a reaction only to what was given', () => {
    fc.assert(
      fc.property(anyGift, (gift) => {
        const isOrdered = gift.deliveryState !== 'none'
        expect(isOrdered || gift.arrivesOn === null).toBe(true)
        expect(gift.isPurchased || !isOrdered).toBe(true)
        expect(gift.reaction === null || wasGiven(gift, today)).toBe(true)
      }),
    )
  })

  it('stays when the row is sent back as it is', () => {
    fc.assert(
      fc.property(anyGift, ({ isPurchased, occurrenceDate, ...delivery }) => {
        const gift = { isPurchased, occurrenceDate, ...delivery }
        expect(deliveryAfter(gift, gift, delivery, today)).toEqual(delivery)
        expect(deliveryAfter(gift, gift, {}, today)).toEqual(delivery)
      }),
    )
  })

  it('is the wanted step, whatever came before: steps are optional and mistakes are corrected', () => {
    fc.assert(
      fc.property(anyGift, fc.constantFrom(...deliveryStates), (gift, deliveryState) => {
        fc.pre(gift.isPurchased)
        expect(deliveryAfter(gift, gift, { deliveryState }, today).deliveryState).toBe(deliveryState)
      }),
    )
  })
})

describe('a gift that was bought', () => {
  it('is ordered once its day of arrival is known', () => {
    expect(deliveryAfter({ ...bought, ...notDelivered }, bought, { arrivesOn: '2026-12-20' }, today)).toEqual({
      deliveryState: 'ordered',
      arrivesOn: '2026-12-20',
      reaction: null,
    })
  })

  it('keeps where it is when it moves to another event, except that what was given there wasn’t', () => {
    const other = { isPurchased: true, occurrenceDate: '2026-12-31' } as const
    expect(deliveryAfter(ordered, other, {}, today)).toMatchObject({
      deliveryState: 'ordered',
      arrivesOn: '2026-12-20',
    })
    const given: Delivered = { ...ordered, deliveryState: 'given', reaction: 'loved' }
    expect(deliveryAfter(given, other, {}, today)).toMatchObject({ deliveryState: 'arrived', reaction: null })
    expect(deliveryAfter(given, { ...bought, occurrenceDate: null }, {}, today).deliveryState).toBe('arrived')
  })

  it('stays given and loved wherever it is moved once its day is over', () => {
    const given: Delivered = { ...lastYear, deliveryState: 'given', arrivesOn: null, reaction: 'loved' }
    expect(deliveryAfter(given, lastYear, {}, today)).toMatchObject({ deliveryState: 'given', reaction: 'loved' })
    const corrected = { ...lastYear, occurrenceDate: '2024-12-25' } as const
    expect(deliveryAfter(given, corrected, {}, today)).toMatchObject({ deliveryState: 'given', reaction: 'loved' })
  })

  it.each([
    [{ isPurchased: false, occurrenceDate: null }, { deliveryState: 'ordered' }, 'Mark the gift as purchased first'],
    [{ isPurchased: false, occurrenceDate: null }, { reaction: 'fine' }, 'Mark the gift as purchased first'],
    [bought, { reaction: 'loved' }, 'You can say how it went once the gift is given'],
    [
      { ...bought, ...ordered },
      { deliveryState: 'none', arrivesOn: '2026-12-24' },
      'Only a gift you ordered can have an arrival date',
    ],
  ] as const)('%o refuses %o', (purchase, wish, refusal) => {
    expect(() => deliveryAfter({ ...notDelivered, ...purchase }, purchase, wish, today)).toThrow(refusal)
  })
})

describe('a tap on a step', () => {
  it('sets it, and a second one goes back a step', () => {
    for (const step of deliverySteps) expect(tapped({ deliveryState: 'none', arrivesOn: null }, step)).toBe(step)
    expect(tapped(ordered, 'ordered')).toBe('none')
    expect(tapped({ deliveryState: 'wrapped', arrivesOn: null }, 'wrapped')).toBe('arrived')
    expect(tapped({ deliveryState: 'given', arrivesOn: null }, 'given')).toBe('wrapped')
  })

  it('never claims that something was ordered', () => {
    expect(tapped({ deliveryState: 'arrived', arrivesOn: null }, 'arrived')).toBe('none')
    expect(tapped({ deliveryState: 'arrived', arrivesOn: '2026-12-01' }, 'arrived')).toBe('ordered')
  })

  it('undone as often as there are steps, leaves none', () => {
    fc.assert(
      fc.property(anyGift, (gift) => {
        let { deliveryState } = gift
        for (const _ of deliverySteps)
          if (deliveryState !== 'none') deliveryState = tapped({ ...gift, deliveryState }, deliveryState)
        expect(deliveryState).toBe('none')
      }),
    )
  })
})

describe('a gift on its way', () => {
  it.each([
    ['2026-12-12', { kind: 'expected', on: '2026-12-12' }],
    ['2026-12-10', { kind: 'expected', on: '2026-12-10' }],
    ['2026-12-25', { kind: 'expected', on: '2026-12-25' }],
    ['2026-12-27', { kind: 'late', on: '2026-12-27', daysAfter: 2 }],
    ['2026-12-09', { kind: 'overdue', on: '2026-12-09' }],
    [null, undefined],
  ] as const)('that arrives on %s is %o', (arrivesOn, arrival) => {
    expect(arrivalOf({ ...ordered, arrivesOn }, today)).toEqual(arrival)
  })

  it('is no longer on its way once it has arrived', () => {
    for (const deliveryState of ['arrived', 'wrapped', 'given'] as const)
      expect(arrivalOf({ ...ordered, deliveryState }, today)).toBeUndefined()
  })
})

describe('how it went', () => {
  const given = { ...bought, ...notDelivered, occurrenceDate: addDays(today, -1), itemType: 'gift' } as const

  it('is asked from the day after the event for 30 days, until it is said', () => {
    expect(awaitsReaction(given, today)).toBe(true)
    expect(awaitsReaction({ ...given, occurrenceDate: today }, today)).toBe(false)
    expect(awaitsReaction({ ...given, occurrenceDate: addDays(today, -30) }, today)).toBe(true)
    expect(awaitsReaction({ ...given, occurrenceDate: addDays(today, -31) }, today)).toBe(false)
    for (const reaction of reactions) expect(awaitsReaction({ ...given, reaction }, today)).toBe(false)
  })

  it('is not asked of cards, nor of what is still on its way', () => {
    expect(awaitsReaction({ ...given, itemType: 'card' }, today)).toBe(false)
    expect(awaitsReaction({ ...given, deliveryState: 'ordered', arrivesOn: today }, today)).toBe(false)
    expect(awaitsReaction({ ...given, deliveryState: 'ordered', arrivesOn: addDays(today, -1) }, today)).toBe(true)
  })
})
