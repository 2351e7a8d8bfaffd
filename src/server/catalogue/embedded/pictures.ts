import { createHash } from 'node:crypto'
import { illustration } from '#server/catalogue/illustrations/illustration.ts'

const addresses = new Map<string, string>()

/**
 * Where an idea's picture is, named by what it shows: `/api/illustrations/{id}.{hash}.svg` may be kept for ever, because
 * another drawing has another address.
 */
export function pictureAddress(id: string): string {
  const known = addresses.get(id)
  if (known !== undefined) return known
  const drawing = illustration(id)
  const address = `/api/illustrations/${id}${drawing === undefined ? '' : `.${drawingHash(drawing)}`}.svg`
  addresses.set(id, address)
  return address
}

export function drawingHash(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 10)
}
