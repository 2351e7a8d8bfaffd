import { sql, type SQL } from 'drizzle-orm'
import { fillableFields } from '#domain/imports/what-it-adds.ts'
import { contacts } from '#server/db/schema.ts'

/** A column that a file can fill in, and what it has as long as nobody did. */
interface FillableColumn {
  name: SQL
  empty: SQL
}

const columns = fillableFields.map((field): FillableColumn => ({
  name: sql`${sql.identifier(contacts[field].name)}`,
  empty: field === 'categoryIds' ? sql`'{}'::text[]` : sql`null`,
}))

/** The same for every such column, with commas in between. */
export function each(sqlOf: (column: FillableColumn) => SQL): SQL {
  return sql.join(columns.map(sqlOf), sql`, `)
}

/** Whether a row staged as `s` fills in anything. */
export const isFilled = sql`(${sql.join(
  columns.map(({ name, empty }) => sql`s.${name} is distinct from ${empty}`),
  sql` or `,
)})`
