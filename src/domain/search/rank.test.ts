import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestOf, needleOf, rankOf, searchable } from './rank.ts'

const rank = (query: string, names: string[], also: string[] = []) => {
  const needle = needleOf(query)
  return needle && rankOf(searchable(names, also), needle)
}

describe('what is found', () => {
  it.each([
    [0, 'maya ok', ['Maya Okafor']],
    [0, 'zoe', ['ZOË Quinn']],
    [0, 'maya', ['Birthday', 'Maya Okafor']],
    [1, 'okafor', ['Maya Okafor']],
    [1, 'ok ma', ['Maya Okafor']],
    [1, 'birth maya', ['Birthday', 'Maya Okafor']],
    [1, 'marie', ['Anne-Marie']],
    [1, 'neil', ["Sinéad O'Neil"]],
    [2, 'kaf', ['Maya Okafor']],
    [2, 'maya kaf', ['Maya Okafor']],
    [undefined, 'maya smith', ['Maya Okafor']],
    [undefined, 'may%', ['Maya']],
    [undefined, 'm_ya', ['Maya']],
    [undefined, '', ['Maya']],
    [undefined, ' \t ', ['Maya']],
  ])('has rank %s by %j in %j', (expected, query, names) => {
    expect(rank(query, names)).toBe(expected)
  })

  it('may match words beside the name, but comes last then', () => {
    expect(rank('friend', ['Maya Okafor'], ['Friend', 'maya@example.com'])).toBe(3)
    expect(rank('maya friend', ['Maya Okafor'], ['Friend'])).toBe(3)
    expect(rank('maya cousin', ['Maya Okafor'], ['Friend'])).toBeUndefined()
    // 'dm' ends one text and begins the next.
    expect(rank('dm', ['Bo'], ['Friend', 'maya@example.com'])).toBeUndefined()
  })

  it('is found by every piece of its name', () => {
    const letters = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }))
    fc.assert(
      fc.property(letters, letters, letters, (before, piece, after) => {
        fc.pre(needleOf(piece.join('')) !== undefined)
        expect(rank(piece.join('').normalize('NFKD'), [[...before, ...piece, ...after].join('')])).toBeDefined()
      }),
    )
  })
})

describe('the best few', () => {
  const people = ['Dan Maya', 'Amaya', 'Maya B', 'Zed', 'Maya A'].map((name) =>
    Object.assign(searchable([name]), { name }),
  )
  const best = (query: string, limit: number) => {
    const needle = needleOf(query)
    return needle && bestOf(people, needle, limit).map(({ name }) => name)
  }

  it('come by rank, equals in the order given', () => {
    expect(best('maya', 8)).toEqual(['Maya B', 'Maya A', 'Dan Maya', 'Amaya'])
  })

  it('are no more than asked for', () => {
    expect(best('maya', 3)).toEqual(['Maya B', 'Maya A', 'Dan Maya'])
    expect(best('maya', 1)).toEqual(['Maya B'])
  })
})
