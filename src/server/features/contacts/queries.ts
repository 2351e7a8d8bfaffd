import { and, eq, sql } from 'drizzle-orm'
import type { ListedContact } from '#domain/contacts/schema.ts'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { contacts } from '#server/db/schema.ts'
import { nextOccasions } from '#server/features/occasions/queries.ts'
import type { Actor, OwnerId } from '#server/owner.ts'
import { presentContact, type ContactRow } from './present.ts'

/** @throws {AppError} NOT_FOUND, for a stranger's contact too */
export async function ownedContact(db: DbOrTx, actor: Actor, id: number): Promise<ContactRow> {
  const [row] = await byId(db).execute({ owner: actor.owner, id })
  if (!row) throw notFound('Contact')
  return row
}

/** Every contact with its next occasion, sorted by name. Four statements, however many contacts. */
export async function listContacts(db: DbOrTx, actor: Actor): Promise<ListedContact[]> {
  const rows = await ofOwner(db).execute({ owner: actor.owner })
  const next = await nextOccasions(db, actor)
  return rows
    .toSorted((a, b) => byName.compare(a.fullName, b.fullName) || a.id - b.id)
    .map((row) => Object.assign(presentContact(row), { nextOccasion: next.get(row.id) ?? null }))
}

export async function countContacts(db: DbOrTx, owner: OwnerId): Promise<number> {
  return db.$count(contacts, eq(contacts.userId, owner))
}

/** The database's own order depends on how its cluster was made; people expect 'Åsa' beside 'Asa'. */
const byName = new Intl.Collator('en-US', { numeric: true })

const byId = preparedOnce((db) =>
  db
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, sql.placeholder('owner')), eq(contacts.id, sql.placeholder('id'))))
    .prepare('contact_by_id'),
)

const ofOwner = preparedOnce((db) =>
  db
    .select()
    .from(contacts)
    .where(eq(contacts.userId, sql.placeholder('owner')))
    .prepare('contacts_of_owner'),
)
