import { UNDO_DAYS } from '#domain/imports/lifetimes.ts'
import type { Import } from '#domain/imports/schema.ts'
import type { ImportRow } from './queries.ts'

const dayMs = 24 * 3600_000

export function presentImport(row: ImportRow): Import {
  const { id, kind, fileName, done, total, added, changed, failure } = row
  return {
    id,
    // One that is being read again is still a preview to its user.
    state: row.state === 'reading' ? 'preview' : row.state,
    kind,
    fileName,
    done,
    total,
    added,
    changed,
    createdAt: row.createdAt.toISOString(),
    undoUntil: undoUntil(row)?.toISOString() ?? null,
    failure,
  }
}

/** Null before it's done, and after it was undone. */
export function undoUntil({ state, finishedAt }: ImportRow): Date | null {
  return state === 'done' && finishedAt !== null ? new Date(finishedAt.getTime() + UNDO_DAYS * dayMs) : null
}
