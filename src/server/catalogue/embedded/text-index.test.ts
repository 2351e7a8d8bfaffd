import { expect, test } from 'vitest'
import { profileOf } from '#domain/recommendations/profile.ts'
import { mia, today } from '#domain/recommendations/testing/samples.ts'
import { noTexts } from '#domain/recommendations/texts.ts'
import { textsFor } from './text-index.ts'

const textsOf = (interests: string) => textsFor(profileOf({ ...mia, interests, categoryIds: [] }, null, today))

test('an idea with all words of a phrase fits it better than one with a single word of it', () => {
  const { phrases } = textsOf('roman history, bread baking')
  const fit = (key: string, at: number) => phrases.get(key)?.[at] ?? 0
  expect(fit('complete-gibbons-roman-empire-six-volumes', 0)).toBeGreaterThan(fit('visual-history-of-the-civil-war', 0))
  expect(fit('visual-history-of-the-civil-war', 0)).toBeGreaterThan(0)
  expect(fit('bread-baking-workshop', 1)).toBeGreaterThan(0.5)
  const all = [...phrases.values()].flat()
  expect(Math.max(...all)).toBeLessThanOrEqual(1)
  expect(Math.min(...all)).toBe(0)
})

test('someone of whom nothing is known matches nothing', () => {
  expect(textsOf('')).toEqual(noTexts)
})
