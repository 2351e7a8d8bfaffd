/**
 * The Lucide icons that drawn pictures use. After a change `npx vitest run
 * src/server/catalogue/illustrations -u` writes their drawings into glyph-table.ts.
 */
export const glyphNames = [
  'amphora',
  'backpack',
  'bed-double',
  'bird',
  'bone',
  'book-open-text',
  'camera',
  'chef-hat',
  'chess-knight',
  'coffee',
  'cooking-pot',
  'feather',
  'flower-2',
  'gem',
  'gift',
  'leaf',
  'music',
  'notebook-pen',
  'palette',
  'paw-print',
  'puzzle',
  'rainbow',
  'speaker',
  'sprout',
  'telescope',
  'trees',
] as const

export type GlyphName = (typeof glyphNames)[number]

export function isGlyphName(name: string): name is GlyphName {
  return (glyphNames as readonly string[]).includes(name)
}
