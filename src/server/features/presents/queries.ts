import { eq, getTableColumns } from 'drizzle-orm'
import { byThanks } from '#domain/presents/order.ts'
import type { Present } from '#domain/presents/schema.ts'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { contactOf, ownRow } from '#server/db/keys.ts'
import { contacts, presentsReceived } from '#server/db/schema.ts'
import type { OwnerId } from '#server/identity/actor.ts'

export type PresentRow = typeof presentsReceived.$inferSelect

export async function listPresents(db: DbOrTx, owner: OwnerId): Promise<Present[]> {
  const rows = await presents(db).where(eq(presentsReceived.userId, owner))
  return rows.toSorted(byThanks).map(presentPresent)
}

/** @throws {AppError} NOT_FOUND */
export async function ownedPresent(db: DbOrTx, owner: OwnerId, id: number): Promise<PresentRow> {
  const [row] = await presents(db).where(ownRow(presentsReceived, owner, id))
  if (!row) throw notFound('present')
  return row
}

/** A contact that is gone is none: on Citus no foreign key sets it to null (deploy/citus.sql). */
function presents(db: DbOrTx) {
  return db
    .select({ ...getTableColumns(presentsReceived), contactId: contacts.id })
    .from(presentsReceived)
    .leftJoin(contacts, contactOf(presentsReceived))
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
