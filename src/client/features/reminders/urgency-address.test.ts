import { expect, it } from 'vitest'
import { urgencyFrom, withUrgency } from './urgency-address.ts'

it('the urgency of the address is one of the four, or none', () => {
  expect(urgencyFrom('?urgency=high')).toBe('high')
  expect(urgencyFrom('urgency=low&event=4')).toBe('low')
  expect(urgencyFrom('?urgency=loud')).toBeUndefined()
  expect(urgencyFrom('')).toBeUndefined()
})

it('another urgency leaves the rest of the address as it is', () => {
  expect(withUrgency('event=4', 'high')).toBe('?event=4&urgency=high')
  expect(withUrgency('event=4&urgency=high', undefined)).toBe('?event=4')
  expect(withUrgency('?urgency=high', undefined)).toBe('')
})
