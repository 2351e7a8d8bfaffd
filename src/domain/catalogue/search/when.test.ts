import { describe, expect, test } from 'vitest'
import { readWhen } from './when.ts'

/** A Saturday. */
const TODAY = '2026-11-21'

describe('a day', () => {
  test.each([
    ['last minute gift', true, 'gift'],
    ['gift for tomorrow', true, 'gift'],
    ['mug by monday', true, 'mug'],
    ['mug by friday', false, 'mug'],
    ['in 2 days', true, ''],
    ['in 9 days', false, ''],
    ['by november 23', true, ''],
    ['by dec 24', false, ''],
    ['by feb 31', false, ''],
    ['by january 1st', false, ''],
    ['friday night board game', false, 'friday night board game'],
  ])('in %j is too soon for shipping: %s', (text, needsNoDelivery, rest) => {
    expect(readWhen(text, TODAY)).toEqual({ needsNoDelivery, rest })
  })

  test('of the week needs to know which day it is', () => {
    expect(readWhen('by monday', undefined)).toEqual({ needsNoDelivery: false, rest: '' })
  })
})
