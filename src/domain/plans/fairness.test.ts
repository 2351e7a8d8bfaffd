import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fairnessOf } from './fairness.ts'

const gets = (...sums: number[]) => fairnessOf(sums.map((sum) => ({ count: 1, sum })))

describe('whether a group gets about the same', () => {
  it('is fair up to a fifth less than the most, to the cent', () => {
    expect(gets(100_00, 80_00)).toMatchObject({ percent: 20, isUneven: false })
    expect(gets(100_00, 79_99)).toMatchObject({ percent: 21, isUneven: true })
  })

  it('is 100 % apart while somebody has nothing, and even while nobody has anything', () => {
    expect(gets(261_00, 0)).toMatchObject({ percent: 100, isUneven: true, smallest: 0, largest: 261_00 })
    expect(gets(0, 0)).toMatchObject({ percent: 0, isUneven: false })
  })

  it('says nothing of one person', () => {
    expect(gets(50_00)).toBeNull()
  })

  it('depends on the smallest and the largest alone, in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 2, maxLength: 12 }), (sums) => {
        const sorted = sums.toSorted((a, b) => a - b)
        const ends = gets(sorted[0] ?? 0, sorted.at(-1) ?? 0)
        expect(gets(...sums)).toEqual(ends)
        expect(gets(...sums.toReversed())).toEqual(ends)
      }),
    )
  })
})
