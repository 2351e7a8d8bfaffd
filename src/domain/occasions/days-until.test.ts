import { describe, expect, it } from 'vitest'
import { daysUntilText, isImminent, urgency } from './days-until.ts'

describe('days until an event', () => {
  it.each([
    [0, 'Today'],
    [1, 'Tomorrow'],
    [2, 'In 2 days'],
    [365, 'In 365 days'],
    [-1, '1 day ago'],
    [-2, '2 days ago'],
  ])('%i: %s', (days, text) => {
    expect(daysUntilText(days)).toBe(text)
  })

  it('make it critical to 1, high to 7, medium to 14 and low beyond', () => {
    expect([0, 1, 2, 7, 8, 14, 15, 400].map(urgency)).toEqual([
      'critical',
      'critical',
      'high',
      'high',
      'medium',
      'medium',
      'low',
      'low',
    ])
  })

  it('are imminent from 3 to 0', () => {
    expect([-1, 0, 1, 2, 3, 4].map(isImminent)).toEqual([false, true, true, true, true, false])
  })
})
