import { expect, test } from 'vitest'
import { calledName } from './called-name.ts'

test.each([
  ['Leo Park', 'Leo'],
  ['Aunt May', 'Aunt May'],
  ['Aunt May Parker', 'Aunt May'],
  ['Dr. Lee', 'Dr. Lee'],
  ['Dr. Ann Lee', 'Dr. Lee'],
  ['Tía Carmen', 'Tía Carmen'],
  ['Boss', 'Boss'],
  ['Mom', 'Mom'],
  ['', ''],
])('%s is called %s', (fullName, called) => {
  expect(calledName(fullName)).toBe(called)
})
