import { expect, it } from 'vitest'
import { shortFirstNameOf } from './first-name.ts'

it.each([
  ['Maya Okafor', 'Maya'],
  ['Bartholomew-Maximilian von und zu', 'Bartholomew-Maximilian'],
  ['Donaudampfschifffahrtselektrizitäten Hauptbetrieb', 'Donaudampfschifffahrtse…'],
])('%s is %s where there is little room', (fullName, short) => {
  expect(shortFirstNameOf(fullName)).toBe(short)
})
