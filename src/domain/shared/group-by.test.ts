import { expect, it } from 'vitest'
import { groupBy } from './group-by.ts'

it('groups in the order of their first item, and within them in the order of the items', () => {
  expect([...groupBy([3, 2, 5, 4, 7], (number) => number % 2)]).toEqual([
    [1, [3, 5, 7]],
    [0, [2, 4]],
  ])
})
