import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** One idea a line, a file for every department: its id, what it is, and up to two things that go with it. */
export interface SceneRow {
  id: string
  objects: readonly string[]
}

const folder = fileURLToPath(new URL('./scene-data', import.meta.url))

let read: ReadonlyMap<string, readonly string[]> | undefined

/** The objects chosen for an idea, the idea itself first; undefined for one that nobody has looked at yet. */
export function chosenObjects(id: string): readonly string[] | undefined {
  read ??= new Map(sceneRows().map(({ id: of, objects }) => [of, objects]))
  return read.get(id)
}

export function sceneRows(): SceneRow[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.scenes'))
    .toSorted()
    .flatMap((name) => fs.readFileSync(path.join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', ...objects] = line.split(' ')
      return { id, objects }
    })
}
