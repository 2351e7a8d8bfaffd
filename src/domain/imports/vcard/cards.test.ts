import { describe, expect, it } from 'vitest'
import { MAX_LINE_LENGTH } from '../limits.ts'
import { MAX_PROPERTIES, readCards } from './cards.ts'

const cards = (...lines: string[]) => [...readCards(lines.join('\r\n'))]
/** The properties of the only card with these lines. */
function properties(...lines: string[]): string[] {
  const found = cards('BEGIN:VCARD', ...lines, 'END:VCARD')
  expect(found).toHaveLength(1)
  return found.flatMap((card) => card.properties.map(({ name, value }) => `${name}=${value}`))
}

describe('the cards of a file', () => {
  it('begin and end, with any spaces and in any case', () => {
    expect(cards(' begin : vcard ', 'FN:Ada', 'End:vCard', 'BEGIN:VCARD', 'END:VCARD')).toMatchObject([
      { line: 1, isFinished: true, properties: [{ name: 'FN', value: 'Ada', line: 2 }] },
      { line: 4, isFinished: true, properties: [] },
    ])
  })

  it('may have no end', () => {
    expect(cards('BEGIN:VCARD', 'FN:Ada', 'BEGIN:VCARD', 'FN:Sam')).toMatchObject([
      { line: 1, isFinished: false, properties: [{ value: 'Ada' }] },
      { line: 3, isFinished: false, properties: [{ value: 'Sam' }] },
    ])
  })

  it('are all that is read', () => {
    expect(cards('FN:Ada', 'END:VCARD', 'FN:Sam', 'BEGIN:VCARDS', 'FN:Leo')).toEqual([])
    expect(cards('BEGIN:VCARD', 'FN:Ada', 'END:VCARD', 'FN:Sam')).toMatchObject([{ properties: [{ value: 'Ada' }] }])
  })

  it('leave out the card of an agent, and go on behind it', () => {
    const agent = ['AGENT:', 'BEGIN:VCARD', 'FN:Sam', 'END:VCARD']
    expect(properties('FN:Ada', ...agent, 'TEL:1')).toEqual(['FN=Ada', 'AGENT=', 'TEL=1'])
  })
})

describe('the properties of a card', () => {
  it('are those that we use', () => {
    expect(properties('FN:Ada', 'PHOTO:x', 'FOO:x', 'TEL', 'item1.TEL:1', 'X-SPOUSE;A=b:Leo')).toEqual([
      'FN=Ada',
      'TEL=1',
      'X-SPOUSE=Leo',
    ])
  })

  it('are so many at most', () => {
    const withTels = (count: number) => cards('BEGIN:VCARD', ...Array.from({ length: count }, () => 'TEL:1'))[0]
    expect(withTels(MAX_PROPERTIES)?.hasTooMany).toBe(false)
    const more = withTels(MAX_PROPERTIES + 1)
    expect([more?.hasTooMany, more?.properties.length]).toEqual([true, MAX_PROPERTIES])
  })

  it('leave out lines that are too long, and say where the first twenty of ours are', () => {
    const note = (length: number) => `NOTE:${'x'.repeat(length - 'NOTE:'.length)}`
    expect(cards('BEGIN:VCARD', note(MAX_LINE_LENGTH))[0]?.longLines).toEqual([])
    const [card] = cards('BEGIN:VCARD', note(MAX_LINE_LENGTH + 1), 'FN:Ada', `PHOTO:${note(MAX_LINE_LENGTH)}`)
    expect(card).toMatchObject({ longLines: [2], properties: [{ name: 'FN' }] })
    const many = Array.from({ length: 21 }, () => note(MAX_LINE_LENGTH + 1))
    expect(cards('BEGIN:VCARD', ...many)[0]?.longLines).toHaveLength(20)
  })

  it('leave out a line that is too long by its folds', () => {
    const folds = [`NOTE:${'x'.repeat(MAX_LINE_LENGTH - 10)}`, ` ${'y'.repeat(10)}`, ' z', ' z']
    expect(cards('BEGIN:VCARD', ...folds, 'FN:Ada')).toMatchObject([{ longLines: [2], properties: [{ name: 'FN' }] }])
  })
})

describe('a folded line', () => {
  it('goes on behind a space or a tab, which goes, but in version 2.1 stays', () => {
    expect(properties('NOTE:one', '  two', '\tthree')).toEqual(['NOTE=one twothree'])
    for (const version of ['VERSION:2.1', 'version: 2.1'])
      expect(properties(version, 'NOTE:one', ' two')).toContain('NOTE=one two')
    expect(properties('VERSION:3.0', 'NOTE:one', ' two')).toContain('NOTE=onetwo')
  })

  it('of quoted-printable goes on behind an equals sign, up to the end of the card', () => {
    expect(properties('NOTE;QUOTED-PRINTABLE:one=', 'TEL:two=', ' three')).toEqual(['NOTE=oneTEL:twothree'])
    expect(properties('VERSION:2.1', 'NOTE;QUOTED-PRINTABLE:one', ' two')).toContain('NOTE=onetwo')
    expect(properties('NOTE;QUOTED-PRINTABLE:one=')).toEqual(['NOTE=one='])
    expect(properties('NOTE:one=', 'TEL:1')).toEqual(['NOTE=one=', 'TEL=1'])
    expect(properties('NOTE:QUOTED-PRINTABLE=', 'TEL:1')).toEqual(['NOTE=QUOTED-PRINTABLE=', 'TEL=1'])
  })
})
