import { expect, test } from 'vitest'

import { glyphDrawing } from './glyph-drawing.ts'
import { glyphNames } from './glyph-names.ts'
import { lucideDrawing } from './lucide-drawing.ts'

test('the table holds exactly the installed drawings of the named glyphs', async () => {
  const rows = await Promise.all(glyphNames.map(async (name) => `${name} ${await lucideDrawing(name)}`))
  await expect(tableFile(rows)).toMatchFileSnapshot('./glyph-table.ts')
})

test('the names stand once each and in order', () => {
  expect([...glyphNames]).toEqual([...new Set(glyphNames)].toSorted())
})

test('every glyph is made of plain shapes', () => {
  for (const name of glyphNames) {
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
    '// Written by glyph-table.test.ts (see glyph-names.ts) from Lucide, ISC licence,',
    '// copyright (c) Lucide Icons and Contributors; parts derived from Feather, MIT, Cole Bemis.',
    'export const glyphTable = `',
    ...rows,
    '`',
    '',
  ].join('\n')
}
