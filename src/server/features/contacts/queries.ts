import { and, eq, sql } from 'drizzle-orm'
import { byName } from '#domain/contacts/name-order.ts'
import type { ListedContact, MonthBirthday } from '#domain/contacts/schema.ts'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { contacts } from '#server/db/schema.ts'
import { nextOccasions } from '#server/features/occasions/queries.ts'
import type { Actor, OwnerId } from '#server/identity/actor.ts'
import { JsonText, withFields } from '#server/http/json-text.ts'
import { contactsAsJson } from './json.ts'
import type { ContactRow } from './present.ts'

/** @throws {AppError} NOT_FOUND, for a stranger's contact too */
export async function ownedContact(db: DbOrTx, actor: Actor, id: number): Promise<ContactRow> {
  const [row] = await byId(db).execute({ owner: actor.owner, id })
  if (!row) throw notFound('contact')
  return row
}

/** Every contact with its next occasion, sorted by name. Four statements at once, however many contacts. */
export async function listContacts(db: DbOrTx, actor: Actor): Promise<JsonText<ListedContact[]>> {
  const [rows, next] = await Promise.all([allAsJson(db).execute({ owner: actor.owner }), nextOccasions(db, actor)])
  return withNext(rows.toSorted(byName), next)
}

export async function contactsByName(db: DbOrTx, owner: OwnerId): Promise<ContactRow[]> {
  const rows = await ofOwner(db).execute({ owner })
  return rows.toSorted(byName)
}

function withNext(
  rows: { id: number; json: string }[],
  next: Awaited<ReturnType<typeof nextOccasions>>,
): JsonText<ListedContact[]> {
  const texts = rows.map(({ id, json }) => withFields(json, { nextOccasion: next.get(id) ?? null }))
  return new JsonText(`[${texts.join(',')}]`)
}

/** Contacts whose birthday is known only by month, by month and name. */
export async function monthBirthdays(db: DbOrTx, actor: Actor): Promise<MonthBirthday[]> {
  const rows = await withMonthOnly(db).execute({ owner: actor.owner })
  return rows
    .map(({ birthday, ...row }) => ({ ...row, month: Number(birthday) }))
    .toSorted((a, b) => a.month - b.month || byName({ ...a, id: a.contactId }, { ...b, id: b.contactId }))
}

/**
 * A page of contacts in the order in which they were added, after the one with this id. A rename doesn't move anyone to
 * another page, and a page costs the same however many contacts there are.
 */
export async function pageOfContacts(
  db: DbOrTx,
  actor: Actor,
  limit: number,
  after = 0,
): Promise<JsonText<ListedContact[]>> {
  const rows = await pageAsJson(db).execute({ owner: actor.owner, after, limit })
  const ids = rows.map(({ id }) => id)
  return withNext(rows, await nextOccasions(db, actor, ids))
}

export async function countContacts(db: DbOrTx, owner: OwnerId): Promise<number> {
  const [counted] = await counting(db).execute({ owner })
  return counted?.all ?? 0
}

const counting = preparedOnce((db) =>
  db
    .select({ all: sql<number>`count(*)::int` })
    .from(contacts)
    .where(eq(contacts.userId, sql.placeholder('owner')))
    .prepare('count_contacts'),
)

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

const allAsJson = preparedOnce((db) => contactsAsJson(db).prepare('contacts_as_json'))

const pageAsJson = preparedOnce((db) =>
  contactsAsJson(db, sql`${contacts.id} > ${sql.placeholder('after')}::bigint`)
    .orderBy(contacts.id)
    .limit(sql.placeholder('limit'))
    .prepare('contacts_page_as_json'),
)

const withMonthOnly = preparedOnce((db) =>
  db
    .select({
      contactId: contacts.id,
      fullName: contacts.fullName,
      relationship: contacts.relationship,
      birthday: contacts.birthday,
    })
    .from(contacts)
    .where(and(eq(contacts.userId, sql.placeholder('owner')), sql`length(${contacts.birthday}) = 2`))
    .prepare('contacts_with_month_only'),
)
