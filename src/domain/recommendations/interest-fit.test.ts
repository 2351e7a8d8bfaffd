import { expect, it } from 'vitest'
import type { Candidate } from './candidate.ts'
import { interestFitFor } from './interest-fit.ts'
import { profileOf, type Recipient } from './profile.ts'
import { birthday, mia, mug, today } from './testing/samples.ts'
import { weights } from './weights.ts'

const { strength } = weights
const [most, second, third] = strength.together
const [, good] = strength.delight
const fit = (to: Partial<Recipient>, idea: Partial<Candidate> = {}) =>
  interestFitFor(profileOf({ ...mia, ...to }, birthday, today))({ ...mug, ...idea })

const coffee = 'home-and-kitchen.coffee-and-tea.coffee'

it('nothing known fits nothing', () => {
  expect(fit({})).toEqual({ value: 0, subject: 'coffee' })
  expect(fit({}, { interests: [] })).toEqual({ value: 0, subject: coffee })
})

it('an interest counts the more the earlier the idea names it, and how one is a little less', () => {
  const at = (...interests: string[]) => fit({ interests: 'coffee' }, { interests, categoryId: 'books' })
  const named = (place: 0 | 1) => ({
    value: expect.closeTo(most * strength.like[place] * good) as number,
    like: 'coffee',
    subject: 'coffee',
  })
  expect(at('coffee')).toEqual(named(0))
  expect(at('a', 'coffee')).toEqual(named(1))
  expect(at('a', 'b', 'c', 'd', 'e', 'coffee').value).toBeCloseTo(most * strength.like[3] * good)
  expect(fit({ interests: 'always cold' }, { interests: ['cozy-clothing'], categoryId: 'books' }).value).toBeCloseTo(
    most * strength.like[0] * good * strength.state,
  )
})

it('an interest of which only one thing is named counts less, and more where that thing is in the name', () => {
  const film = (title: string) =>
    fit({ interests: 'westerns' }, { title, interests: ['movies-and-tv'], categoryId: 'books' })
  const all = strength.like[0] * good
  expect(film('Cinema evening').value).toBeCloseTo(most * all * strength.unlike)
  expect(film('Western film night')).toMatchObject({ like: 'movies-and-tv', word: 'westerns' })
  expect(film('Western film night').value).toBeCloseTo(most * all + second * strength.word)
  const peonies = fit({ interests: 'peonies' }, { title: 'Vase', interests: ['flowers'], categoryId: 'books' })
  expect(peonies.value).toBeCloseTo(most * all * strength.narrowed)
})

it('of two things of one interest both are named', () => {
  const owl = { title: 'Owl lamp', interests: ['wildlife'] }
  expect(fit({ interests: 'elephants, owls' }, owl)).toMatchObject({ like: 'wildlife', word: 'owls' })
})

it('the name of one thing counts only for ideas of its interest', () => {
  const party = fit({ interests: 'elephants' }, { title: 'White elephant game', interests: ['party-games'] })
  expect(party.word).toBeUndefined()
  const plush = fit({ interests: 'elephants' }, { title: 'Elephant in gray corduroy', interests: ['wildlife'] })
  expect(plush.word).toBe('elephants')
})

it('an interest counts by how good a present the idea is for it, and like a good one where nobody judged that', () => {
  const judged = (...delight: number[]) => fit({ interests: 'coffee' }, { categoryId: 'books', delight }).value
  const [weak, good, right] = [judged(1), judged(2), judged(3)]
  expect(right).toBeCloseTo(most * strength.delight[2])
  expect(weak).toBeLessThan(good)
  expect(good).toBeLessThan(right)
  expect(judged()).toBe(good)
  expect(fit({ interests: 'tea' }, { interests: ['coffee', 'tea'], categoryId: 'books', delight: [1, 3] }).value).toBe(
    fit({ interests: 'tea' }, { interests: ['coffee', 'tea'], categoryId: 'books', delight: [2, 3] }).value,
  )
})

it('a chosen category counts the more exact it is', () => {
  const chosen = (...categoryIds: string[]) => fit({ categoryIds }, { interests: [] })
  const [department, group] = ['home-and-kitchen', 'home-and-kitchen.coffee-and-tea']
  expect(chosen(department)).toEqual({
    value: most * strength.category[0],
    categoryId: department,
    subject: coffee,
  })
  expect(chosen(group).value).toBeCloseTo(most * strength.category[1])
  expect(chosen(coffee).value).toBeCloseTo(most * strength.category[2])
  expect(chosen(department, coffee, group).categoryId).toBe(coffee)
  expect(chosen('books').categoryId).toBeUndefined()
})

it('several matches add up, the strongest first', () => {
  const [like, category, word] = [strength.like[0] * good, strength.category[2], strength.word]
  const both = fit({ interests: 'coffee', categoryIds: [coffee] }, { interests: ['tea', 'coffee'] })
  expect(both.value).toBeCloseTo(most * category + second * strength.like[1] * good)
  const all = fit({ interests: 'coffee, lighthouses', categoryIds: [coffee] }, { title: 'Mug with a lighthouse' })
  expect(all).toMatchObject({ like: 'coffee', categoryId: coffee })
  expect(all.word).toMatch(/^lighthouse/)
  expect(all.value).toBeCloseTo(most * category + second * like + third * word)
})

it('a word of theirs counts in the title and its synonyms', () => {
  const far = { interests: [], categoryId: 'books' }
  for (const idea of [{ title: 'Lighthouse lamp' }, { synonyms: ['lamp', 'lighthouse'] }])
    expect(fit({ interests: 'lighthouses' }, { ...far, ...idea }).value).toBeCloseTo(most * strength.word)
  expect(fit({ interests: 'lighthouses' }, far)).not.toHaveProperty('word')
})

it('an interest that is named in part counts a little, unless another one is named', () => {
  const bricks = { interests: ['building-bricks'], categoryId: 'books' }
  expect(fit({ interests: 'building things' }, bricks).value).toBeCloseTo(most * strength.hint)
  const both = { ...bricks, interests: ['coffee', 'building-bricks'] }
  expect(fit({ interests: 'coffee, building things' }, both).value).toBeCloseTo(most * strength.like[0] * good)
})

it('what is near an interest or a chosen category counts where nothing else does', () => {
  const chosen = { categoryIds: ['home-and-kitchen.coffee-and-tea'] }
  expect(fit(chosen, { categoryId: 'books' }).value).toBeCloseTo(most * strength.implied)
  expect(fit({ interests: 'coffee' }, { interests: [] }).value).toBeCloseTo(most * strength.neighbor)
  expect(fit({ interests: 'coffee' }, { interests: [], categoryId: 'books' }).value).toBe(0)
  // Reptiles are at home among the small animals first, and in all of the pet supplies.
  const small = { categoryIds: ['pet-supplies.small-animals'] }
  expect(fit(small, { interests: ['reptiles'], categoryId: 'books' }).value).toBeCloseTo(most * strength.implied)
  expect(fit({ interests: 'reptiles' }, { interests: [], categoryId: 'pet-supplies.dogs' }).value).toBe(0)
})
