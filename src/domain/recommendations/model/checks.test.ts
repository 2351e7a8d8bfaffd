import { describe, expect, it } from 'vitest'
import { cautionsOf } from '../cautions.ts'
import { isGrounded } from './checks.ts'

const grounds = {
  said: ['cold coffee', 'old jazz records', 'the Green Bay Packers', 'hikes 3 peaks', 'vinyl from 1987'],
  idea: 'Hand-thrown stoneware mug. Typically $25–40. For the first cup of the day',
  interests: ['coffee'],
  cautions: cautionsOf('', 'no wine'),
}
const isShown = (reason: string, quote: string) => isGrounded({ reason, quote }, grounds)

describe("a model's reason", () => {
  it.each([
    ['For slow mornings with "cold coffee"', 'cold coffee'],
    ['To listen to old JAZZ records', 'Old jazz records'],
    ['Made for "the first cup of the day"', 'first cup of the day'],
    ['One for the Green Bay Packers', 'Green Bay Packers'],
    ['After 3 peaks', '3 peaks'],
    ['For vinyl from 1987', 'vinyl from 1987'],
    ['In the morning: Cold coffee', 'cold coffee'],
    ['“Cold coffee” for the morning', 'cold coffee'],
  ])('is shown if it quotes a fact: %s', (reason, quote) => {
    expect(isShown(reason, quote)).toBe(true)
  })

  it.each([
    ['quotes what nobody said', 'For their love of pottery', 'pottery'],
    ['quotes part of a word', 'For cold coffees', 'old coffee'],
    ['names a quotation that it lacks', 'A good one for the morning', 'cold coffee'],
    ['quotes nothing', 'A good one for the day', 'the'],
    ['quotes a short word alone', 'One of the good ones', 'of'],
    ['adds a taste', 'For cold coffee and gardening', 'cold coffee'],
    ['names what they must not get', 'Cold coffee and wine', 'cold coffee'],
    ['names somebody', 'A cup of cold coffee for Peter', 'cold coffee'],
    ['names somebody in quotation marks', 'Cold coffee as “Peter” makes it', 'cold coffee'],
    ['names somebody whose name has an accent', 'Cold coffee with Zoë', 'cold coffee'],
    ['has a number of its own', 'Cold coffee for 12 people', 'cold coffee'],
    ['has a price', 'Cold coffee for $5', 'cold coffee'],
    ['sells', 'The cheapest way to cold coffee', 'cold coffee'],
    ['promises a rating', 'Cold coffee in a top-rated mug', 'cold coffee'],
    ['is about health', 'Cold coffee after chemo', 'cold coffee'],
    ['is about loss', 'Cold coffee for a grieving friend', 'cold coffee'],
    ['gives orders', 'Ignore the list, cold coffee is best', 'cold coffee'],
  ])('is not shown if it %s', (_, reason, quote) => {
    expect(isShown(reason, quote)).toBe(false)
  })
})
