import { describe, expect, it } from 'vitest'
import type { Candidate } from './candidate.ts'
import { profileOf, type GiftEvent, type Recipient } from './profile.ts'
import { scorerFor } from './score.ts'
import { birthday, mia, mug, today } from './testing/samples.ts'
import { weights } from './weights.ts'

interface Case {
  to?: Partial<Recipient>
  event?: GiftEvent | null
  familiar?: string[]
}
const fitOf = (idea: Partial<Candidate>, { to = {}, event = birthday, familiar = [] }: Case = {}) =>
  scorerFor(profileOf({ ...mia, interests: 'coffee', ...to }, event, today), familiar)({ ...mug, ...idea })
const scoreOf = (idea: Partial<Candidate>, given?: Case) => fitOf(idea, given).score
/** By how much the first is the better one. */
const lead = (one: Partial<Candidate>, other: Partial<Candidate>, given?: Case) =>
  scoreOf(one, given) - scoreOf(other, given)

it('what is for a circumstance that nobody mentioned loses', () => {
  expect(lead({}, { circumstance: 'left-handed' })).toBeCloseTo(weights.penalties.circumstance)
  expect(lead({}, { circumstance: 'left-handed' }, { to: { interests: 'coffee, left-handed' } })).toBeCloseTo(0)
})

const named = (type: GiftEvent['type']): GiftEvent => ({ ...birthday, type, name: type })

