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

it('a name that contains another one and says more is narrow, never the label or the id', () => {
  const { narrow } = vocabularyOf([
    interest('chocolate', 'chocolate', 'dark chocolate', 'chocolates', 'chocolate lover', 'making chocolate', 'cocoa'),
    interest('trail-running', 'running', 'running at midnight', 'trail run'),
    interest('old-books', 'old books', 'very old books', 'old maps'),
  ])
  expect([...narrow]).toEqual(['darkchocolate', 'runningatmidnight'])
})

it('a thing means its interest and is narrow, unless it is its label or its id', () => {
  const { singular, stem, narrow, parts, english, longest } = vocabularyOf(
    [interest('movie-nights', 'movies', 'films')],
    [],
    { 'movie-nights': ['western', 'old silent westerns', 'movies', 'movie night'], cats: ['western'] },
  )
  expect(singular.get('western')).toEqual(['movie-nights', 'cats'])
  expect(singular.get('oldsilentwestern')).toEqual(['movie-nights'])
  expect([...stem.keys()]).toEqual(['movy', 'movynight', 'film', 'oldsilentwestern'])
  expect([...narrow]).toEqual(['western', 'oldsilentwestern'])
  expect([...parts.keys()]).toEqual(['movy', 'night', 'film'])
  expect([...english]).toEqual(['movy', 'film'])
  expect(longest).toBe(3)
})

it('a name in another language keeps its spaces, and counts unless it means something in English', () => {
  const { foreign, singular, longest } = vocabularyOf(
    [interest('running', 'running'), interest('angling', 'angling', 'fishing rod')],
    [
      { cats: ['Katze', 'kleine alte graue Katze'], art: ['angl', 'fishing rods', 'Kunst'] },
      { dogs: ['perro', 'Kunst'], cats: ['Katze'] },
    ],
  )
  expect([...foreign]).toEqual([
    ['katze', ['cats']],
    ['kleine alte graue katze', ['cats']],
    ['kunst', ['art', 'dogs']],
    ['perro', ['dogs']],
  ])
  expect(singular.has('katze')).toBe(false)
  expect(longest).toBe(4)
})
