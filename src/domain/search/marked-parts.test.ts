import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from '../shared/search-text.ts'
import { markedParts } from './marked-parts.ts'

const shown = (text: string, query: string) =>
  markedParts(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

describe('what a query found is marked', () => {
  it.each([
    ['Zoë Quinn', 'zoe', '[Zoë] Quinn'],
    ['Zoe\u0308 Quinn', 'zoe', '[Zoe\u0308] Quinn'],
    ['Łukasz Nowak', 'now luk', '[Łuk]asz [Now]ak'],
    ['Große Straße', 'strass', 'Große [Straß]e'],
    ['İpek', 'ip', '[İp]ek'],
    ['Maya Okafor', 'kaf', 'Maya O[kaf]or'],
    ['Anna Nanna', 'an', '[An]na Nanna'],
    ['Maya', 'smith', 'Maya'],
    ['Maya', ' ', 'Maya'],
    ['🎁 box', '🎁', '[🎁] box'],
    ['', 'a', ''],
    ['\u0301\u0308a', 'a', '\u0301\u0308[a]'],
    ['Maya\u00a0Okafor', 'maya okafor', '[Maya]\u00a0[Okafor]'],
  ])('in %j by %j: %s', (text, query, expected) => {
    expect(shown(text, query)).toBe(expected)
  })

  it('and no letter is lost or added', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
        expect(
          markedParts(text, query)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })

  it('when the whole is asked for, every word of it is', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Zoë', 'Ångström', 'Łukasz', 'ß', 'Æ'), { minLength: 1 }), (words) => {
        const parts = markedParts(words.join(' '), foldText(words.join(' ')))
        expect(parts.filter((part) => !part.isMatch).every((part) => part.text === ' ')).toBe(true)
      }),
    )
  })
})
