import { findFeaturedGift } from '#domain/catalogue/featured.ts'

import { drawFallbackTile, drawTile } from './draw-tile.ts'
import { isGlyphName } from './glyph-names.ts'

/** The id under which the neutral tile is served. */
export const FALLBACK_TILE_ID = 'fallback'

/** The SVG served for `/api/illustrations/{id}.svg`; undefined for an id that has no picture. */
export function illustration(id: string): string | undefined {
  if (id === FALLBACK_TILE_ID) return drawFallbackTile()
  const gift = findFeaturedGift(id)
  if (!gift || !isGlyphName(gift.glyph)) return undefined
  return drawTile({
    id: gift.id,
    glyph: gift.glyph,
    categoryId: gift.categoryId,
    palette: gift.palette,
  })
}
