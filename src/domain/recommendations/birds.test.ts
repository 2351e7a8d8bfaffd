import { expect, it } from 'vitest'
import { birdsMeant } from './birds.ts'

it('who likes birds watches them, unless they name birds that they keep', () => {
  expect(birdsMeant(['birds', 'tea'], 'birds and tea')).toEqual(['bird-feeding', 'birds-in-the-garden', 'tea'])
  expect(birdsMeant(['birds', 'bird-feeding'], 'birds')).toEqual(['bird-feeding', 'birds-in-the-garden'])
  expect(birdsMeant(['birds'], 'birds, her PARROT most of all')).toEqual(['birds'])
  expect(birdsMeant(['tea'], 'tea')).toEqual(['tea'])
})
