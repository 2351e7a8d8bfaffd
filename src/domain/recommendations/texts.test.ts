import { expect, test } from 'vitest'
import { profileOf } from './profile.ts'
import { scorerFor } from './score.ts'
import { mia, mug, today } from './testing/samples.ts'
import { noTexts, ownTextFit, shareUnknown, tasteFit } from './texts.ts'
import { weights } from './weights.ts'

/** Of someone whose phrases the vocabulary doesn't understand, but for these. */
const fitFor = (quotes: [string, string][] = []) =>
  ownTextFit({ ownPhrases: ['roman history', 'bread baking'], quotes: new Map(quotes) })

test('the phrase that a text matches best counts, and a part of the next one', () => {
  const { second, strong } = weights.phrases
  const fitOf = (fits?: number[]) => fitFor()({ interests: [] }, fits)
  expect(fitOf([0.6, 0.2])).toEqual({ value: 0.6 + second * 0.2, phrase: 'roman history' })
  expect(fitOf([0, strong])).toEqual({ value: strong, phrase: 'bread baking' })
  expect(fitOf([0, strong - 0.1]).phrase).toBeUndefined()
  expect(fitOf([1, 1]).value).toBe(weights.phrases.most)
  expect(fitOf()).toEqual({ value: 0, phrase: undefined })
})

test('a phrase that means an interest is matched by ideas of that interest, and by mere words much less', () => {
  const fitOf = fitFor([['bread-baking', 'bread baking']])
  expect(fitOf({ interests: ['bread-baking'] }, [0, 0.8])).toEqual({ value: 0.8, phrase: 'bread baking' })
  expect(fitOf({ interests: ['pottery'] }, [0, 0.8])).toEqual({
    value: weights.phrases.elsewhere * 0.8,
    phrase: undefined,
  })
})

test('how much of what they wrote the vocabulary does not understand', () => {
  const shareOf = (...quotes: [string, string][]) =>
    shareUnknown({ ownPhrases: ['roman history', 'bread baking'], quotes: new Map(quotes) })
  expect(shareOf()).toBe(1)
  expect(shareOf(['bread-baking', 'bread baking'])).toBe(0.5)
  expect(shareOf(['bread-baking', 'bread baking'], ['history', 'history'])).toBe(0.5)
  expect(shareUnknown({ ownPhrases: [], quotes: new Map() })).toBe(1)
})

test('of two ideas about history, the one that is about Rome is worth more, and claims no other like', () => {
  const profile = profileOf({ ...mia, interests: 'roman history, long walks' }, null, today)
  expect(profile.ownPhrases).toEqual(['roman history', 'walk'])
  const fits = new Map([
    ['rome', [1, 0]],
    ['civil-war', [0.35, 0]],
  ])
  const fitOf = scorerFor(profile, [], { ...noTexts, phrases: fits })
  const about = (productKey: string) => fitOf({ ...mug, productKey, interests: ['history'] })
  expect(about('rome').score).toBeGreaterThan(about('civil-war').score)
  expect(about('civil-war').score).toBeGreaterThan(about('nothing').score)
  expect(about('rome').interest).toEqual({ ...about('nothing').interest, phrase: 'roman history' })
})

test('the taste for which an idea is right counts, a part of the next one, and the phrase if it is right for just that', () => {
  const { second, strong } = weights.tastes
  const fitOf = (fits?: number[]) => tasteFit({ ownTastes: ['roman history', 'bread baking'] }, fits)
  expect(fitOf([0.5, 1])).toEqual({ value: 1 + second * 0.5, phrase: 'bread baking' })
  expect(fitOf([strong - 0.1, 0]).phrase).toBeUndefined()
  expect(fitOf()).toEqual({ value: 0, phrase: undefined })
})

test('an idea that is right for what they wrote is worth more, and is no surprise, though its tags say nothing of it', () => {
  const profile = profileOf({ ...mia, interests: 'fly fishing', categoryIds: [] }, null, today)
  expect(profile.ownTastes).toEqual(['fly fishing'])
  const fitOf = scorerFor(profile, [], { ...noTexts, tastes: new Map([['flies', [1]]]) })
  const about = (productKey: string) => fitOf({ ...mug, productKey, interests: ['sewing'] })
  expect(about('flies').score).toBeCloseTo(about('thread').score + weights.tastes.weight)
  expect(about('flies').interest.phrase).toBe('fly fishing')
  expect(about('thread').interest.phrase).toBeUndefined()
})
