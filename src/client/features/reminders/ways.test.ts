import { expect, it } from 'vitest'
import { waysOf } from './ways.ts'

it('names the channels, and the address with whether it is confirmed', () => {
  expect(waysOf(['email', 'bell', 'push'])).toBe('by e-mail, in the bell, on your devices')
  const to = { address: 'ada@example.com', confirmed: false }
  expect(waysOf(['email', 'bell'], to)).toBe('by e-mail to ada@example.com (not confirmed yet), in the bell')
  expect(waysOf(['email'], { ...to, confirmed: true })).toBe('by e-mail to ada@example.com')
  expect(waysOf(['bell'], to)).toBe('in the bell')
})
