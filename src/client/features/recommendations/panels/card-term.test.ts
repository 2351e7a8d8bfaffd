import { describe, expect, it } from 'vitest'
import { cardTerm } from './card-term.ts'

describe('the search for greeting cards', () => {
  it.each([
    ["Maya Okafor's Birthday", 'birthday card'],
    ['Wedding Anniversary', 'anniversary card'],
    ['CHRISTMAS', 'Christmas card'],
    ['Valentine’s Day', "Valentine's Day card"],
    ['Mothers Day', "Mother's Day card"],
    ["Father's Day", "Father's Day card"],
    ['Wedding', 'wedding card'],
    ['Thanks to the teachers', 'thank you card'],
    ['Condolences', 'sympathy card'],
    ["New  Year's Eve", 'New Year card'],
    ['Thanksgiving', 'Thanksgiving card'],
    ['Get well soon', 'get well card'],
    ['Congratulations!', 'congratulations card'],
  ])('for %s is %s', (event, term) => {
    expect(cardTerm(event, 'Maya Okafor')).toBe(term)
  })

  it('knows whole words only', () => {
    expect(cardTerm('Godmothering course')).toBe('Godmothering course card')
    expect(cardTerm('Northeastern trip')).toBe('Northeastern trip card')
  })

  it('is about the event, not about whose it is', () => {
    expect(cardTerm("Maya Okafor's Housewarming", 'Maya Okafor')).toBe('Housewarming card')
    expect(cardTerm(undefined)).toBe('greeting card')
  })
})
