import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Candidate } from './candidate.ts'
import { learnedFrom, lovedReason, type Choice, type Reaction, unwelcomeTo } from './learned.ts'
import { profileOf } from './profile.ts'
import { recommend } from './recommend.ts'
import { reasonsFor } from './reasons.ts'
import { scorerFor } from './score.ts'
import { birthday, mia, mug, today } from './testing/samples.ts'

const digKit: Reaction = {
  title: 'Dinosaur dig kit',
  productKey: 'dinosaur-dig-kit',
  reaction: 'loved',
  givenOn: '2025-12-12',
  known: { interests: ['dinosaurs', 'fossils'], categoryId: 'toys-and-games.learning.science' },
}
const ideas: Candidate[] = [
  { ...mug, productKey: 'a', title: 'A', interests: ['dinosaurs'] },
  { ...mug, productKey: 'b', title: 'B', interests: ['coffee', 'dinosaurs'] },
  { ...mug, productKey: 'c', title: 'C', interests: ['tea'], categoryId: 'toys-and-games.learning.science' },
  { ...mug, productKey: 'd', title: 'D', interests: ['tea'] },
  { ...mug, productKey: 'dinosaur-dig-kit', title: 'Dinosaur dig kit', interests: ['dinosaurs'] },
]
const scoreOf = (idea: Candidate, reactions: Reaction[]) =>
  scorerFor(profileOf({ ...mia, reactions }, birthday, today), [])(idea).score
const anyReaction = fc.record({
  title: fc.constantFrom('Dinosaur dig kit', 'Tea sampler', 'Something'),
  productKey: fc.constantFrom('a', 'b', 'dinosaur-dig-kit', null),
  givenOn: fc.constantFrom('2025-12-12', null),
  known: fc.constantFrom(digKit.known, null, { interests: ['tea'], categoryId: 'grocery' }),
}) as fc.Arbitrary<Omit<Reaction, 'reaction'>>

describe('what earlier gifts teach', () => {
  it('never lowers an idea for a gift they loved, and never raises one for a gift that was not for them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ideas), anyReaction, (idea, gift) => {
        const without = scoreOf(idea, [])
        expect(scoreOf(idea, [{ ...gift, reaction: 'loved' }])).toBeGreaterThanOrEqual(without)
        expect(scoreOf(idea, [{ ...gift, reaction: 'no' }])).toBeLessThanOrEqual(without)
      }),
    )
  })

  it('changes nothing for ideas that are unlike it', () => {
    const unlike = ideas[3] as Candidate
    for (const reaction of ['loved', 'no'] as const)
      expect(scoreOf(unlike, [{ ...digKit, reaction }])).toBe(scoreOf(unlike, []))
  })

  it('counts most for what is mainly about the same, then for the same place in the tree', () => {
    const gain = (at: number) => scoreOf(ideas[at] as Candidate, [digKit]) - scoreOf(ideas[at] as Candidate, [])
    expect(gain(0)).toBeGreaterThan(gain(1))
    expect(gain(1)).toBeGreaterThan(gain(3))
    expect(gain(2)).toBeGreaterThan(gain(3))
  })

  it('reads a gift in the user’s own words by its title', () => {
    const own = { ...digKit, productKey: null, known: null, title: 'A book about dinosaurs' }
    expect(learnedFrom([own], new Set()).loved[0]?.interests).toContain('dinosaurs')
    expect(learnedFrom([own], new Set(['dinosaurs'])).loved[0]?.interests).not.toContain('dinosaurs')
  })

  it('never brings the same gift again, however much they loved it', () => {
    const { title, productKey } = digKit
    const taken = [{ title, provider: 'ribbonry', productKey, productUrl: null }]
    const wish = { itemType: 'gift', categoryId: null, taken, dismissed: [] } as const
    const found = recommend(profileOf({ ...mia, reactions: [digKit] }, birthday, today), wish, ideas)
    const keys = found.map(({ candidate }) => candidate.productKey)
    expect(keys).not.toContain('dinosaur-dig-kit')
    // What is like it comes first, varied as any list is; what isn't comes last.
    expect(keys.toSorted()).toEqual(['a', 'b', 'c', 'd'])
    expect(keys.at(-1)).toBe('d')
    expect(found[0]?.reasons()[0]).toBe('Mia loved "Dinosaur dig kit" last year')
  })
})

