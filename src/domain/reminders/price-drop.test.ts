import { describe, expect, it } from 'vitest'
import { dayOfDrop, dropTag, dropWords } from './price-drop.ts'

const drop = { title: 'Kite', contactName: 'Maya Okafor', price: 36_00 }

describe('a price drop', () => {
  it('says what the gift costs now, and before if that is known', () => {
    expect(dropWords({ ...drop, was: null })).toEqual({
      title: 'Price drop: Kite',
      body: 'Now $36.00, for Maya Okafor',
    })
    expect(dropWords({ ...drop, was: 40_00 }).body).toBe('Now $36.00, was $40.00, for Maya Okafor')
  })

  it('has its day in its tag, unlike anything else', () => {
    expect(dayOfDrop(dropTag(12, new Date('2026-11-21T23:30:00Z')))).toBe('2026-11-21')
    expect(dayOfDrop('event 12 2026-11-21 2026-11-20')).toBeUndefined()
    expect(dayOfDrop('my price 12 2026-11-21')).toBeUndefined()
    expect(dayOfDrop('price 12 2026-11-21 more')).toBeUndefined()
  })
})
