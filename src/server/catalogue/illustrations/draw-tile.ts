import { glyphDrawing } from './glyph-drawing.ts'
import { hash, paletteFor, type Palette } from './palettes.ts'
import { patternFor, type Pattern } from './patterns.ts'
import { height, stages, trimmings, width } from './stage.ts'
import { element } from './svg.ts'

export interface TileSubject {
  /** Lower-case words joined by hyphens, at most 80 characters; decides the palette and the composition. */
  id: string
  /** Of Lucide, in glyph-table.ts. */
  glyph: string
  /** A second, small one in a corner. */
  companion?: string
  /** Decides the texture. */
  categoryId?: string
  /** 0–7 instead of the palette that the id would get. */
  palette?: number
}

/**
 * The picture of a gift that has no photo: soft ground, quiet texture, one large glyph before an arch, a disc or a shelf.
 * The same subject always gives the same markup, without scripts or anything loaded from elsewhere.
 * @throws {RangeError} for an id that is no slug
 */
export function drawTile({ id, glyph, companion, categoryId, palette }: TileSubject): string {
  if (!isTileId(id)) throw new RangeError('A tile id is made of lower-case words and hyphens')
  return picture(id, paletteFor(id, palette), patternFor(categoryId), glyph, companion)
}

/** Replaces a broken or missing picture: paper, dots and a gift, in grays that suit both themes. */
export function drawFallbackTile(): string {
  return picture('fallback', neutral, patternFor(undefined), 'gift', undefined)
}

export function isTileId(id: string): boolean {
  return id.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)
}

const neutral: Palette = {
  light: '#f6f1ea',
  deep: '#e3d8ca',
  ink: '#6f6271',
  dark: { light: '#3b3640', deep: '#2c2830', ink: '#b9adbb' },
}

function picture(id: string, palette: Palette, pattern: Pattern, glyph: string, companion: string | undefined): string {
  // Each choice from its own hash, so that two tiles alike in one are not alike in all.
  const choice = (of: string, count: number) => hash(`${of} ${id}`) % count
  const whole = { width, height }
  const stage = stages[choice('stage', stages.length)] ?? (() => '')
  const trimming = trimmings[choice('trimming', trimmings.length)] ?? (() => '')
  const [x1, y1, x2, y2] = lights[choice('light', lights.length)] ?? lights[0]
  const definitions = [
    element(
      'linearGradient',
      { id: 'ground', x1, y1, x2, y2 },
      element('stop', { class: 'l', offset: 0, 'stop-color': palette.light }) +
        element('stop', { class: 'd', offset: 1, 'stop-color': palette.deep }),
    ),
    element(
      'pattern',
      {
        id: 'texture',
        width: pattern.size,
        height: pattern.size,
        patternUnits: 'userSpaceOnUse',
        patternTransform: `rotate(${pattern.turn + choice('turn', 4) * 15})`,
      },
      pattern.draw('currentColor'),
    ),
  ]
  const line = {
    class: 'n',
    fill: 'none',
    stroke: palette.ink,
    'stroke-width': 4,
    'stroke-linecap': 'round',
    opacity: 0.3,
  }
  const layers = [
    element('style', {}, darkRules(palette)),
    element('defs', {}, definitions.join('')),
    element('rect', { ...whole, fill: 'url(#ground)' }),
    element('rect', { ...whole, class: 't', color: palette.ink, fill: 'url(#texture)', opacity: 0.08 }),
    stage({ class: 'p', fill: '#fff', opacity: 0.55 }, { class: 's', fill: palette.deep, opacity: 0.8 }),
    trimming({ class: 'i', fill: palette.ink, opacity: 0.22 }, line),
    companion === undefined ? '' : corner(companion, palette, choice('corner', 2)),
    middle(glyph, palette, {
      size: 7 + choice('size', 5) * 0.4,
      turn: choice('tilt', 7) * 2.5 - 7.5,
      lift: choice('lift', 3) * 8 - 8,
    }),
  ]
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, ...whole },
    layers.join(''),
  )
}

/** Where the light comes from. */
const lights = [
  [0, 0, 1, 1],
  [1, 0, 0, 1],
  [0.5, 0, 0.5, 1],
  [0, 0.2, 1, 0.8],
] as const

/** As an image the picture follows the color scheme of the page around it, not only that of the device. */
function darkRules({ dark }: Palette): string {
  return `@media(prefers-color-scheme:dark){.l{stop-color:${dark.light}}.d{stop-color:${dark.deep}}.t{color:${dark.ink}}.p{fill:${dark.ink};opacity:.1}.s{fill:${dark.ink};opacity:.07}.i{fill:${dark.ink}}.n{stroke:${dark.ink}}.f{fill:${dark.ink};opacity:.16}}`
}

/**
 * The glyph in ink, over a shifted copy filled with the ground's deeper tone, as a two-color print would have it.
 * @param look.size units of the tile for one of the glyph's 24
 */
function middle(glyph: string, palette: Palette, look: { size: number; turn: number; lift: number }): string {
  const drawing = glyphDrawing(glyph)
  const place = (shift: number) =>
    `translate(${width / 2 + shift} ${height / 2 + shift - look.lift}) rotate(${look.turn}) scale(${look.size.toFixed(2)}) translate(-12 -12)`
  return (
    element('g', { class: 'f', transform: place(9), fill: palette.deep, opacity: 0.8 }, drawing) +
    element('g', { class: 'n', transform: place(0), ...inInk(palette, 1.4) }, drawing)
  )
}

function corner(glyph: string, palette: Palette, which: number): string {
  const [x, y, turn] = which === 0 ? [66, 58, -12] : [414, 338, 10]
  const transform = `translate(${x} ${y}) rotate(${turn}) scale(2.3) translate(-12 -12)`
  return element('g', { class: 'n', transform, ...inInk(palette, 1.6), opacity: 0.45 }, glyphDrawing(glyph))
}

function inInk({ ink }: Palette, strokeWidth: number) {
  return {
    fill: 'none',
    stroke: ink,
    color: ink,
    'stroke-width': strokeWidth,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }
}
