import { describe, expect, it } from 'vitest'
import { pickRound } from './pick.ts'

describe('picking a round', () => {
  it('goes on where the last one ended, and around', () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f']
    expect(pickRound(items, 4, 0)).toEqual(['a', 'b', 'c', 'd'])
    expect(pickRound(items, 4, 1)).toEqual(['e', 'f', 'a', 'b'])
    expect(pickRound(items, 4, 2)).toEqual(['c', 'd', 'e', 'f'])
  })

  it('shows each item once when there are few', () => {
    expect(pickRound(['a', 'b'], 4, 3)).toEqual(['a', 'b'])
    expect(pickRound([], 4, 1)).toEqual([])
  })
})
