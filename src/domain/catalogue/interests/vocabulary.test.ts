import { expect, it } from 'vitest'
import type { Interest } from './interest.ts'
import { vocabularyOf } from './vocabulary.ts'

const interest = (id: string, label: string, ...synonyms: string[]): Interest => ({
  id,
  label,
  synonyms,
  categories: [],
})
const birds = interest('bird-watching', 'watching birds', 'birding', 'a day in the hide')
const board = interest('board-games', 'board games')

it('an interest answers to its label, its id and its synonyms, each joined without spaces', () => {
  const { singular, stem } = vocabularyOf([birds, board])
  expect([...singular]).toEqual([
    ['watchingbird', ['bird-watching']],
    ['birdwatching', ['bird-watching']],
    ['birding', ['bird-watching']],
    ['adayinthehide', ['bird-watching']],
    ['boardgame', ['board-games']],
  ])
  expect([...stem.keys()]).toEqual(['watchbird', 'birdwatch', 'bird', 'adayinthehid', 'boardgam'])
})

it('the longest name is known, wherever it is in the list', () => {
  expect(vocabularyOf([board, birds, board]).longest).toBe(5)
})

it('a name of two interests means both, and one that is in two forms means its interest once', () => {
  const { singular, stem } = vocabularyOf([
    interest('candles', 'candles', 'candle', 'diffusers'),
    interest('aromatherapy', 'aromatherapy', 'diffuser'),
  ])
  expect(singular.get('diffuser')).toEqual(['candles', 'aromatherapy'])
  expect(singular.get('candle')).toEqual(['candles'])
  expect(stem.get('candl')).toEqual(['candles'])
})

it("people and things in '-er' answer to no verb, unless the name has more words", () => {
  const { stem } = vocabularyOf([
    interest('sneakers', 'sneakers', 'trainers'),
    interest('running', 'running', 'runner'),
    interest('dogs', 'dogs', 'dog trainer'),
    interest('pottery', 'pottery', 'potter'),
    interest('plants', 'plants', 'ferns'),
  ])
  expect([...stem.keys()]).toEqual(['run', 'dog', 'dogtrain', 'pottery', 'plant', 'fern'])
})

it('a word of a name hints at its interest if it has more than three letters and tells something', () => {
  const { parts } = vocabularyOf([
    interest('green-tea', 'tea', 'having good tea', 'afternoon tea', 'iced tea with mint'),
  ])
  expect([...parts]).toEqual([
    ['green', ['green-tea']],
    ['afternoon', ['green-tea']],
    ['iced', ['green-tea']],
    ['mint', ['green-tea']],
  ])
})

it('a word of four interests hints at all of them, one of five at none', () => {
  const classes = ['yoga', 'piano', 'pottery', 'french'].map((id) => interest(id, id, `${id} class`))
  expect(vocabularyOf(classes).parts.get('class')).toEqual(['yoga', 'piano', 'pottery', 'french'])
  expect(vocabularyOf([...classes, interest('dance', 'dance class')]).parts.has('class')).toBe(false)
})
