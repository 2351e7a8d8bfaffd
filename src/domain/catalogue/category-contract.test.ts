import { expect, test } from 'vitest'
import { categoryContract } from './category-contract.ts'

const { query } = categoryContract['GET /categories']

test.each([
  [{ ids: 'books,toys-and-games' }, ['books', 'toys-and-games']],
  [{ ids: ',books,,' }, ['books']],
  [{ ids: '' }, []],
  [{}, undefined],
])('the ids of %j are %j', (asked, ids) => {
  expect(query.parse(asked).ids).toEqual(ids)
})
