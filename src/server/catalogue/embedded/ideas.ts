import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ideaSchema, type CatalogueIdea } from '#domain/catalogue/idea-schema.ts'
import { EMBEDDED_PROVIDER } from '#domain/catalogue/of-shop.ts'
import { shellTexts } from '#domain/texts/shell.ts'

/** The provider name of the embedded catalog's ideas among the products; gifts made from them keep it. */
export const EMBEDDED = EMBEDDED_PROVIDER

/** The source that their cards name. */
export const EMBEDDED_NAME = shellTexts.name

/** One idea a line, a file for every department; the build copies the folder beside the program. */
const folder = fileURLToPath(new URL('./ideas', import.meta.url))

let read: { ideas: readonly CatalogueIdea[]; byId: ReadonlyMap<string, CatalogueIdea> } | undefined

/** Every idea in the order of the files; read and checked when first asked for. */
export function embeddedIdeas(): readonly CatalogueIdea[] {
  return readIdeas().ideas
}

export function findIdea(id: string): CatalogueIdea | undefined {
  return readIdeas().byId.get(id)
}

/** Changes whenever a line does; cheap enough for every start. */
export function ideasHash(): string {
  const hash = createHash('sha256')
  for (const file of ideaFiles()) hash.update(fs.readFileSync(file))
  return hash.digest('hex')
}

export function ideaFiles(): string[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.ndjson'))
    .toSorted()
    .map((name) => path.join(folder, name))
}

function readIdeas() {
  if (read) return read
  const byId = new Map(ideaFiles().flatMap((file) => linesOf(file).map((idea) => [idea.id, idea] as const)))
  read = { ideas: [...byId.values()], byId }
  return read
}

/** One bad line must not keep the app from starting: it's skipped here, and ideas.test.ts fails and names it. */
function linesOf(file: string): CatalogueIdea[] {
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => parseIdea(line).data ?? [])
}

/** @returns what zod says of a line */
export function parseIdea(line: string) {
  let read: unknown
  try {
    read = JSON.parse(line)
  } catch {
    read = undefined
  }
  return ideaSchema.safeParse(read)
}
