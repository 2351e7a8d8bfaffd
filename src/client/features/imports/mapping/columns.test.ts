import { expect, it } from 'vitest'
import { hasName, mappingOf, meaningsOf, withMeaning } from './columns.ts'

const columns = [{ name: 'Who' }, { name: 'Born' }, { name: 'Shoe size' }]
const guessed = meaningsOf(columns, { fullName: 'Who', birthday: 'Born' })

it('begins with what was guessed, and leaves out the rest', () => {
  expect(guessed).toEqual(['fullName', 'birthday', ''])
  expect(mappingOf(columns, guessed)).toEqual({ fullName: 'Who', birthday: 'Born' })
})

it('takes a meaning from the column that had it', () => {
  expect(withMeaning(guessed, 2, 'birthday')).toEqual(['fullName', '', 'birthday'])
})

it('can leave out several columns', () => {
  expect(withMeaning(withMeaning(guessed, 1, ''), 0, '')).toEqual(['', '', ''])
})

it('needs a name', () => {
  expect(hasName(guessed)).toBe(true)
  expect(hasName(withMeaning(guessed, 0, 'firstName'))).toBe(true)
  expect(hasName(withMeaning(guessed, 0, 'notes'))).toBe(false)
})
