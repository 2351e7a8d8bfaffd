import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText, matches } from './search-text.ts'

describe('searching', () => {
  it.each([
    ['Zoë Ångström', 'zoe angstrom'],
    ['Zoe\u0308', 'zoë'],
    ['Łukasz Øster', 'lukasz oster'],
    ['STRAẞE', 'strasse'],
    ['İpek', 'ipek'],
    ['ΟΔΟΣ', 'οδοσ'],
    ["Sinéad O'Neil", 'o’neil'],
    ['Sinéad O´Neil', "o'neil"],
    ['Maya Okafor', 'okafor maya'],
    ['Maya  Okafor', 'maya okafor'],
    ['Maya Okafor', '   '],
    ['李小龙', '小龙'],
  ])('finds in %j what is typed as %j', (haystack, needle) => {
    expect(matches(haystack, needle)).toBe(true)
  })

  it('does not find what is not there', () => {
    expect(matches('Maya Okafor', 'maya smith')).toBe(false)
    expect(matches('', 'a')).toBe(false)
    expect(matches('eat', 'tea')).toBe(false)
  })

  it('finds every text by itself and by any piece of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (text, a, b) => {
        expect(matches(text, text)).toBe(true)
        const folded = foldText(text)
        expect(matches(text, folded.slice(Math.min(a, b) % (folded.length + 1), Math.max(a, b)))).toBe(true)
      }),
    )
  })

  it('folds spaces to one, and to none around a text', () => {
    expect(foldText(' Zoë \n\t Ångström ')).toBe('zoe angstrom')
  })

  it('folds a folded text no further, whatever the letter', () => {
    // A block at once: one by one takes ten times as long.
    const unstable: string[] = []
    for (let block = 0; block <= 0x10_ff_ff; block += 0x1_00) {
      if (block >= 0xd8_00 && block <= 0xdf_ff) continue
      const letters = Array.from({ length: 0x1_00 }, (_, place) => String.fromCodePoint(block + place))
      const folded = foldText(letters.map((letter) => `a${letter}b`).join(''))
      if (foldText(folded) !== folded) unstable.push(`${block.toString(16)} to ${(block + 0xff).toString(16)}`)
    }
    expect(unstable).toEqual([])
  })
})
