import { describe, expect, test } from 'vitest'
import { readWhen } from './when.ts'

/** A Saturday. */
const TODAY = '2026-11-21'

describe('a day', () => {
  test.each([
    ['last minute gift', true, 'gift'],
    ['gift for tomorrow', true, 'gift'],
    ['need mug today', true, 'need mug'],
    ['same day mug', true, 'mug'],
    ['next-day mug', true, 'mug'],
    ['mug need tonight', true, 'mug'],
    ['instant delivery', true, ''],
    ['instant gift', true, ''],
    ['in 1 day', true, ''],
    ['in 10 days', false, ''],
    ['mug by monday', true, 'mug'],
    ['mug by friday', false, 'mug'],
    ['in 2 days', true, ''],
    ['in 3 days', true, ''],
    ['in 4 days', false, ''],
    ['in 9 days', false, ''],
    ['within two days', true, ''],
    ['in three days', true, ''],
    ['by saturday', true, ''],
    ['by tuesday', true, ''],
    ['by wednesday', false, ''],
    ['this weekend', true, ''],
    ['by november 21', true, ''],
    ['by november 24th', true, ''],
    ['by november 25', false, ''],
    ['by november 20', false, ''],
    ['by november 23', true, ''],
    ['by dec 24', false, ''],
    ['by feb 31', false, ''],
    ['by january 1st', false, ''],
    ['friday night board game', false, 'friday night board game'],
  ])('in %j is too soon for shipping: %s', (text, needsNoDelivery, rest) => {
    expect(readWhen(text, TODAY)).toEqual({ needsNoDelivery, rest })
  })

  test('of the weekend is its Saturday', () => {
    expect(readWhen('this weekend', '2026-11-24').needsNoDelivery).toBe(false)
    expect(readWhen('this weekend', '2026-11-25').needsNoDelivery).toBe(true)
  })

  test('may be in the next year', () => {
    expect(readWhen('by january 1st', '2026-12-30').needsNoDelivery).toBe(true)
  })

  test('of the week or of a month needs to know which day it is', () => {
    expect(readWhen('by monday', undefined)).toEqual({ needsNoDelivery: false, rest: '' })
    expect(readWhen('by november 23', undefined)).toEqual({ needsNoDelivery: false, rest: '' })
  })
})
