import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groundOf } from './ground.ts'

describe('the ground of a tile', () => {
  it('is one of eight', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(), fc.string()), (id) => {
        expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(groundOf(id))
      }),
    )
    expect.hasAssertions()
  })

  it('stays the same for the same thing', () => {
    expect(groundOf(41)).toBe(groundOf('41'))
    expect([1, 41, 1204, 'birdwatching-kit'].map(groundOf)).toEqual([4, 8, 3, 4])
  })

  it('differs between ids that follow each other within a decade', () => {
    for (let id = 10; id < 19; id += 1) expect(groundOf(id)).not.toBe(groundOf(id + 1))
  })

  it('is spread over all eight', () => {
    expect(new Set(Array.from({ length: 40 }, (_, id) => groundOf(id))).size).toBe(8)
  })
})
