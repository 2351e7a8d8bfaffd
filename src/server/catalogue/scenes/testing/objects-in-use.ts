import fs from 'node:fs'
import { hintOf } from '../leaf-objects.ts'
import { sceneRows } from '../scene-table.ts'
import { FALLBACK_OBJECTS } from '../scene.ts'

/** Everything that some scene shows, each once. */
export function namedObjects(): string[] {
  const ofLeaves = Object.values(hintOf)
  return [...new Set([...FALLBACK_OBJECTS, '🎀', ...ofLeaves, ...sceneRows().flatMap(({ objects }) => objects)])]
}

/** The files that are there. */
export function objectFiles(): string[] {
  return fs
    .readdirSync(new URL('../scene-data/objects', import.meta.url))
    .filter((name) => name.endsWith('.webp'))
    .toSorted()
}
