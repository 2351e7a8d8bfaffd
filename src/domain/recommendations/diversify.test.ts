import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrange, byRank, isDifferent, SCREENFUL, type Scored } from './diversify.ts'
import type { InterestFit } from './interest-fit.ts'
import { similarity, tagsOf } from './similarity.ts'
import { mug } from './testing/samples.ts'
import { weights } from './weights.ts'

/** The next ones of `count` ideas, each of a kind of its own, from the best on. */
function ideas(
  name: string,
  count: number,
  best: number,
  fit: Partial<InterestFit> | ((at: number) => Partial<InterestFit>) = {},
  price: (at: number) => number | null = () => 30_00,
): Scored[] {
  return Array.from({ length: count }, (_, at) => ({
    candidate: { ...mug, productKey: `${name}${at}`, title: name, price: price(at), interests: [`${name}${at}`] },
    fit: {
      score: 0,
      interest: { value: 0, subject: `${name}${at}`, ...(typeof fit === 'function' ? fit(at) : fit) },
      occasion: undefined,
      relationship: undefined,
      loved: undefined,
      inBudget: false,
      forEvent: false,
    },
    rank: best - at / 1000,
  }))
}
const keys = (scored: readonly Scored[]) => scored.map(({ candidate }) => candidate.productKey)
const screen = (scored: readonly Scored[], tastesKnown = true, budgetKnown = false, tastes = 0) =>
  arrange(scored, { tastesKnown, budgetKnown, tastes }).order.slice(0, SCREENFUL)
const surprised = (scored: readonly Scored[], tastesKnown = true) =>
  arrange(scored, { tastesKnown, budgetKnown: false })
const like = (subject: string) => ({ like: subject, subject })

