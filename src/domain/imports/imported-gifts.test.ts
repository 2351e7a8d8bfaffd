import { describe, expect, it } from 'vitest'
import type { FoundGift } from './found-gift.ts'
import { missingGifts, placeOf } from './imported-gifts.ts'

const gift = (facts: Partial<FoundGift> = {}): FoundGift => ({
  title: 'Kite',
  description: null,
  price: null,
  pricePaid: null,
  productUrl: null,
  itemType: 'gift',
  state: 'idea',
  event: null,
  date: null,
  ...facts,
})
const given = (date: FoundGift['date'], title = 'Kite') => gift({ title, state: 'given', date })

describe('the gifts that a contact lacks', () => {
  it('are those of another name, each once', () => {
    const [tea, again] = [gift({ title: 'Tea' }), gift({ title: ' TEA ' })]
    expect(missingGifts([{ title: 'kite', occurrenceDate: null }], [gift(), tea, again])).toEqual([tea])
  })

  it('may be given again on another day', () => {
    const known = [{ title: 'Kite', occurrenceDate: '2024-12-25' as const }]
    expect(missingGifts(known, [given('2024-12-25'), given('2025-12-25')])).toEqual([given('2025-12-25')])
    expect(missingGifts([{ title: 'Kite', occurrenceDate: null }], [given('2025-12-25')])).toHaveLength(1)
  })

  it('are not one that was bought for no event, and has lost its day', () => {
    const bought = gift({ state: 'bought', date: '2026-12-25' })
    expect(missingGifts([{ title: 'Kite', occurrenceDate: null }], [bought])).toEqual([])
    expect(missingGifts([], [bought])).toEqual([bought])
  })
})

describe('an imported gift', () => {
  const events = [
    { id: 7, name: 'Name day' },
    { id: 8, name: 'Birthday' },
  ]
  const date = '2026-12-25'
  const none = { occasionId: null, isSaved: false, isPurchased: false, occurrenceDate: null }

  it.each([
    ['idea', 'BIRTHDAY', null, { ...none, occasionId: 8 }],
    ['idea', 'Wedding', null, none],
    ['idea', null, null, none],
    ['assigned', 'birthday', date, { ...none, occasionId: 8, isSaved: true }],
    ['assigned', 'Wedding', null, none],
    ['given', 'Birthday', date, { occasionId: 8, isSaved: true, isPurchased: true, occurrenceDate: date }],
    ['given', null, date, { ...none, isPurchased: true, occurrenceDate: date }],
    ['bought', 'Birthday', date, { occasionId: 8, isSaved: true, isPurchased: true, occurrenceDate: date }],
    ['bought', 'Birthday', null, { ...none, isPurchased: true }],
    ['bought', 'Wedding', date, { ...none, isPurchased: true }],
  ] as const)('that is %s for the event %s on %s is placed', (state, event, day, place) => {
    expect(placeOf(gift({ state, event, date: day }), events)).toEqual(place)
  })
})
