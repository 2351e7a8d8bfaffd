import type { GlyphName } from './glyph-names.ts'
import { glyphDrawing } from './glyph-drawing.ts'
import { paletteFor } from './palettes.ts'
import type { Palette } from './palettes.ts'
import { patternFor } from './patterns.ts'
import type { Pattern } from './patterns.ts'
import { element } from './svg.ts'

export interface TileSubject {
  /** Lower-case words joined by hyphens, at most 80 characters; decides the palette. */
  id: string
  glyph: GlyphName
  /** Decides the texture. */
  categoryId?: string
  /** 0–7 instead of the palette that the id would get. */
  palette?: number
}

/**
 * The picture of a gift that has no photo: soft ground, quiet texture, one large glyph. The same
 * subject gives the same markup for ever, without scripts, styles or anything loaded from elsewhere.
 * @throws {RangeError} for an id that is no slug
 */
export function drawTile({ id, glyph, categoryId, palette }: TileSubject): string {
  if (!isTileId(id)) throw new RangeError('A tile id is made of lower-case words and hyphens')
  return picture(id, paletteFor(id, palette), patternFor(categoryId), glyph)
}

/** What stands in for a picture that is broken or missing: paper, dots and a present, in greys that suit both themes. */
export function drawFallbackTile(): string {
  return picture('fallback', neutral, patternFor(undefined), 'gift')
}

export function isTileId(id: string): boolean {
  return id.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)
}

const neutral: Palette = { light: '#f6f1ea', deep: '#e3d8ca', ink: '#6f6271' }

/** 6:5, a little wider than high, as the cards show it; everything that matters fits a centred square. */
const width = 480
const height = 400
/** Lucide draws on 24 units; the glyph spans 168 of the tile's 400. */
const glyphScale = 7

function picture(id: string, palette: Palette, pattern: Pattern, glyph: GlyphName): string {
  const ground = `ground-${id}`
  const glow = `glow-${id}`
  const texture = `texture-${id}`
  const whole = { width, height }
  const definitions = [
    element(
      'linearGradient',
      { id: ground, x1: 0, y1: 0, x2: 1, y2: 1 },
      stop(0, palette.light) + stop(1, palette.deep),
    ),
    element('radialGradient', { id: glow, cx: 0.5, cy: 0.5, r: 0.46 }, stop(0, '#fff', 0.85) + stop(1, '#fff', 0)),
    element(
      'pattern',
      {
        id: texture,
        width: pattern.size,
        height: pattern.size,
        patternUnits: 'userSpaceOnUse',
        patternTransform: `rotate(${pattern.turn})`,
      },
      pattern.draw(palette.ink),
    ),
  ]
  const layers = [
    element('defs', {}, definitions.join('')),
    element('rect', { ...whole, fill: `url(#${ground})` }),
    element('rect', { ...whole, fill: `url(#${texture})`, opacity: 0.09 }),
    element('rect', { ...whole, fill: `url(#${glow})` }),
    drawnGlyph(glyph, palette),
  ]
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, ...whole },
    layers.join(''),
  )
}

/** The glyph in ink, over a shifted copy filled with the ground's deeper tone, as a two-colour print would have it. */
function drawnGlyph(glyph: GlyphName, palette: Palette): string {
  const drawing = glyphDrawing(glyph)
  const side = 24 * glyphScale
  const place = (shift: number) =>
    `translate(${(width - side) / 2 + shift} ${(height - side) / 2 + shift}) scale(${glyphScale})`
  return (
    element('g', { transform: place(9), fill: palette.deep, opacity: 0.75 }, drawing) +
    element(
      'g',
      {
        transform: place(0),
        fill: 'none',
        stroke: palette.ink,
        'stroke-width': 1.4,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
      drawing,
    )
  )
}

function stop(offset: number, colour: string, opacity = 1): string {
  return element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity })
}
