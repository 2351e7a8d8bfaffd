import { embeddedIdeas } from '#server/catalogue/embedded/ideas.ts'
import { glyphOfLeaf } from '../leaf-glyphs.ts'

/**
 * The Lucide icons that drawn pictures use: a present, every leaf's own, and those that ideas name. When they change
 * `npx vitest run src/server/catalogue/illustrations -u` writes their drawings into glyph-table.ts.
 */
export function neededGlyphs(): string[] {
  const named = embeddedIdeas().flatMap(({ illustration }) => illustration.glyph ?? [])
  return [...new Set(['gift', ...Object.values(glyphOfLeaf), ...named])].toSorted()
}
