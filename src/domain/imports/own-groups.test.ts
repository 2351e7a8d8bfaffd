import { expect, it } from 'vitest'
import { isOwnGroup } from './own-groups.ts'

it.each([
  ['* myContacts', true],
  ['*Starred', true],
  ['Starred in Android', true],
  ['Imported', true],
  ['Family', false],
  ['Contacts * myContacts', false],
])('the group %s is made by the address book: %s', (name, expected) => {
  expect(isOwnGroup(name)).toBe(expected)
})
