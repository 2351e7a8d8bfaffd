import { and, eq } from 'drizzle-orm'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { contacts, occasions } from '#server/db/schema.ts'
import type { OwnerId } from '#server/owner.ts'

export type NamedOccasion = Awaited<ReturnType<typeof findOwnOccasion>>

/** The contact a gift names. @throws {AppError} NOT_FOUND */
export async function findOwnContact(db: DbOrTx, owner: OwnerId, id: number) {
  const [contact] = await db
    .select({ id: contacts.id, fullName: contacts.fullName })
    .from(contacts)
    .where(and(eq(contacts.id, id), eq(contacts.userId, owner)))
  if (!contact) throw notFound('Contact')
  return contact
}

/** The event a gift names, with what decides its occurrences. @throws {AppError} NOT_FOUND */
export async function findOwnOccasion(db: DbOrTx, owner: OwnerId, id: number) {
  const [occasion] = await db
    .select({
      id: occasions.id,
      contactId: occasions.contactId,
      name: occasions.name,
      date: occasions.date,
      isRecurring: occasions.isRecurring,
      dateRule: occasions.dateRule,
    })
    .from(occasions)
    .innerJoin(contacts, eq(contacts.id, occasions.contactId))
    .where(and(eq(occasions.id, id), eq(contacts.userId, owner)))
  if (!occasion) throw notFound('Event')
  return occasion
}
