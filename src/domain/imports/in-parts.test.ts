import { expect, it } from 'vitest'
import type { PeopleFile, UnmappedFile } from './found-person.ts'
import { inParts, PEOPLE_PER_PART } from './in-parts.ts'
import { person } from './testing/person.ts'

const file = (count: number): PeopleFile => ({
  state: 'people',
  kind: 'vcard',
  people: Array.from({ length: count }, (_, index) => person(`Person ${index}`, { key: String(index + 1) })),
  problems: [],
  assumptions: { dateOrder: null, yearsAreBirthYears: null },
})

it.each([0, 1, PEOPLE_PER_PART, PEOPLE_PER_PART + 1, 2 * PEOPLE_PER_PART])('%d people come in parts', (count) => {
  const { people, ...rest } = file(count)
  const { parts, ...others } = inParts(file(count)) as Extract<ReturnType<typeof inParts>, { parts: string[] }>
  expect(others).toEqual({ ...rest, total: count })
  const read = parts.map((part) => JSON.parse(part) as unknown[])
  expect(read.flat()).toEqual(people)
  expect(read.every(({ length }) => length > 0 && length <= PEOPLE_PER_PART)).toBe(true)
  expect(read).toHaveLength(Math.ceil(count / PEOPLE_PER_PART))
})

it('who is in the file twice is one', () => {
  const twice = { ...file(1), people: [...file(1).people, ...file(1).people] }
  expect(inParts(twice)).toMatchObject({ total: 1 })
})

it('a file whose columns nobody has chosen yet stays as it is', () => {
  const unmapped: UnmappedFile = { state: 'mapping', kind: 'csv', columns: [], guess: {}, dateOrder: null }
  expect(inParts(unmapped)).toBe(unmapped)
})
