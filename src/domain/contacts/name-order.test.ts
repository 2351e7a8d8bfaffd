import { expect, it } from 'vitest'
import { byName } from './name-order.ts'

const named = (...fullNames: string[]) => fullNames.map((fullName, index) => ({ id: index + 1, fullName }))

it('sorts names as people do, numbers by their value', () => {
  const sorted = named('Zoe', 'Åsa', 'Bob 10', 'Bob 9', 'asa').toSorted(byName)
  expect(sorted.map(({ fullName }) => fullName)).toEqual(['asa', 'Åsa', 'Bob 9', 'Bob 10', 'Zoe'])
})

it('keeps people of one name in the order they were added, in whatever order they come', () => {
  const found = named('Ann Lee', 'Ann Lee', 'Ann Lee')
  expect(found.toReversed().toSorted(byName)).toEqual(found)
})
