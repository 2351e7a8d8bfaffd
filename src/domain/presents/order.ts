import type { Present } from './schema.ts'

type Listed = Pick<Present, 'id' | 'receivedOn' | 'thankedOn'>

/** Who has waited longest for a thank-you first; then those who were thanked, the latest presents first. */
export function byThanks(a: Listed, b: Listed): number {
  const [waitsA, waitsB] = [a.thankedOn === null, b.thankedOn === null]
  if (waitsA !== waitsB) return waitsA ? -1 : 1
  const older = a.receivedOn === b.receivedOn ? a.id - b.id : a.receivedOn < b.receivedOn ? -1 : 1
  return waitsA ? older : -older
}
