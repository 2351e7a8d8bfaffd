import { expect, test } from 'vitest'
import { fillIn, takeBack } from './fill.ts'

const page = { title: 'Merino scarf', price: '48.70' }

test('a page fills what is empty', () => {
  expect(fillIn({ title: '', price: ' ' }, page)).toEqual(page)
  expect(fillIn({ title: '', price: '' }, { title: null, price: null })).toEqual({})
})

test('what was typed stays', () => {
  expect(fillIn({ title: 'The blue one', price: '' }, page)).toEqual({ price: '48.70' })
  expect(fillIn({ title: 'The blue one', price: '0' }, page)).toEqual({})
})

test('undo empties what was filled in, and nothing that was changed since', () => {
  expect(takeBack(page, page)).toEqual({ title: '', price: '' })
  expect(takeBack({ title: 'Merino scarf, blue', price: '48.70' }, page)).toEqual({ price: '' })
  expect(takeBack({ title: 'Merino scarf', price: '48.70' }, { price: '48.70' })).toEqual({ price: '' })
})
