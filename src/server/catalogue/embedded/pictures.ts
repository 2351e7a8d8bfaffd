import { createHash } from 'node:crypto'
import { scene } from '#server/catalogue/scenes/scene.ts'

const addresses = new Map<string, string>()

/**
 * The address of an idea's picture contains a hash of its content: `/api/illustrations/{id}.{hash}.svg` may be cached
 * forever, because another drawing has another address.
 */
export function pictureAddress(id: string): string {
  const known = addresses.get(id)
  if (known !== undefined) return known
  const drawing = scene(id)
  const address = `/api/illustrations/${id}${drawing === undefined ? '' : `.${drawingHash(drawing)}`}.svg`
  addresses.set(id, address)
  return address
}

export function drawingHash(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 10)
}
