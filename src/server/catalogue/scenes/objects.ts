import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('./scene-data/objects', import.meta.url))

const kept = new Map<string, string>()

/**
 * The file of an object. An object is named by its emoji, which readers of a table see at once, or in words if we drew
 * it ourselves; the file of an emoji is named by its code points, without the one that asks for color (FE0F).
 */
export function objectFile(object: string): string {
  if (/^[a-z][a-z-]*$/.test(object)) return `${object}.webp`
  const points = Array.from(object, (sign) => sign.codePointAt(0)?.toString(16)).filter((point) => point !== 'fe0f')
  return `${points.join('-')}.webp`
}

/** An object as an address that needs no request, read when a scene first shows it. */
export function objectAddress(object: string): string {
  const known = kept.get(object)
  if (known !== undefined) return known
  const content = fs.readFileSync(path.join(folder, objectFile(object)))
  const address = `data:image/webp;base64,${content.toString('base64')}`
  kept.set(object, address)
  return address
}
