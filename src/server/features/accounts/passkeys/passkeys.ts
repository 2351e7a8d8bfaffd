import { and, asc, eq } from 'drizzle-orm'
import type { Passkey } from '#domain/accounts/passkeys.ts'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx, Tx } from '#server/db/connection.ts'
import { passkeyOwners, passkeys } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import { passkeyRemovedMail } from '#server/mail/templates/sign-in-changed.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import type { UserRow } from '../queries.ts'
import { noticeByMail } from '../security-notice.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

/** The first one first: the order in which they were added. */
export async function listPasskeys(db: DbOrTx, owner: OwnerId): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, owner)).orderBy(asc(passkeys.id))
}

/** Neither the key nor the credential's id: the list doesn't need them. */
export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    isSynced: row.backedUp,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }
}

/** @throws {AppError} NOT_FOUND */
export async function renamePasskey(tx: Tx, owner: OwnerId, id: number, name: string): Promise<PasskeyRow> {
  const [row] = await tx
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, owner), eq(passkeys.id, id)))
    .returning()
  if (!row) throw notFound('passkey')
  return row
}

/** @throws {AppError} NOT_FOUND */
export async function removePasskey(tx: Tx, services: Services, user: UserRow, id: number, now: Date): Promise<void> {
  const [row] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, user.id), eq(passkeys.id, id)))
    .returning()
  if (!row) throw notFound('passkey')
  await tx
    .delete(passkeyOwners)
    .where(and(eq(passkeyOwners.userId, user.id), eq(passkeyOwners.credentialId, row.credentialId)))
  await noticeByMail(tx, services, user, passkeyRemovedMail(services.mailer.link('/'), row.name), now)
}