describe('the first screen', () => {
  it('is the best ones in order where nothing else is wished for', () => {
    const best = ideas('a', 20, 1)
    expect(keys(screen(best.toReversed(), false))).toEqual(keys(best.slice(0, SCREENFUL)))
  })

  it('has one of each kind of thing', () => {
    const mugs = ideas('a', 10, 1).map((one, at) => ({
      ...one,
      candidate: { ...one.candidate, productKey: `mug${at}-mug` },
    }))
    const first = screen([...mugs, ...ideas('b', 10, 0.5)], false)
    expect(keys(first).filter((key) => key.endsWith('mug'))).toHaveLength(1)
  })

  it('prefers what is unlike those before, unless it is much worse', () => {
    const next = (rank: number) => {
      const alike = ideas('a', 2, 1).map((one) => ({ ...one, candidate: { ...one.candidate, interests: ['tea'] } }))
      const unlike = ideas('unlike', 1, rank).map((one) => ({
        ...one,
        candidate: { ...one.candidate, categoryId: 'books' },
      }))
      return keys(screen([...alike, ...unlike], false))[1]
    }
    expect(next(0.9)).toBe('unlike0')
    expect(next(0.5)).toBe('a1')
  })

  it('takes what is least like the others from the third place on, if it is among the next best', () => {
    const placeAfter = (alike: number, rank = 0.5) => {
      const unlike = ideas('unlike', 1, rank).map((one) => ({
        ...one,
        candidate: { ...one.candidate, categoryId: 'books' },
      }))
      return keys(screen([...ideas('a', alike, 1), ...unlike], false, true)).indexOf('unlike0')
    }
    expect([3, 4, 6, 7, 11, 12, 20, 21, 29, 30, 38, 39].map((alike) => placeAfter(alike))).toEqual([
      2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, -1,
    ])
    expect(placeAfter(10, -0.5)).toBe(-1)
  })

  it('leaves nothing out of the next best that is less like those before, unless it is much worse', () => {
    const traits = fc.record({
      categoryId: fc.constantFrom('books.novels', 'books.travel', 'pets.dogs', 'pets.cats', 'garden'),
      interests: fc.uniqueArray(fc.constantFrom('tea', 'golf', 'yoga', 'chess'), { minLength: 1, maxLength: 3 }),
    })
    fc.assert(
      fc.property(fc.array(traits, { minLength: 8, maxLength: 45 }), (some) => {
        const scored = ideas('a', some.length, 1).map((one, at) => ({
          ...one,
          candidate: { ...one.candidate, ...some[at] },
          rank: 1 - at / 20,
        }))
        const first = screen(scored, false, true)
        for (const [place, taken] of first.entries()) {
          const before = first.slice(0, place)
          const likenesses = (one: Scored) =>
            before.map((other) => similarity(tagsOf(one.candidate), tagsOf(other.candidate)))
          const likeness = (one: Scored) => likenesses(one).reduce((sum, its) => sum + its, 0)
          const worth = (one: Scored) =>
            weights.relevance * one.rank - (1 - weights.relevance) * Math.max(0, ...likenesses(one))
          const byWorth = scored.filter((one) => !before.includes(one)).toSorted((a, b) => worth(b) - worth(a))
          const few = weights.leastAlikeOf[place] ?? 1
          const least = worth(byWorth[0] as Scored) - weights.within
          const worthOf = (at: number) => Math.max(least, ...byWorth.slice(at, at + 1).map(worth))
          // Those as good as the last one, but for rounding, may be among them or not.
          const mayBe = byWorth.filter((one) => worth(one) >= worthOf(few - 1) - 1e-9)
          const areSurely = byWorth.filter((one) => worth(one) > worthOf(few) + 1e-9)
          expect(mayBe).toContain(taken)
          expect(likeness(taken)).toBeLessThanOrEqual(Math.min(...areSurely.map(likeness)) + 1e-9)
        }
      }),
    )
  })

  it('prefers an interest that is not there yet to what is a little better', () => {
    const named = [...ideas('tea', 3, 0.98, like('tea')), ...ideas('golf', 1, 0.96, like('golf'))]
    expect(keys(screen(named))).toEqual(['tea0', 'golf0', 'tea1', 'tea2'])
  })

  it('has at most three of each interest where they named several', () => {
    const named = ['tea', 'golf', 'yoga', 'chess'].flatMap((id, at) => ideas(id, 10, 1 - at / 10, like(id)))
    const subjects = screen(named, true).map(({ fit }) => fit.interest.subject)
    const counts = ['tea', 'golf', 'yoga', 'chess'].map((id) => subjects.filter((one) => one === id).length)
    expect(counts).toEqual([3, 3, 2, 0])
  })

  it('is all of the only interest that is known', () => {
    const first = screen([...ideas('tea', 20, 1, like('tea')), ...ideas('other', 20, 0.5)], true, false, 1)
    expect(first.filter(({ fit }) => fit.interest.like === 'tea').length).toBe(SCREENFUL)
  })

  it('has one of an interest of which several ideas were dismissed', () => {
    const named = ['tea', 'golf'].flatMap((id, at) => ideas(id, 20, 1 - at / 10, like(id)))
    const known = { tastesKnown: true, budgetKnown: true, tastes: 2, unwelcome: new Set(['tea']) }
    const first = arrange([...named, ...ideas('other', 20, 0.5)], known).order.slice(0, SCREENFUL)
    expect(first.filter(({ fit }) => fit.interest.like === 'tea')).toHaveLength(1)
  })

  it('is half of each if two are known', () => {
    const named = ['tea', 'golf'].flatMap((id, at) => ideas(id, 10, 1 - at / 10, like(id)))
    const first = screen([...named, ...ideas('other', 20, 0.85)], true, false, 2)
    const counts = ['tea', 'golf'].map((id) => first.filter(({ fit }) => fit.interest.like === id).length)
    expect(counts).toEqual([4, 4])
  })

  it('has something for the very feast in its third place at the latest, however far down it is, and that is no surprise', () => {
    const tea = ideas('tea', 300, 1, like('tea'))
    const [lamp] = ideas('lamp', 1, 0.1).map((one) => ({ ...one, fit: { ...one.fit, forEvent: true } }))
    expect(keys(screen([...tea, lamp as Scored])).indexOf('lamp0')).toBe(2)
    expect(isDifferent(lamp as Scored)).toBe(false)
  })

  it('is of what they named where that is enough, and after ten comes a surprise', () => {
    const named = ['tea', 'golf', 'yoga', 'chess'].flatMap((id, at) => ideas(id, 10, 0.5 - at / 10, like(id)))
    const scored = [...ideas('other', 20, 1), ...named]
    const { order, different } = surprised(scored)
    expect(order.slice(0, 10).filter(isDifferent)).toEqual([])
    expect(order[10]).toBe(different)
    expect(different?.candidate.productKey).toBe('other0')
    expect(surprised(scored, false).different).toBeUndefined()
  })

  it('finds the surprise far down the list', () => {
    const named = ['tea', 'golf', 'yoga', 'chess'].flatMap((id, at) => ideas(id, 80, 1 - at / 10_000, like(id)))
    const { order, different } = surprised([...named, ...ideas('other', 3, 0.1)])
    expect(different?.candidate.productKey).toBe('other0')
    expect(order[10]).toBe(different)
  })

  it('has something of each chosen category after the best, before its last place', () => {
    const chosen = ['books', 'pets', 'electronics']
    const named = chosen.flatMap((id, at) => ideas(id, 5, 0.3 - at / 10, { categoryId: id, subject: id }))
    const first = screen([...ideas('tea', 20, 1, (at) => like(`tea${at}`)), ...named])
    expect(keys(first)).toEqual(['tea0', 'tea1', 'tea2', 'tea3', 'books0', 'pets0', 'electronics0', 'tea4'])
  })

  it('has cheap, middling and expensive ones without a budget, as far as there are any', () => {
    const prices = (scored: readonly Scored[]) => screen(scored, false).map(({ candidate }) => candidate.price)
    const of = (price: number, best: number) => ideas(`for${price}x`, 30, best, {}, () => price)
    for (const [best, then, last] of [
      [10, 50, 90],
      [90, 50, 10],
    ] as const)
      expect(prices([...of(best, 1), ...of(then, 0.5), ...of(last, 0.4)])).toEqual([
        ...Array.from({ length: 5 }, () => best),
        then,
        last,
        best,
      ])
    expect(new Set(prices(of(10, 1)))).toEqual(new Set([10]))
    const within = screen([...of(10, 1), ...of(50, 0.5), ...of(90, 0.4)], false, true)
    expect(new Set(within.map(({ candidate }) => candidate.price))).toEqual(new Set([10]))
    expect(
      screen(
        ideas('unpriced', 30, 1, {}, () => null),
        false,
      ),
    ).toHaveLength(SCREENFUL)
  })
})

