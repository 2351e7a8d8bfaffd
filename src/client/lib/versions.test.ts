import { expect, test } from 'vitest'
import { onTopOf } from './versions.ts'

const base = { name: 'Maya', phone: '', interests: ['books'] as readonly string[] }

test('a field that only the other changed is theirs, a list too', () => {
  const theirs = { ...base, phone: '555 0100', interests: ['books', 'tea'] }
  expect(onTopOf(theirs, { ...base, interests: ['books'], name: 'Maya O.' }, base)).toEqual({
    values: { name: 'Maya O.', phone: '555 0100', interests: ['books', 'tea'] },
    takenOver: ['phone', 'interests'],
  })
})

test('what both changed stays as it was typed', () => {
  const mine = { ...base, phone: '555 0199' }
  expect(onTopOf({ ...base, phone: '555 0100' }, mine, base)).toEqual({ values: mine, takenOver: [] })
})
