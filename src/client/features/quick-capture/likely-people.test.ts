import { expect, test } from 'vitest'
import { likelyPeople, SHOWN } from './likely-people.ts'

const person = (id: number) => ({ id, fullName: `Person ${id}`, relationship: 'friend', emoji: null, picture: null })
const people = (count: number) => Array.from({ length: count }, (_, index) => person(index + 1))
const event = (id: number, daysUntil: number) => ({ daysUntil, contact: person(id) })
const ids = (found: { id: number }[]) => found.map(({ id }) => id)

test('the next events come first, each person once, then who was thought of lately, then anybody', () => {
  const next = [event(9, 1), event(8, 2), event(9, 3), event(7, 4), event(6, 5), event(5, 6)]
  const found = likelyPeople(people(20), next, [3, 9, 12])
  expect(ids(found)).toEqual([9, 8, 7, 6, 3, 12])
  expect(found[0]).toMatchObject({ fullName: 'Person 9', days: 1 })
  expect(found[4]).toMatchObject({ days: undefined })
})

test('without anybody lately the events fill all places, without events the first of the list', () => {
  const next = [9, 8, 7, 6, 5, 4, 3].map((id) => event(id, id))
  expect(ids(likelyPeople(people(20), next, []))).toEqual([9, 8, 7, 6, 5, 4])
  expect(ids(likelyPeople(people(20), [], []))).toEqual([1, 2, 3, 4, 5, 6])
  expect(likelyPeople(people(20), next, [11, 12, 13])).toHaveLength(SHOWN)
})

test('who was removed is not offered', () => {
  expect(ids(likelyPeople(people(2), [event(5, 1)], [7]))).toEqual([1, 2])
})

test('people whom a typed name may mean come first, with the days to their next event', () => {
  const found = likelyPeople(people(20), [event(9, 1), event(17, 2), event(17, 30)], [3], [person(12), person(17)])
  expect(ids(found)).toEqual([12, 17, 9, 3, 1, 2])
  expect(found[1]).toMatchObject({ days: 2 })
})
