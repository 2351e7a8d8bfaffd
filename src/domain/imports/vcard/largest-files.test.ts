import { describe, expect, it } from 'vitest'
import { MAX_IMPORT_PEOPLE } from '../limits.ts'
import { readVcards } from './read-vcards.ts'

const read = (...lines: string[]) =>
  readVcards(lines.join('\r\n'), '2026-11-23', (bytes) => String.fromCharCode(...bytes))

describe('a file of vCards', () => {
  it('has a card with a million properties, of which it keeps some', () => {
    const { people, problems } = read('BEGIN:VCARD', 'FN:Ada', 'TEL:1\r\n'.repeat(1_000_000), 'END:VCARD')
    expect(people).toMatchObject([{ fullName: 'Ada', phoneNumber: '1' }])
    expect(problems).toEqual([{ line: 1, text: 'This entry has more than 500 details, so we left out the rest.' }])
  })

  it('has too many people', () => {
    const card = ['BEGIN:VCARD', 'FN:Ada', 'END:VCARD']
    const cards = (count: number) => Array.from({ length: count }, () => card).flat()
    expect(read(...cards(MAX_IMPORT_PEOPLE)).people).toHaveLength(MAX_IMPORT_PEOPLE)
    expect(() => read(...cards(MAX_IMPORT_PEOPLE + 1))).toThrow('This file has more than 10,000 people.')
  })
})
