import type { GlyphName } from './glyph-names.ts'
import { glyphTable } from './glyph-table.ts'

/**
 * The shapes of a glyph on its 24 × 24 field, without colours.
 * @throws {Error} when glyph-table.ts was not written after its name was added
 */
export function glyphDrawing(name: GlyphName): string {
  const drawing = drawings.get(name)
  if (drawing === undefined) throw new Error(`glyph-table.ts has no drawing of '${name}'`)
  return drawing
}

const drawings = new Map(
  glyphTable
    .trim()
    .split('\n')
    .map((line) => {
      const gap = line.indexOf(' ')
      return [line.slice(0, gap), line.slice(gap + 1)] as const
    }),
)
