import { desc, eq } from 'drizzle-orm'
import type { ApiFailure } from '#domain/admin/schema.ts'
import { notFound } from '#domain/shared/errors.ts'
import type { Db } from '#server/db/connection.ts'
import { apiFailures } from '#server/db/schema.ts'

/** The latest first; src/server/catalogue/remote writes them. */
export async function apiFailureList(db: Db, limit: number): Promise<ApiFailure[]> {
  const rows = await db
    .select()
    .from(apiFailures)
    .orderBy(desc(apiFailures.lastSeenAt), desc(apiFailures.id))
    .limit(limit)
  return rows.map(present)
}

/** If it's resolved already, the first time stays. @throws {AppError} NOT_FOUND */
export async function resolveApiFailure(db: Db, id: number, now: Date): Promise<ApiFailure> {
  const [before] = await db.select().from(apiFailures).where(eq(apiFailures.id, id))
  if (!before) throw notFound('apiFailure')
  if (before.isResolved) return present(before)
  const [row] = await db
    .update(apiFailures)
    .set({ isResolved: true, resolvedAt: now })
    .where(eq(apiFailures.id, id))
    .returning()
  if (!row) throw notFound('apiFailure')
  return present(row)
}

/** @throws {AppError} NOT_FOUND */
export async function deleteApiFailure(db: Db, id: number): Promise<void> {
  const deleted = await db.delete(apiFailures).where(eq(apiFailures.id, id)).returning({ id: apiFailures.id })
  if (deleted.length === 0) throw notFound('apiFailure')
}

function present(row: typeof apiFailures.$inferSelect): ApiFailure {
  return {
    ...row,
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }
}
