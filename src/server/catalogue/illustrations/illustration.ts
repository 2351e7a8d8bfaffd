import { findIdea } from '#server/catalogue/embedded/ideas.ts'

import { drawFallbackTile, drawTile } from './draw-tile.ts'
import { hasDrawing } from './glyph-drawing.ts'
import { leafGlyph } from './leaf-glyphs.ts'
import { hash } from './palettes.ts'

/** The id under which the neutral tile is served. */
export const FALLBACK_TILE_ID = 'fallback'

/** The SVG served for `/api/illustrations/{id}.svg`; undefined for an id that has no picture. */
export function illustration(id: string): string | undefined {
  if (id === FALLBACK_TILE_ID) return drawFallbackTile()
  const idea = findIdea(id)
  if (!idea) return undefined
  const { categoryId } = idea
  const { glyph, palette } = idea.illustration
  const ofLeaf = leafGlyph(categoryId)
  const own = glyph !== undefined && hasDrawing(glyph) ? glyph : ofLeaf
  return drawTile({
    id,
    categoryId,
    glyph: own,
    // A thing with a glyph of its own still hints at where it belongs.
    ...(own !== ofLeaf && hash(`pair ${id}`) % 3 === 0 ? { companion: ofLeaf } : {}),
    ...(palette === undefined ? {} : { palette }),
  })
}
