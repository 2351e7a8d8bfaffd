import { describe, expect, it } from 'vitest'
import type { Candidate } from './candidate.ts'
import { filterFor, type Wish } from './filters.ts'
import { profileOf, type GiftEvent, type Recipient } from './profile.ts'
import { birthday, mia, mug, today } from './testing/samples.ts'

interface Case {
  to?: Partial<Recipient>
  event?: Partial<GiftEvent>
  wish?: Partial<Wish>
}
const fits = (idea: Partial<Candidate>, { to, event, wish }: Case = {}) =>
  filterFor(profileOf({ ...mia, ...to }, { ...birthday, ...event }, today), {
    itemType: 'gift',
    categoryId: null,
    taken: [],
    dismissed: [],
    ...wish,
  })({ ...mug, ...idea })

describe('what may be proposed', () => {
  it('is a card where a card is asked for, at any price, and a gift otherwise', () => {
    const card = { itemType: 'card' as const, price: 4_00 }
    const event = { budget: { low: 20_00, high: 40_00 } }
    expect(fits(card, { event, wish: { itemType: 'card' } })).toBe(true)
    expect(fits(card)).toBe(false)
    expect(fits({}, { wish: { itemType: 'card' } })).toBe(false)
  })

  it('is in the category that is asked for, be it its first one or another', () => {
    const within = (categoryId: string, idea: Partial<Candidate> = {}) => fits(idea, { wish: { categoryId } })
    expect(within('home-and-kitchen')).toBe(true)
    expect(within(mug.categoryId)).toBe(true)
    expect(within('home-and')).toBe(false)
    expect(within('books')).toBe(false)
    expect(within('books', { extraCategoryIds: ['electronics', 'books.travel-books'] })).toBe(true)
  })

  it('is an experience, a gift card or homemade when it is too late to ship', () => {
    const kinds = ['gift', 'card', 'experience', 'diy', 'giftcard'] as const
    const left = kinds.filter((kind) => fits({ kind }, { wish: { needsNoDelivery: true } }))
    expect(left).toEqual(['experience', 'diy', 'giftcard'])
    expect(kinds.filter((kind) => fits({ kind }))).toEqual(kinds)
  })

  it('is for their age up to the last year, and for the oldest whatever is for those of 99', () => {
    const until = (max: number) => ({ age: { ...mug.age, max } })
    expect(fits(until(36))).toBe(true)
    expect(fits(until(35))).toBe(false)
    expect(fits(until(99), { to: { birthday: '1920-01-01' } })).toBe(true)
  })

  it('at a baby shower is for the baby too, without small parts', () => {
    const rattle = { occasions: ['baby-shower'], age: { min: 0, max: 2, idealMin: 0, idealMax: 1 } }
    const shower: Case = { event: { type: 'baby-shower', name: 'Shower' } }
    expect(fits(rattle, shower)).toBe(true)
    expect(fits({ ...rattle, smallParts: true }, shower)).toBe(false)
    expect(fits({ ...mug, smallParts: true }, shower)).toBe(true)
    expect(fits({ ...rattle, occasions: [] }, shower)).toBe(false)
  })

  it('may be for couples from their eighteenth birthday on', () => {
    const partner = (born: string) => ({ to: { relationship: 'girlfriend', birthday: born } })
    expect(fits({ intimacy: 3 }, partner('2008-12-12'))).toBe(true)
    expect(fits({ intimacy: 3 }, partner('2008-12-13'))).toBe(false)
  })

  it('is out of season for a holiday only, be that a custom event', () => {
    const sled = { season: [1, 2], occasions: ['birthday', 'christmas'] }
    expect(fits(sled)).toBe(false)
    expect(fits(sled, { event: { type: 'custom', name: 'Christmas with the office' } })).toBe(true)
  })

  it('is for the feast that the event is, though it is tagged with another day', () => {
    const altar = { title: 'Altar starter', synonyms: ['day of the dead'], occasions: ['halloween'] }
    const feast = (name: string) => fits(altar, { event: { type: 'custom', name } })
    expect(['Day of the Dead', 'Diwali'].map(feast)).toEqual([true, false])
  })

  it('costs no more than a search allows', () => {
    const upTo50 = (price: number) =>
      filterFor(profileOf(mia, null, today, { maxPrice: 50_00 }), {
        itemType: 'gift',
        categoryId: null,
        taken: [],
        dismissed: [],
      })({ ...mug, price })
    expect([30_00, 50_00, 50_01, 20_00].map(upTo50)).toEqual([true, true, false, true])
  })

  it('costs no more than the budget, to the cent', () => {
    const upTo75 = (price: number) => fits({ price }, { event: { budget: { low: 38_00, high: 75_50 } } })
    expect([75_50, 75_90].map(upTo75)).toEqual([true, false])
  })

  it('is not homemade for more than the budget', () => {
    const diy = (price: number) => fits({ kind: 'diy', price }, { event: { budget: { low: 20_00, high: 40_00 } } })
    expect([1_00, 40_00, 40_01].map(diy)).toEqual([true, true, false])
  })
})
