import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { typosOf } from './typos.ts'

const names = ['gardening', 'knitting', 'camping', 'baking', 'clamping', 'puzzle', 'puzzles']
const typos = typosOf(names)

describe('a misspelled word means the name', () => {
  test.each([
    ['with a letter too many', 'gardenning', 'gardening'],
    ['with a letter too many at its end', 'gardeningg', 'gardening'],
    ['with its second letter missing', 'grdening', 'gardening'],
    ['with its last letter missing', 'gardenin', 'gardening'],
    ['with two letters that changed places', 'kntiting', 'knitting'],
    ['with its last letters swapped', 'knittign', 'knitting'],
    ['with its second and third letter swapped', 'gradening', 'gardening'],
  ])('%s: %s', (_, typed, name) => {
    expect(typos.meantBy(typed)).toBe(name)
  })
})

describe('nothing is meant', () => {
  test.each([
    ['by a name itself', 'baking'],
    ['by a word that is none', 'zebra'],
    ['by a word that is no mistake', 'clamping'],
    ['by a real word a letter away', 'banking'],
    ['with the first letter missing', 'ardening'],
    ['with the first letters swapped', 'agrdening'],
    ['with another letter', 'gardeming'],
    ['with two letters too many', 'garrdenning'],
    ['by nothing', ''],
    ['by a letter', 'g'],
  ])('%s: %s', (_, typed) => {
    expect(typos.meantBy(typed)).toBeUndefined()
  })

  it('if it may be one of two names', () => {
    const pair = typosOf(['stitching', 'switching'])
    expect(pair.meantBy('sitching')).toBeUndefined()
    expect(pair.meantBy('stitchin')).toBe('stitching')
  })
})

test('every name is recognized with any letter but the first doubled', () => {
  fc.assert(
    fc.property(fc.constantFrom('gardening', 'knitting', 'photography'), fc.nat({ max: 6 }), (name, at) => {
      const typed = name.slice(0, at + 2) + name.slice(at + 1)
      expect(typosOf(['gardening', 'knitting', 'photography']).meantBy(typed)).toBe(name)
    }),
  )
})
