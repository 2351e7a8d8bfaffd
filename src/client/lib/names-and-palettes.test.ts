import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initials } from './initials.ts'
import { paletteOf } from './palette.ts'

describe('the letters of an avatar', () => {
  it.each([
    ['Maya Okafor', 'MO'],
    ['Tom & Irina', 'TI'],
    ['  Grandma  ', 'G'],
    ['Anne-Marie de la Cruz', 'AC'],
    ['Ama Hughes-van der Westhuizen III', 'AW'],
    ['Martin Luther King, Jr.', 'MK'],
    ['Henry VIII', 'H'],
    ['Thanh Vi', 'TV'],
    ['élodie', 'É'],
    ['李 小龍', '李小'],
    ['🎁', '?'],
    ['', '?'],
  ])('of %j are %s', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})

describe('the ground of a drawn tile', () => {
  it('is one of eight', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(), fc.string()), (id) => {
        expect([1, 2, 3, 4, 5, 6, 7, 8]).toContain(paletteOf(id))
      }),
    )
    expect.hasAssertions()
  })

  it('stays the same for the same thing', () => {
    expect(paletteOf(41)).toBe(paletteOf('41'))
  })

  it('differs between ids that follow each other within a decade', () => {
    for (let id = 10; id < 19; id += 1) expect(paletteOf(id)).not.toBe(paletteOf(id + 1))
  })

  it('is spread over all eight', () => {
    expect(new Set(Array.from({ length: 40 }, (_, id) => paletteOf(id))).size).toBe(8)
  })
})
