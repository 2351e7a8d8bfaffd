import { expect, test } from 'vitest'
import { embeddedIdeas } from './ideas.ts'
import { tasteFits } from './taste-index.ts'

const flies = 'fly-tying-vise-and-a-hundred-feathers'
const fitOf = (id: string, ...phrases: string[]) => tasteFits(phrases.map((phrase) => [phrase])).get(id)

test('what is right for exactly a taste fits it wholly, and what only goes well with it less', () => {
  const fits = tasteFits([['fishing']])
  const at = ({ id }: { id: string }) => fits.get(id)?.[0] ?? 0
  const right = embeddedIdeas().filter(({ tags }) => tags.rightFor.includes('fishing'))
  const fitting = embeddedIdeas().filter(({ tags }) => tags.goesWith.includes('fishing'))
  expect(right.length).toBeGreaterThan(5)
  expect(fitting.length).toBeGreaterThan(5)
  expect(new Set(right.map(at))).toEqual(new Set([1]))
  expect(Math.max(...fitting.map(at))).toBeLessThan(1)
  expect(fitOf(flies, 'fly fishing', 'opera')).toEqual([1, 0])
})

test('of a taste that has more words, or other ones, the shared ones count by how much they tell', () => {
  const [whole = 0, part = 0, other = 0] = fitOf(flies, 'fly fishing', 'fishing on the lake', 'fishing') ?? []
  expect(whole).toBeGreaterThan(other)
  expect(other).toBeGreaterThan(part)
  expect(part).toBeGreaterThan(0)
})

test('words are the same in any case, and nearly the same with other endings', () => {
  expect(fitOf(flies, 'Fly fishing')).toEqual(fitOf(flies, 'fly-fishing'))
  const [exact = 0, stem = 0] = fitOf(flies, 'fly fishing', 'fly fish') ?? []
  expect(stem).toBeLessThan(exact)
  expect(stem).toBeGreaterThan(exact / 2)
})

test('what it means is looked for only if no taste has a word of the phrase', () => {
  expect(tasteFits([['fliegenfischen', 'fly fishing']])).toEqual(tasteFits([['fly fishing']]))
  expect(tasteFits([['fly fishing', 'opera']])).toEqual(tasteFits([['fly fishing']]))
})

test('words that tell nothing fit nothing', () => {
  expect(tasteFits([['with the'], ['her']]).size).toBe(0)
  expect(tasteFits([]).size).toBe(0)
})
