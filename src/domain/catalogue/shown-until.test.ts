import { describe, expect, it } from 'vitest'
import { msToShow } from './shown-until.ts'

const now = new Date('2026-11-26T14:11:00Z')
const amazon = (asOf: string) => ({ provider: 'amazon', asOf })

describe('how long products may stay on a screen', () => {
  it('is a day from when the shop said its oldest price, where its rules say so', () => {
    const products = [amazon('2026-11-26T14:10:00Z'), amazon('2026-11-26T02:11:00Z')]
    expect(msToShow(products, now)).toBe(12 * 3_600_000)
    expect(msToShow([amazon('2026-11-20T14:11:00Z')], now), 'a clock that is ahead').toBe(3_600_000)
  })

  it('has no end for ideas of ours and for shops without such a rule', () => {
    expect(msToShow([], now)).toBeUndefined()
    expect(msToShow([{ provider: 'ribbonry', asOf: null }], now)).toBeUndefined()
    expect(msToShow([{ provider: 'ebay', asOf: '2026-11-20T14:11:00Z' }], now)).toBeUndefined()
  })
})