describe('all of them', () => {
  it('are in the order once each, those after the chosen ones by rank', () => {
    const scored = ideas('a', 300, 1)
    const { order } = surprised(scored.toReversed())
    expect(keys(order).toSorted()).toEqual(keys(scored).toSorted())
    expect(keys(order.slice(40))).toEqual(keys(scored.slice(40)))
  })

  it('go on with the best below the first screen, be they all of one interest', () => {
    const { order } = surprised([...ideas('tea', 20, 1, like('tea')), ...ideas('other', 20, 0.5)])
    const below = keys(order.slice(11, 22))
    expect(below).toEqual(below.filter((key) => key.startsWith('tea')))
    expect(below).toHaveLength(11)
  })

  it('may be fewer than a screen, or none', () => {
    expect(surprised([])).toEqual({ order: [], different: undefined })
    expect(keys(surprised(ideas('a', 3, 1)).order)).toEqual(['a0', 'a1', 'a2'])
  })

  it('are different if they match nothing that was named: no interest, category or word', () => {
    const fits = [{}, like('tea'), { categoryId: 'books' }, { word: 'lighthouse' }]
    expect(fits.flatMap((fit) => ideas('a', 1, 1, fit)).map(isDifferent)).toEqual([true, false, false, false])
  })

  it('go by rank, and by key where that is the same', () => {
    const [one, two] = ideas('a', 2, 1) as [Scored, Scored]
    expect(byRank(one, two)).toBeLessThan(0)
    expect(byRank(two, one)).toBeGreaterThan(0)
    const same = { ...two, rank: one.rank }
    expect([byRank(one, same), byRank(same, one)]).toEqual([-1, 1])
  })
})
