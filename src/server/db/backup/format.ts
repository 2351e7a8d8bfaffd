import { z } from 'zod'

// A backup is a gzipped text of one JSON value a line: who wrote it, then for each table its columns, its rows (each an
// array of texts or nulls, as PostgreSQL prints the values) and its count and hash, then the sequences and the end.
// It depends on no version of PostgreSQL, so it leads from the embedded database to a server and back.

export const FORMAT = 'ribbonry-backup'
export const FORMAT_VERSION = 1

const migration = z.object({ hash: z.string(), createdAt: z.number() })

export const headerLine = z.object({
  format: z.literal(FORMAT),
  version: z.number().int(),
  /** Instant, ISO 8601. */
  createdAt: z.string(),
  /** The migrations that had made the tables, oldest first: they say which shape the rows have. */
  migrations: z.array(migration).min(1),
})

export const tableLine = z.object({ table: z.string(), columns: z.array(z.string()).min(1) })
export const rowLine = z.array(z.string().nullable())
/** `sha256` is over the table's row lines, each with its line end. */
export const tableEndLine = z.object({ end: z.string(), rows: z.number().int(), sha256: z.string() })
export const sequencesLine = z.object({
  sequences: z.array(z.object({ name: z.string(), last: z.string(), called: z.boolean() })),
})
/** The last line; `sha256` is over all lines before it. */
export const completeLine = z.object({ complete: z.literal(true), tables: z.number().int(), sha256: z.string() })

export type Header = z.infer<typeof headerLine>
export type Migration = z.infer<typeof migration>
export type Sequence = z.infer<typeof sequencesLine>['sequences'][number]
export type TableSum = z.infer<typeof tableEndLine>

/** A file that cannot be restored; the sentence says why. */
export class BackupError extends Error {}
