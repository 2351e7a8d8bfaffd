import { and, eq } from 'drizzle-orm'
import { byThanks } from '#domain/presents/order.ts'
import type { Present } from '#domain/presents/schema.ts'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { presentsReceived } from '#server/db/schema.ts'
import type { OwnerId } from '#server/identity/actor.ts'

export type PresentRow = typeof presentsReceived.$inferSelect

export async function listPresents(db: DbOrTx, owner: OwnerId): Promise<Present[]> {
  const rows = await db.select().from(presentsReceived).where(eq(presentsReceived.userId, owner))
  return rows.toSorted(byThanks).map(presentPresent)
}

/** @throws {AppError} NOT_FOUND */
export async function ownedPresent(db: DbOrTx, owner: OwnerId, id: number): Promise<PresentRow> {
  const [row] = await db
    .select()
    .from(presentsReceived)
    .where(and(eq(presentsReceived.userId, owner), eq(presentsReceived.id, id)))
  if (!row) throw notFound('present')
  return row
}

export function presentPresent(row: PresentRow): Present {
  return {
    id: row.id,
    from: row.from,
    contactId: row.contactId,
    title: row.title,
    receivedOn: row.receivedOn,
    thankedOn: row.thankedOn,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  }
}
