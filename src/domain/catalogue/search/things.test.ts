import { describe, expect, test } from 'vitest'
import { LONGEST_NAME, americanSpelling, otherNames } from './things.ts'

describe('a British word', () => {
  test.each([
    ['colour', 'color'],
    ['colouring', 'coloring'],
    ['favourite', 'favorite'],
    ['personalised', 'personalized'],
    ['organiser', 'organizer'],
    ['customisation', 'customization'],
    ['travelling', 'traveling'],
    ['jeweller', 'jeweler'],
    ['jewellery', 'jewelry'],
    ['theatre', 'theater'],
    ['litres', 'liters'],
    ['grey', 'gray'],
    ['cosy', 'cozy'],
    ['cosiest', 'coziest'],
    ['moulds', 'molds'],
    ['moustache', 'mustache'],
  ])('%s is spelled %s', (british, american) => {
    expect(americanSpelling(british)).toBe(american)
  })

  test.each([
    'exercise',
    'promised',
    'surprise',
    'merchandise',
    'cruise',
    'wise',
    'clockwise',
    'tortoise',
    'turquoise',
    'mayonnaise',
    'paradise',
    'bruised',
    'expertise',
    'isle',
    'hour',
    'velour',
    'rolling',
    'seller',
    'acre',
    'centres-apart',
    'costume',
    'remould',
    'kite',
  ])('is not %s', (word) => {
    expect(americanSpelling(word)).toBeUndefined()
  })
})

describe('what is called otherwise', () => {
  test('has each of its names, and none is longer than is looked for', () => {
    expect(otherNames().get('air pods')).toEqual(['earbuds', 'wireless earbuds', 'headphones'])
    expect(otherNames().get('airpods')).toEqual(otherNames().get('air pods'))
    expect(Math.max(...[...otherNames().keys()].map((name) => name.split(' ').length))).toBe(LONGEST_NAME)
  })
})