describe('the reason', () => {
  const reasonsOf = (idea: Candidate, reactions: Reaction[]) => {
    const profile = profileOf({ ...mia, reactions }, birthday, today)
    return reasonsFor(profile, idea, scorerFor(profile, [])(idea), false)
  }

  it('is said only of ideas like a gift they loved', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ideas), fc.array(anyReaction), (idea, gifts) => {
        const disliked = gifts.map((gift) => ({ ...gift, reaction: 'no' as const }))
        expect(reasonsOf(idea, disliked).filter((reason) => reason.includes('loved'))).toEqual([])
      }),
    )
    expect(reasonsOf(ideas[3] as Candidate, [digKit]).filter((reason) => reason.includes('loved'))).toEqual([])
  })

  it.each([
    ['2026-05-05', 'Mia loved "Kite" this year'],
    ['2025-12-12', 'Mia loved "Kite" last year'],
    ['2023-12-12', 'Mia loved "Kite" in 2023'],
    [null, 'Mia loved "Kite"'],
  ] as const)('names when it was given: %s', (givenOn, reason) => {
    const [lesson] = learnedFrom([{ ...digKit, title: 'Kite', givenOn }], new Set()).loved
    expect(lesson && lovedReason('Mia', lesson, today)).toBe(reason)
  })

  it('shortens a long title', () => {
    const [lesson] = learnedFrom([{ ...digKit, title: 'Very '.repeat(40) }], new Set()).loved
    expect(lesson && lovedReason('Mia', lesson, today).length).toBeLessThan(80)
  })
})

describe('what was kept and dismissed', () => {
  const about = (kind: Choice['kind'], times: number, price: number | null = null) =>
    Array.from({ length: times }, (): Choice => ({ kind, interests: ['running', 'fitness'], price }))
  const learned = (choices: readonly Choice[]) => learnedFrom([], new Set(), choices)

  it('moves the main interest of an idea, within bounds', () => {
    expect(learned(about('dismissed', 1)).leanings.get('running')).toBeCloseTo(0.6)
    expect(learned(about('dismissed', 10)).leanings.get('running')).toBeCloseTo(0.2)
    expect(learned(about('saved', 1)).leanings.get('running')).toBeCloseTo(1.15)
    expect(learned(about('bought', 10)).leanings.get('running')).toBeCloseTo(1.5)
    expect(learned(about('dismissed', 2)).leanings.has('fitness')).toBe(false)
  })

  it('tells that they have seen enough of an interest from three dismissals on', () => {
    expect([...unwelcomeTo(learned(about('dismissed', 2)))]).toEqual([])
    expect([...unwelcomeTo(learned(about('dismissed', 3)))]).toEqual(['running'])
    expect([...unwelcomeTo(learned([...about('dismissed', 3), ...about('saved', 1)]))]).toEqual([])
  })

  it('says what is usually spent, from two gifts on', () => {
    expect(learned(about('bought', 1, 90_00)).pricePoint).toBeNull()
    expect(learned([...about('bought', 2, 90_00), ...about('saved', 5, 10_00)]).pricePoint).toBe(90_00)
  })

  it('ten dismissals of running gear take it from the top of the list', () => {
    const gear = { ...mug, productKey: 'race-belt', title: 'Race belt', interests: ['running'] }
    const other = { ...mug, productKey: 'kettle', title: 'Kettle', interests: ['tea'] }
    const firstOf = (choices: readonly Choice[]) =>
      recommend(
        profileOf({ ...mia, interests: 'running, tea', choices }, birthday, today),
        { itemType: 'gift', categoryId: null, taken: [], dismissed: [] },
        [gear, other],
      )[0]?.candidate.productKey
    expect(firstOf(about('saved', 3))).toBe('race-belt')
    expect(firstOf(about('dismissed', 10))).toBe('kettle')
  })
})
