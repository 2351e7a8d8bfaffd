import type { Import } from '#domain/imports/schema.ts'
import { presentInstant } from '#client/lib/clock.ts'

/** The last day on which an import can be undone; undefined where there is nothing to take back, or no longer a way. */
export function undoableUntil({ undoUntil, added, changed }: Import): string | undefined {
  if (undoUntil === null || added + changed === 0 || new Date(undoUntil) <= presentInstant()) return undefined
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date(undoUntil))
}
