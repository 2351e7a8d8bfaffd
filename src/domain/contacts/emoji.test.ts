import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastEmoji, MAX_EMOJI_LENGTH, readEmoji } from './emoji.ts'

const emoji = ['🦄', '👩🏽‍🚀', '👨‍👩‍👧‍👦', '🇺🇸', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '1️⃣', '❤️', '🏳️‍🌈', '👋🏿', '👩‍❤️‍💋‍👨', '🫩']

describe('one emoji', () => {
  it.each(emoji)('%s is taken as it is', (text) => {
    expect(readEmoji(text)).toBe(text)
    expect(readEmoji(` ${text}\n`)).toBe(text)
  })

  it('that would be drawn as text asks for color', () => {
    expect(readEmoji('❤')).toBe('❤️')
    expect(readEmoji('☎')).toBe('☎️')
  })

  it.each([
    '',
    ' ',
    'M',
    'MO',
    '7',
    '#',
    'é',
    ':)',
    '🦄🦄',
    '🦄!',
    'a🦄',
    '🇺',
    '🏽',
    '\u200D',
    '\uFE0F',
    '🦄\u0301',
    '日',
    '<b>',
    '\u0000',
    '\uD83E',
    '🇺🇸🇺🇸',
    '👩‍'.repeat(20) + '👩',
  ])('is not %j', (text) => {
    expect(readEmoji(text)).toBeUndefined()
  })

  it('is nothing that also has letters, digits or accents', () => {
    const others = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 3 })
      .filter((text) => /[\p{L}\p{M}]/u.test(text))
    fc.assert(
      fc.property(others, fc.constantFrom(...emoji), (text, known) => {
        expect([readEmoji(text), readEmoji(text + known), readEmoji(known + text)]).toEqual(Array(3).fill(undefined))
      }),
    )
  })

  it('read again is the same, and short enough to store', () => {
    const pieces = fc.array(fc.constantFrom(...emoji, '❤', '\u200D', 'x'), { maxLength: 4 })
    fc.assert(
      fc.property(pieces, (some) => {
        const read = readEmoji(some.join(''))
        expect(readEmoji(read ?? '')).toBe(read)
        expect(read?.length ?? 0).toBeLessThanOrEqual(MAX_EMOJI_LENGTH)
      }),
    )
  })
})

describe('what was typed beside the old emoji', () => {
  it.each([
    ['🦄👵', '👵'],
    ['Grandma 👵🏽', '👵🏽'],
    ['🇺🇸🇫🇷', '🇫🇷'],
    ['👵x', '👵'],
  ])('of %s the last counts: %s', (text, last) => {
    expect(lastEmoji(text)).toBe(last)
  })

  it('is nothing without any', () => {
    expect(lastEmoji('Grandma')).toBeUndefined()
    expect(lastEmoji('')).toBeUndefined()
  })
})
