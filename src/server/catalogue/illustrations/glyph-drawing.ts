import { glyphTable } from './glyph-table.ts'

/**
 * The shapes of a glyph on its 24 × 24 field, without colors.
 * @throws {Error} when glyph-table.ts was not written after its name was added
 */
export function glyphDrawing(name: string): string {
  const drawing = drawings.get(name)
  if (drawing === undefined) throw new Error(`glyph-table.ts has no drawing of '${name}'`)
  return drawing
}

export function hasDrawing(name: string): boolean {
  return drawings.has(name)
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
