import { expect, test } from 'vitest'

import { embeddedIdeas } from '#server/catalogue/embedded/ideas.ts'

import { landingTexts } from '#domain/texts/landing.ts'

import { FALLBACK_TILE_ID, illustration } from './illustration.ts'

test('every idea has a picture, and no two have the same', () => {
  const pictures = embeddedIdeas().map(({ id }) => illustration(id))
  for (const picture of pictures) expect(picture).toMatch(/^<svg .*<\/svg>$/)
  expect(new Set(pictures).size).toBe(embeddedIdeas().length)
})

test("the gifts of the landing page's example have pictures", () => {
  const { gift, idea } = landingTexts.example
  for (const { id } of [gift, idea]) expect(illustration(id)).toMatch(/^<svg /)
})

test('the fallback has a picture', () => {
  expect(illustration(FALLBACK_TILE_ID)).toMatch(/^<svg /)
})

test.each(['', 'unknown', '__proto__', '../fallback', 'Fallback'])('%o has none', (id) => {
  expect(illustration(id)).toBeUndefined()
})
