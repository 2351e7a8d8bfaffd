import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAges } from './ages.ts'

describe('an age', () => {
  test.each([
    ['5 year old', 5, 5],
    ['gifts for 6 year olds', 6, 6],
    ['12yo boy', 12, 12],
    ['five-year-old', 5, 5],
    ['6 month old baby', 0, 0],
    ['18 months', 1, 1],
    ['kids 8-10', 8, 10],
    ['ages 3 to 5', 3, 5],
    ['kids 4-4', 4, 4],
    ['aged seven', 7, 7],
    ['one year old', 1, 1],
    ['24 months', 2, 2],
    ['kids under 1', 0, 0],
    ['kids under 18', 16, 17],
    ['books under 4', 2, 3],
    ['books under 1', 0, 0],
    ['3-5 year olds', 3, 5],
    ['50th birthday', 50, 50],
    ['turning 40', 40, 40],
    ['kids under 5', 3, 4],
    ['toddler', 2, 2],
    ['teen girl', 14, 17],
    ['games for adults', 30, 50],
    ['in her 30s', 33, 37],
    ['120 years old', 120, 120],
  ])('is read from %j', (text, from, to) => {
    expect(readAges(text).ages).toEqual({ from, to })
  })

  test.each([
    'five year diary',
    '5 year journal',
    '1000 piece puzzle',
    'under $20',
    'baby shower',
    '3 pack',
    'size 5',
    '200 years old',
    'kids 10-8',
    'kids under 0',
    'kids under 19',
    'books under 0',
  ])('is not in %j', (text) => {
    expect(readAges(text)).toEqual({ rest: text })
  })

  test('of anyone up to 120 is read and taken out of the text', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120 }),
        fc.constantFrom(' year old', 'yo', '-year-old', ' yr old'),
        (age, unit) => {
          expect(readAges(`kite ${age}${unit}`)).toEqual({ ages: { from: age, to: age }, rest: 'kite' })
        },
      ),
    )
  })
})
