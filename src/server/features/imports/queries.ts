import { and, desc, eq, ne } from 'drizzle-orm'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { imports } from '#server/db/schema.ts'
import type { OwnerId } from '#server/identity/actor.ts'

export type ImportRow = typeof imports.$inferSelect

/** @throws {AppError} NOT_FOUND, for a stranger's import too */
export async function ownedImport(db: DbOrTx, owner: OwnerId, id: number): Promise<ImportRow> {
  const [row] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.userId, owner), eq(imports.id, id), ne(imports.state, 'reading')))
  if (!row) throw notFound('import')
  return row
}

/** Newest first. */
export async function listImports(db: DbOrTx, owner: OwnerId): Promise<ImportRow[]> {
  return db
    .select()
    .from(imports)
    .where(and(eq(imports.userId, owner), ne(imports.state, 'reading')))
    .orderBy(desc(imports.id))
    .limit(50)
}
