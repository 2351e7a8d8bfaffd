import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differences, isNothing, leftOver } from './difference.ts'
import { askedFields, nothingAsked, type Asked } from './fields.ts'

const kindsOf = (onFile: Partial<Asked>, answer: Partial<Asked>) =>
  differences({ ...nothingAsked, ...onFile }, { ...nothingAsked, ...answer }).map(({ field, kind }) => [field, kind])

describe('what an answer would change', () => {
  it.each<[string, Partial<Asked>, Partial<Asked>, string[][]]>([
    [
      'what is not known yet',
      {},
      { sizes: 'M', birthday: '05/17' },
      [
        ['birthday', 'adds'],
        ['sizes', 'adds'],
      ],
    ],
    ['what is known otherwise', { sizes: 'L' }, { sizes: 'M' }, [['sizes', 'replaces']]],
    ['not what is the same but for spaces and capitals', { wishes: 'A  Kite\n' }, { wishes: 'a kite' }, []],
    ['a space between words', { wishes: 'tea time' }, { wishes: 'teatime' }, [['wishes', 'replaces']]],
    ['not the same birthday', { birthday: '1992-05-17' }, { birthday: '1992-05-17' }, []],
    ['a size, though it looks like a day', { sizes: '05' }, { sizes: '05/17' }, [['sizes', 'replaces']]],
    ['not a birthday without the year that is known', { birthday: '1992-05-17' }, { birthday: '05/17' }, []],
    ['the year of a birthday', { birthday: '05/17' }, { birthday: '1992-05-17' }, [['birthday', 'adds']]],
    ['the day of a birthday', { birthday: '05' }, { birthday: '05/17' }, [['birthday', 'adds']]],
    ['another birthday', { birthday: '1992-05-17' }, { birthday: '05/18' }, [['birthday', 'replaces']]],
    ['another year', { birthday: '1992-05-17' }, { birthday: '1993-05-17' }, [['birthday', 'replaces']]],
  ])('%s', (_, onFile, answer, expected) => {
    expect(kindsOf(onFile, answer)).toEqual(expected)
  })

  const text = fc.option(fc.constantFrom('a', 'b', 'A ', 'c c', 'c  c'))
  const asked: fc.Arbitrary<Asked> = fc.record({
    birthday: fc.option(fc.constantFrom('05', '05/17', '1992-05-17', '02/29')),
    mailingAddress: text,
    sizes: text,
    interests: text,
    allergies: text,
    wishes: text,
  })

  it('is nothing of what was taken over', () => {
    fc.assert(
      fc.property(asked, asked, fc.subarray([...askedFields]), (onFile, answer, taken) => {
        const chosen = differences(onFile, answer).filter(({ field }) => taken.includes(field))
        const now = { ...onFile, ...Object.fromEntries(chosen.map(({ field, wrote }) => [field, wrote])) }
        const left = leftOver(now, answer, taken)
        const still = differences(onFile, answer).filter(({ field }) => !taken.includes(field))
        expect(differences(now, left)).toEqual(still)
        expect(isNothing(left)).toBe(still.length === 0)
      }),
    )
  })

  it('is nothing of what was taken over, however it was stored', () => {
    const taken = leftOver({ ...nothingAsked, sizes: 'medium' }, { ...nothingAsked, sizes: 'M', wishes: 'a kite' }, [
      'sizes',
    ])
    expect(taken).toEqual({ ...nothingAsked, wishes: 'a kite' })
  })

  it('loses nothing that is known where it says it adds', () => {
    fc.assert(
      fc.property(asked, asked, (onFile, answer) => {
        const more = differences(onFile, answer).filter(({ kind, onFile: known }) => kind === 'adds' && known !== null)
        for (const { field, onFile: known, wrote } of more) {
          expect(field).toBe('birthday')
          expect(wrote.replaceAll(/\D/g, '')).toContain(known?.replaceAll(/\D/g, ''))
        }
      }),
    )
  })
})
