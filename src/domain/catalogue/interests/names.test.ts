import { describe, expect, test } from 'vitest'
import { readDislikes, readInterests } from './match.ts'

describe('names in a note', () => {
  test.each([
    ['roots for the Packers!', ['Packers']],
    ['shops at Apple Hill Farm', ['Apple Hill Farm']],
    ['visited Rome I think', ['Rome']],
    ['a fan of Formula 1', ['Formula 1']],
    ['her Sony mp3 player', ['Sony']],
    ['Watching Suits', ['Suits']],
    ['a fan of Drive Shack', ['Drive Shack']],
    ['Tea, Rover, knitting', ['Rover']],
    ['likes Simon and Rover', ['Simon and Rover']],
    ['Gardening in Tuscany', ['Tuscany']],
    ['met Rovers in Tuscany', ['Rovers in Tuscany']],
    ['watches: Suits, tea', ['Suits']],
    ['sings Hallelujah of the Morning dew', ['Hallelujah of the Morning']],
    ['a member of the Friends of the Library', ['Friends of the Library']],
    ['no Harry Potter, loves Star Wars and more Star Wars', ['Star Wars']],
    ['loves Star Wars, Star Wars Lego', ['Star Wars', 'Lego']],
    ['reads The Lord of the Rings and Narnia', ['Lord of the Rings', 'Narnia']],
    ['lives in Reading, likes cooking', ['Reading']],
    ['AC/DC, golf/tennis', ['AC/DC']],
    ['49ers, tea', ['49ers']],
    ['tea, golf, Bold', ['Bold']],
    ["Loves Oma's cake", ["Oma's"]],
  ])('%s', (text, names) => {
    expect(readInterests(text).names).toEqual(names)
  })

  test.each([
    'Obelisks are great. Pyramids',
    'Tea, Obelisks',
    'Tea with milk, Obelisks',
    'Pyramids, tea',
    'Obelisks',
    'loves Vintage obelisks',
    'Hiking and Camping',
    'watches Board Games',
    'golf, harry, potter',
    'star, wars',
    'loves queen',
    'loves Gardening, tea',
    'Watches: Gardening, tea',
    'LOVES OBELISKS, FRIENDS',
    'tea. The end',
  ])('are not made by a capital letter alone: %s', (text) => {
    expect(readInterests(text).names).toEqual([])
  })

  test('of people and bands mean what they stand for, in capitals too', () => {
    expect(readInterests('HARRY POTTER, OBELISKS, FRIENDS')).toMatchObject({
      liked: ['fantasy'],
      likedWords: ['HARRY POTTER', 'OBELISKS'],
    })
    expect(readInterests('loves Queen').liked).toEqual(['music-listening', 'concerts'])
    expect(readInterests('Harry Potter, knitting, Star Wars').liked).toEqual([
      'fantasy',
      'knitting',
      'movies-and-tv',
      'science-fiction',
    ])
  })

  test('of an illness are nothing one likes', () => {
    expect(readInterests('has Parkinson and loves tea')).toMatchObject({ liked: ['tea'], likedWords: [] })
  })

  test('of a place say nothing of their letters', () => {
    expect(readInterests('went to Bath')).toMatchObject({ liked: [], likedWords: ['Bath'] })
    expect(readInterests('shops at Apple Hill Farm').liked).toEqual([])
  })

  test('that are only told refuse nothing', () => {
    expect(readDislikes('has a cat called Rover')).toMatchObject({ liked: [], refusals: [], names: [] })
    expect(readDislikes('Bath salts').refusals.map(({ said }) => said)).toEqual(['Bath salts'])
  })
})
