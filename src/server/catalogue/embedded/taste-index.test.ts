import { expect, test } from 'vitest'
import { readInterests } from '#domain/catalogue/interests/match.ts'
import { embeddedIdeas } from './ideas.ts'
import { tasteFits } from './taste-index.ts'

const flies = 'fly-tying-vise-and-a-hundred-feathers'
const fitOf = (id: string, ...tastes: string[]) => tasteFits(tastes).get(id)
const bestFor = (typed: string) => tasteFits(readInterests(typed).tastes.map(({ words }) => words))

test('what is right for exactly a taste fits it wholly, and what only goes well with it less', () => {
  const fits = tasteFits(['fishing'])
  const at = ({ id }: { id: string }) => fits.get(id)?.[0] ?? 0
  const right = embeddedIdeas().filter(({ tags }) => tags.rightFor.includes('fishing'))
  const fitting = embeddedIdeas().filter(({ tags }) => tags.goesWith.includes('fishing'))
  expect(right.length).toBeGreaterThan(5)
  expect(fitting.length).toBeGreaterThan(5)
  expect(new Set(right.map(at))).toEqual(new Set([1]))
  expect(Math.max(...fitting.map(at))).toBeLessThan(1)
  expect(fitOf(flies, 'fly fishing', 'opera')).toEqual([1, 0])
})

test('nearly every taste fits wholly as people type it, names and verbs included; those with "and" do so in parts', () => {
  const tastes = embeddedIdeas().flatMap(({ id, tags }) => tags.rightFor.map((taste) => ({ id, taste })))
  const missed = tastes.filter(({ id, taste }) => !(bestFor(taste).get(id) ?? []).includes(1))
  expect(missed.length / tastes.length).toBeLessThan(0.01)
  expect(missed.filter(({ taste }) => taste === 'arts and crafts').length).toBeGreaterThan(0)
  for (const typed of ['CrossFit', 'loves running', 'likes to run', 'working out', 'stuffed animals'])
    expect([typed, Math.max(...[...bestFor(typed).values()].flat())]).toEqual([typed, 1])
})

test('of a taste that has more words, or other ones, the shared ones count by how much they tell', () => {
  const [whole = 0, part = 0, other = 0] = fitOf(flies, 'fly fishing', 'fishing from a boat', 'fishing') ?? []
  expect(whole).toBeGreaterThan(other)
  expect(other).toBeGreaterThan(part)
})

test('tastes that have little in common, or only a stem, have nothing in common', () => {
  const music = 'paper-strip-music-box'
  expect(fitOf(music, 'music boxes')).toEqual([1])
  expect(fitOf(music, 'boxing')).toBeUndefined()
  const coldBrew = embeddedIdeas().find(({ tags }) => tags.rightFor.includes('cold brew'))
  expect(fitOf(coldBrew?.id ?? '', 'cold plunges')).toBeUndefined()
})

test('words that tell nothing fit nothing', () => {
  expect(tasteFits(['with the', 'her']).size).toBe(0)
  expect(tasteFits([]).size).toBe(0)
})
