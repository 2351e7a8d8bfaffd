import { expect, test } from 'vitest'

import { featuredGifts } from '#domain/catalogue/featured.ts'

import { isGlyphName } from './glyph-names.ts'
import { FALLBACK_TILE_ID, illustration } from './illustration.ts'

test.each(featuredGifts)('$title has a picture', ({ id, glyph }) => {
  expect(isGlyphName(glyph)).toBe(true)
  expect(illustration(id)).toMatch(/^<svg .*<\/svg>$/)
})

test('every featured gift has a picture of its own', () => {
  expect(new Set(featuredGifts.map(({ id }) => illustration(id))).size).toBe(featuredGifts.length)
})

test('the fallback has a picture', () => {
  expect(illustration(FALLBACK_TILE_ID)).toMatch(/^<svg /)
})

test.each(['', 'unknown', '__proto__', '../fallback', 'Fallback'])('%o has none', (id) => {
  expect(illustration(id)).toBeUndefined()
})
