import { expect, it } from 'vitest'
import { inputTexts } from '../texts/input.ts'
import { giftSearchSchema } from './search-schema.ts'

const read = (categoryIds: string) => giftSearchSchema.safeParse({ categoryIds })

it.each([
  ['[]', []],
  ['["books","toys"]', ['books', 'toys']],
])('the categories of a search are a list in JSON: %s', (text, ids) => {
  expect(read(text).data?.categoryIds).toEqual(ids)
})

it.each([
  'books',
  '"books"',
  '[1]',
  '["books"',
  '',
  `["${'x'.repeat(201)}"]`,
  JSON.stringify(Array.from({ length: 21 }, String)),
])('the categories of a search are not %s', (text) => {
  expect(read(text).error?.issues.map(({ code, message }) => [code, message])).toEqual([
    ['custom', inputTexts.categoryIdsAsJson],
  ])
})

it('a search for a gender takes any capitals', () => {
  expect(giftSearchSchema.parse({ gender: 'Female' })).toMatchObject({ gender: 'female' })
})

it('a price in a search is an amount', () => {
  const { error } = giftSearchSchema.safeParse({ minPrice: 'cheap', maxPrice: '999999999999' })
  expect(error?.issues.map(({ message }) => message)).toEqual([inputTexts.amount, inputTexts.amount])
  expect(giftSearchSchema.parse({ minPrice: '5', maxPrice: 80.5 })).toMatchObject({ minPrice: 500, maxPrice: 8050 })
})