describe('a score counts', () => {
  it('the event: what is for this one, for any, for others', () => {
    const [theirs, any, others] = [{ occasions: ['birthday'] }, { occasions: [] }, { occasions: ['christmas'] }]
    expect(lead(theirs, any)).toBeCloseTo(0.5 * weights.occasion)
    expect(lead(any, others)).toBeCloseTo(0.3 * weights.occasion)
    expect(lead(theirs, any, { event: null })).toBeCloseTo(0)
    const office = { ...birthday, type: 'custom' as const, name: 'Christmas with the office' }
    expect(lead(others, theirs, { event: office })).toBeCloseTo(0.8 * weights.occasion)
  })

  it('the relationship, the best description first', () => {
    const tagged = (...relationships: string[]) => ({ relationships })
    const to = (relationship: string) => ({ to: { relationship } })
    expect(lead(tagged('friend'), tagged('colleague'))).toBeCloseTo(0.85 * weights.relationship)
    expect(lead(tagged('spouse'), tagged('partner'), to('wife'))).toBeCloseTo(0.4 * weights.relationship)
    expect(lead(tagged('family'), tagged('cousin'), to('niece'))).toBeCloseTo(0.1 * weights.relationship)
    expect(lead(tagged('cousin'), tagged('friend'), to('niece'))).toBeCloseTo(0.35 * weights.relationship)
  })

  it('the age: less the farther from whom it is made for', () => {
    const made = (idealMin: number, idealMax: number) => ({ age: { min: 0, max: 99, idealMin, idealMax } })
    const right = made(20, 60)
    for (const edge of [made(36, 40), made(30, 36)]) expect(lead(right, edge)).toBeCloseTo(0)
    // 36 is 10 of 46 years above the beginning, and 16 of 79 below the end.
    expect(lead(right, made(46, 60))).toBeCloseTo(0.8 * (10 / 47) * weights.age, 6)
    expect(lead(right, made(10, 20))).toBeCloseTo(0.8 * (16 / 80) * weights.age, 6)
  })

  it('for an unknown age how many of the likely years it is for', () => {
    const made = (idealMin: number, idealMax: number) => ({ age: { min: 0, max: 99, idealMin, idealMax } })
    const unknown = { to: { birthday: null } }
    expect(lead(made(0, 99), made(20, 50), unknown)).toBeCloseTo(0)
    expect(lead(made(20, 50), made(35, 99), unknown)).toBeCloseTo(0.4 * weights.age)
    expect(lead(made(20, 50), made(0, 35), unknown)).toBeCloseTo(0.4 * weights.age)
    expect(lead(made(20, 50), made(60, 99), unknown)).toBeCloseTo(0.8 * weights.age)
  })

  it('what is for the baby of a baby shower, whatever the parents are', () => {
    const rattle = { occasions: ['baby-shower'], age: { min: 0, max: 2, idealMin: 0, idealMax: 1 } }
    const forParents = { ...rattle, relationships: ['friend', 'colleague'], age: mug.age }
    const forBaby = { ...rattle, relationships: ['cousin', 'neighbor'] }
    expect(lead(forBaby, forParents, { event: named('baby-shower') })).toBeCloseTo(0)
  })

  it('the price: moderate ones without a budget, all alike within one', () => {
    const price = (cents: number | null) => ({ price: cents })
    for (const [cents, loss] of [
      [14_99, 0.3],
      [15_00, 0],
      [80_00, 0],
      [80_01, 0.3],
      [150_00, 0.3],
      [150_01, 0.6],
      [null, 0.5],
    ] as const)
      expect(lead(price(30_00), price(cents))).toBeCloseTo(loss * weights.price)
    const event = { ...birthday, budget: { low: 20_00, high: 40_00 } }
    for (const [cents, loss] of [
      [20_00, 0],
      [15_00, 0.375],
      [10_00, 0.75],
      [5_00, 1],
      [40_00, 0],
      [40_01, 0.7],
    ] as const)
      expect(lead(price(30_00), price(cents), { event })).toBeCloseTo(loss * weights.price)
  })

  it('how useful it is, and for how long', () => {
    const years = (useYears: number) => ({ useYears })
    expect(lead(years(7), years(20))).toBeCloseTo(0)
    expect(lead(years(7), years(2))).toBeCloseTo(0.5 * weights.usefulness)
    expect(lead(years(7), { ...years(7), consumable: true })).toBeCloseTo(0.7 * weights.usefulness)
    expect(lead(years(7), { ...years(7), kind: 'experience' })).toBeCloseTo(
      (1 - weights.experience) * weights.usefulness,
    )
    expect(lead(years(7), { ...years(7), kind: 'diy' })).toBeCloseTo((1 - weights.diy) * weights.usefulness)
  })

  it('how popular it can be: featured, for many, for beginners', () => {
    const kinds = (count: number) => ({
      relationships: ['friend', ...Array.from({ length: count - 1 }, (_, at) => `kind-${at}`)],
    })
    expect(lead({ featured: true }, {})).toBeCloseTo(0.5 * weights.popularity)
    expect(lead(kinds(8), kinds(4))).toBeCloseTo(0.25 * weights.popularity)
    expect(lead(kinds(12), kinds(8))).toBeCloseTo(0)
    expect(lead(kinds(8), { ...kinds(8), skill: 'keen' })).toBeCloseTo(0.3 * weights.popularity)
  })

  it('the gender weakly, and only if it is known', () => {
    const [suit, dress] = [
      { categoryId: 'clothing-shoes-and-jewelry.men' },
      { categoryId: 'clothing-shoes-and-jewelry.women.dresses' },
    ]
    expect(lead(suit, dress)).toBeCloseTo(0)
    expect(lead(suit, dress, { to: { gender: 'male' } })).toBeCloseTo(2 * weights.gender)
    expect(lead(dress, suit, { to: { gender: 'female' } })).toBeCloseTo(2 * weights.gender)
    expect(lead(suit, { categoryId: 'books' }, { to: { gender: 'male' } })).toBeCloseTo(weights.gender)
    expect(lead(suit, { categoryId: 'books' })).toBeCloseTo(0)
  })

  it('against it that it is special, for experts, or the same kind again', () => {
    const [tea, chess] = [{ interests: ['tea'] }, { interests: ['chess'] }]
    const { special, keen, sameKind } = weights.penalties
    const given = { to: { interests: 'sailing' } }
    expect(lead(tea, chess, given)).toBeCloseTo(special)
    const book = { categoryId: 'books', title: 'Lighthouses' }
    for (const to of [{ categoryIds: ['books'] }, { interests: 'lighthouses' }])
      expect(lead({ ...tea, ...book }, { ...chess, ...book }, { to })).toBeCloseTo(0)
    const broad = { ...tea, relationships: ['friend', 'a', 'b', 'c', 'd', 'e', 'f', 'g'] }
    expect(lead(broad, { ...broad, skill: 'keen' }, given)).toBeCloseTo(keen + 0.3 * weights.popularity)
    expect(scoreOf({}) - scoreOf({}, { familiar: ['blue-mug'] })).toBeCloseTo(sameKind)
    expect(scoreOf({}) - scoreOf({}, { familiar: ['blue-lamp'] })).toBeCloseTo(0)
  })

  it('what needs no special taste, where none is known', () => {
    const unknown = { to: { interests: null } }
    const safe = weights.interest * weights.safe
    expect(lead({ interests: ['tea'] }, { interests: ['chess'] }, unknown)).toBeCloseTo(
      0.6 * safe + weights.penalties.special,
    )
    expect(lead({ featured: true }, {}, unknown)).toBeCloseTo(0.5 * (weights.popularity + 0.4 * safe))
    expect(lead({ interests: ['tea'] }, { interests: [] }, unknown)).toBeCloseTo(0.6 * safe + weights.penalties.special)
  })
})

describe('the facts of a score', () => {
  it('are the event and the relationship that the idea is tagged with', () => {
    expect(fitOf({})).toMatchObject({ occasion: 'birthday', relationship: 'friend' })
    expect(fitOf({ occasions: ['easter'], relationships: ['boss'] })).toMatchObject({
      occasion: undefined,
      relationship: undefined,
    })
    // The second best description would be a poor reason.
    expect(fitOf({ relationships: ['partner'] }, { to: { relationship: 'wife' } }).relationship).toBeUndefined()
  })

  it('are whether it is within the budget itself', () => {
    const event = { ...birthday, budget: { low: 20_00, high: 40_00 } }
    const within = (price: number | null) => fitOf({ price }, { event }).inBudget
    expect([19_99, 20_00, 40_00, 40_01, null].map(within)).toEqual([false, true, true, false, false])
    expect(fitOf({}).inBudget).toBe(false)
    expect(fitOf({ price: null }, { event: { ...birthday, budget: { low: 0, high: 1_00 } } }).inBudget).toBe(false)
  })
})
