import { expect, it } from 'vitest'
import { findInterest, interests } from './interests.ts'

it('every interest is found by its id, and nothing by an unknown one', () => {
  for (const interest of interests) expect(findInterest(interest.id)).toBe(interest)
  expect(findInterest('quidditch')).toBeUndefined()
})
