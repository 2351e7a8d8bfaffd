import { expect, test } from 'vitest'
import { profileOf } from './profile.ts'
import { scorerFor } from './score.ts'
import { mia, mug, today } from './testing/samples.ts'
import { textFit } from './texts.ts'
import { weights } from './weights.ts'

const own = ['roman history', 'bread baking']

test('the phrase that a text matches best counts, and a part of the next one', () => {
  const { second, strong } = weights.phrases
  expect(textFit(own, [0.6, 0.2])).toEqual({ value: 0.6 + second * 0.2, phrase: 'roman history' })
  expect(textFit(own, [0, strong])).toEqual({ value: strong, phrase: 'bread baking' })
  expect(textFit(own, [0, strong - 0.1]).phrase).toBeUndefined()
  expect(textFit(own, [1, 1]).value).toBe(weights.phrases.most)
  expect(textFit(own)).toEqual({ value: 0, phrase: undefined })
})

test('of two ideas about history, the one that is about Rome is worth more, and claims no other like', () => {
  const profile = profileOf({ ...mia, interests: 'roman history, long walks' }, null, today)
  expect(profile.ownPhrases).toEqual(['roman history', 'walk'])
  const fits = new Map([
    ['rome', [1, 0]],
    ['civil-war', [0.35, 0]],
  ])
  const fitOf = scorerFor(profile, [], { phrases: fits })
  const about = (productKey: string) => fitOf({ ...mug, productKey, interests: ['history'] })
  expect(about('rome').score).toBeGreaterThan(about('civil-war').score)
  expect(about('civil-war').score).toBeGreaterThan(about('nothing').score)
  expect(about('rome').interest).toEqual({ ...about('nothing').interest, phrase: 'roman history' })
})
