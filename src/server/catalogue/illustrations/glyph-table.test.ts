import { expect, test } from 'vitest'

import { flattenCategories, findCategory } from '#domain/catalogue/category-tree.ts'
import { glyphDrawing, hasDrawing } from './glyph-drawing.ts'
import { neededGlyphs } from './testing/glyph-names.ts'
import { glyphOfLeaf } from './leaf-glyphs.ts'
import { isIconName, lucideDrawing } from './testing/lucide-drawing.ts'

test('the table holds exactly the installed drawings of the glyphs that are needed', async () => {
  const rows = await Promise.all(
    neededGlyphs()
      .filter(isIconName)
      .map(async (name) => `${name} ${await lucideDrawing(name)}`),
  )
  await expect(tableFile(rows)).toMatchFileSnapshot('./glyph-table.ts')
})

test('every glyph that an idea or a leaf names is an icon of Lucide', () => {
  expect(neededGlyphs().filter((name) => !isIconName(name))).toEqual([])
  expect(neededGlyphs().filter((name) => !hasDrawing(name))).toEqual([])
})

test('every leaf of the tree has a glyph of its own', () => {
  expect(Object.keys(glyphOfLeaf).toSorted()).toEqual(allLeaves().toSorted())
  expect(new Set(Object.values(glyphOfLeaf)).size).toBe(allLeaves().length)
})

test('every glyph is made of plain shapes', () => {
  for (const name of neededGlyphs().filter(hasDrawing)) {
    expect(glyphDrawing(name)).toMatch(
      /^(<(path|circle|ellipse|rect|line|polyline|polygon)( [a-z0-9]+="[^"<>&]*")+\/>)+$/,
    )
  }
})

test('an icon that does not exist is refused by name', async () => {
  await expect(lucideDrawing('no-such-icon')).rejects.toThrow("'no-such-icon'")
})

function tableFile(rows: readonly string[]): string {
  return [
    '// Written by glyph-table.test.ts (see glyph-names.ts) from Lucide, ISC license,',
    '// copyright (c) Lucide Icons and Contributors; parts derived from Feather, MIT, Cole Bemis.',
    'export const glyphTable = `',
    ...rows,
    '`',
    '',
  ].join('\n')
}

function allLeaves(): string[] {
  return flattenCategories()
    .map(({ id }) => id)
    .filter((id) => findCategory(id)?.children === undefined)
}
