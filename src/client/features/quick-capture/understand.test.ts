import { expect, test } from 'vitest'
import { understand, withPerson } from './understand.ts'
import type { Values } from './understand.ts'

const person = (id: number, fullName: string) => ({ id, fullName, relationship: 'friend', emoji: null, picture: null })
const [leo, ann, bo] = [person(1, 'Leo Quinn'), person(2, 'Mia Ash'), person(3, 'Mia Birch')]
const contacts = [leo, ann, bo]
const empty: Values = {
  title: '',
  isFromPage: false,
  price: '',
  link: '',
  person: undefined,
  eventId: '',
  eventOf: undefined,
  kept: [],
}
const read = (values: Partial<Values>) => understand({ ...empty, ...values }, contacts)
const choose = (values: Partial<Values>, chosen: typeof leo) => {
  const before = { ...empty, ...values }
  return understand({ ...before, ...withPerson(before, read(values).read, chosen) }, contacts)
}

test('a typed person and price are used, before those chosen earlier or found on a page', () => {
  const typed = { title: 'Kalimba for Leo $240', person: ann, price: '48.70' }
  expect(read(typed)).toMatchObject({ title: 'Kalimba', price: '240.00', person: leo })
  expect(read({ ...typed, title: 'Kalimba' })).toMatchObject({ title: 'Kalimba', price: '48.70', person: ann })
})

test('choosing another person leaves the words in the name', () => {
  expect(choose({ title: 'Kalimba for Leo' }, ann)).toMatchObject({ title: 'Kalimba for Leo', person: ann })
})

test('of two people with the name nobody is taken until one is chosen', () => {
  expect(read({ title: 'Scarf for Mia' })).toMatchObject({ title: 'Scarf', person: undefined })
  expect(read({ title: 'Scarf for Mia', person: leo }).person).toBeUndefined()
  expect(choose({ title: 'Scarf for Mia' }, bo)).toMatchObject({ title: 'Scarf', person: bo })
})

test('an event goes with its person', () => {
  const chosen = { person: leo, eventId: '7', eventOf: leo.id }
  expect(read({ ...chosen, title: 'Scarf' }).eventId).toBe('7')
  expect(read({ ...chosen, title: 'Scarf for Mia Ash' }).eventId).toBe('')
})

test("a page's name is left as it is", () => {
  expect(read({ title: '$25 card for Leo', isFromPage: true })).toMatchObject({ title: '$25 card for Leo', price: '' })
})
