import { describe, expect, test } from 'vitest'
import { versionsOf } from './versions.ts'

type Values = { name: string; phone: string; interests: readonly string[] }
const base: Values = { name: 'Maya', phone: '', interests: ['books'] }
const labels = { name: 'Full name', phone: 'Phone', interests: 'Interests' }
const versions = versionsOf<Values, { isKnown: boolean }>(labels, (values, name, { isKnown }) =>
  name === 'phone' && !isKnown ? 'hidden' : String(values[name]),
)

describe('two versions', () => {
  test('a field that only the other changed is theirs, a list too', () => {
    const theirs = { ...base, phone: '555 0100', interests: ['books', 'tea'] }
    expect(versions.merge(theirs, { ...base, interests: ['books'], name: 'Maya O.' }, base)).toEqual({
      values: { name: 'Maya O.', phone: '555 0100', interests: ['books', 'tea'] },
      takenOver: ['Phone', 'Interests'],
    })
  })

  test('what both changed stays as it was typed', () => {
    const mine = { ...base, phone: '555 0199' }
    expect(versions.merge({ ...base, phone: '555 0100' }, mine, base)).toEqual({ values: mine, takenOver: [] })
  })

  test('are compared in words, which may depend on the record', () => {
    const theirs = { ...base, phone: '555 0100', interests: ['books', 'tea'] }
    expect(versions.differences(base, theirs, { isKnown: false })).toEqual([
      { label: 'Interests', mine: 'books', theirs: 'books,tea' },
    ])
  })
})
