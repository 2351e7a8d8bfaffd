import { expect, test } from 'vitest'
import { findInterest } from './interests.ts'
import { readInterests } from './match.ts'
import { things } from './things.ts'

const listed = Object.entries(things).flatMap(([id, names]) => names.split(', ').map((name) => ({ id, name })))

test('every thing belongs to an interest that exists, once', () => {
  expect(listed.filter(({ id }) => findInterest(id) === undefined)).toEqual([])
  const all = listed.map(({ id, name }) => `${id}: ${name}`)
  expect(all.filter((one, at) => all.indexOf(one) < at)).toEqual([])
})

test('someone who likes a thing likes its interest', () => {
  expect(listed.filter(({ id, name }) => !readInterests(name).liked.includes(id))).toEqual([])
})

test('of an interest that is named by one of its things only that is known, unless all of it is named too', () => {
  expect(readInterests('westerns')).toMatchObject({
    liked: ['movies-and-tv'],
    narrowed: new Map([['movies-and-tv', ['westerns']]]),
  })
  expect(readInterests('westerns, films')).toMatchObject({ liked: ['movies-and-tv'], narrowed: new Map() })
  expect(readInterests('films')).toMatchObject({ liked: ['movies-and-tv'], narrowed: new Map() })
})

test('someone who wants no more of a thing may still like its interest', () => {
  expect(readInterests('no slime')).toMatchObject({ refused: [], refusals: [{ said: 'slime' }] })
  expect(readInterests('no crafts')).toMatchObject({ refused: ['kids-crafts'] })
})

test('who trains for something likes no trains', () => {
  expect(readInterests('trains for a marathon').liked).toEqual(['running'])
  expect(readInterests('trains and tracks').liked).toEqual(['vehicles-and-trains'])
})
