// Writes the objects that scenes name (src/server/catalogue/scenes/scene-data/objects) and removes those that none names:
// `npx tsx scripts/take-objects.ts`, or with `--all` those that are there already as well, after a change to how they are
// drawn. Emoji come from @lobehub/fluent-emoji-3d, the rest from scripts/objects/drawn.ts. What it writes is committed, so
// nobody else needs the package's 25 MB: `npm install --no-save @lobehub/fluent-emoji-3d@1.1.0` brings it for this script.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { objectFile } from '#server/catalogue/scenes/objects.ts'
import { namedObjects } from '#server/catalogue/scenes/testing/objects-in-use.ts'
import { drawnObjects } from './objects/drawn.ts'
import { renderDrawing, renderObject } from './objects/render.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'src/server/catalogue/scenes/scene-data/objects')
const source = join(root, 'node_modules/@lobehub/fluent-emoji-3d/assets')
const isAll = process.argv.includes('--all')
// Some of the package's files name the code point that asks for color, and some don't.
const sources = new Map(readdirSync(source).map((name) => [name.replaceAll('-fe0f', ''), join(source, name)]))

const named = new Map(namedObjects().map((object) => [objectFile(object), object]))
const missing: string[] = []
mkdirSync(folder, { recursive: true })
for (const [file, object] of named) {
  if (!isAll && existsSync(join(folder, file))) continue
  const drawing = drawnObjects[object]
  const emoji = sources.get(file)
  if (drawing !== undefined) writeFileSync(join(folder, file), await renderDrawing(drawing))
  else if (emoji !== undefined) writeFileSync(join(folder, file), await renderObject(emoji))
  else missing.push(object)
}
for (const file of readdirSync(folder)) if (!named.has(file)) rmSync(join(folder, file))
if (missing.length > 0) {
  console.error(`Nothing shows ${missing.join(' ')}`)
  process.exitCode = 1
}
