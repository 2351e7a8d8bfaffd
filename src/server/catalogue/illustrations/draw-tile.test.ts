import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { categoryTree } from '#domain/catalogue/category-tree.ts'

import { drawFallbackTile, drawTile, isTileId } from './draw-tile.ts'
import { glyphOfLeaf } from './leaf-glyphs.ts'
import { palettes } from './palettes.ts'
import type { Tones } from './palettes.ts'

const slug = fc.stringMatching(/^[a-z0-9]{1,20}(-[a-z0-9]{1,12}){0,4}$/)
const subject = fc.record(
  {
    id: slug,
    glyph: fc.constantFrom(...Object.values(glyphOfLeaf)),
    categoryId: fc.oneof(fc.string(), fc.constantFrom('books.cookbooks', '__proto__')),
    palette: fc.integer({ min: -20, max: 20 }),
  },
  { requiredKeys: ['id', 'glyph'] },
)

describe('a drawn tile', () => {
  test('is always the same for the same subject', () => {
    fc.assert(
      fc.property(subject, (tile) => {
        expect(drawTile(tile)).toBe(drawTile({ ...tile }))
      }),
    )
  })

  test('is one well-nested SVG of plain shapes, with nothing that runs or loads', () => {
    fc.assert(
      fc.property(subject, (tile) => {
        const svg = drawTile(tile)
        expect(openElements(svg)).toEqual([])
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /)
        expect(svg).not.toMatch(/<(script|image|use|foreignObject|a)\b|href|\son\w+=|data:|@import|url\((?!#)/i)
      }),
    )
  })

  test('takes no id that is not a slug', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        fc.pre(!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
        expect(isTileId(id)).toBe(false)
        expect(() => drawTile({ id, glyph: 'gift' })).toThrow(RangeError)
      }),
    )
    expect(isTileId('a'.repeat(80))).toBe(true)
    expect(isTileId('a'.repeat(81))).toBe(false)
    expect(isTileId('gift\n')).toBe(false)
  })

  test('gets its palette from the id unless one is asked for', () => {
    const grounds = new Set(
      Array.from({ length: 200 }, (_, number) => groundOf(drawTile({ id: `gift-${number}`, glyph: 'gift' }))),
    )
    expect(grounds).toEqual(new Set(palettes.map(({ light }) => light)))
    expect(groundOf(drawTile({ id: 'kite', glyph: 'gift', palette: 4 }))).toBe(palettes[4]?.light)
  })

  test('has its own colors where the page around it is dark', () => {
    for (const [place, { dark }] of palettes.entries()) {
      const rules = /<style>@media\(prefers-color-scheme:dark\)(.*)<\/style>/.exec(
        drawTile({ id: 'kite', glyph: 'gift', palette: place }),
      )?.[1]
      for (const color of Object.values(dark)) expect(rules).toContain(color)
    }
  })

  test('is composed in many ways: of a hundred with one glyph hardly two look alike', () => {
    const compositions = Array.from({ length: 100 }, (_, number) =>
      drawTile({ id: `gift-${number}`, glyph: 'gift', palette: 0 }),
    )
    expect(new Set(compositions).size).toBeGreaterThan(95)
  })

  test('has a texture of its own in every department', () => {
    const textures = categoryTree.map(({ id }) => drawTile({ id: 'kite', glyph: 'gift', categoryId: id, palette: 0 }))
    expect(new Set(textures).size).toBe(categoryTree.length)
  })
})

test('the fallback tile is drawn, and none of the eight', () => {
  expect(openElements(drawFallbackTile())).toEqual([])
  expect(palettes.map(({ light }) => light)).not.toContain(groundOf(drawFallbackTile()))
})

describe('every palette', () => {
  const grounds = palettes.flatMap((palette) => [palette, palette.dark])
  test.each(grounds)('$ink reads at 3:1 and better on both its tones', ({ light, deep, ink }: Tones) => {
    expect(contrast(ink, light)).toBeGreaterThanOrEqual(3)
    expect(contrast(ink, deep)).toBeGreaterThanOrEqual(3)
  })
})

/** Elements left open or closed wrongly, and text between elements: empty for well-nested shapes. */
function openElements(svg: string): string[] {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)(?: [a-zA-Z0-9-]+="[^"<>]*")*(\/?)>/g,
    (_whole, closes: string, tag: string, closed: string) => {
      if (!closes && !closed) open.push(tag)
      if (closes && open.pop() !== tag) open.push(`wrongly closed ${tag}`)
      return ''
    },
  )
  // The style sheet is the only text.
  return rest.replace(/^@media[^<>]*$/, '') === '' ? open : [...open, rest]
}

function groundOf(svg: string): string | undefined {
  return /stop-color="(#[0-9a-f]+)"/.exec(svg)?.[1]
}

/** WCAG 2 contrast of two colors written #rrggbb. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const share = Number.parseInt(color.slice(place, place + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
