import { and, eq, sql } from 'drizzle-orm'
import { byName } from '#domain/contacts/name-order.ts'
import type { ListedContact, MonthBirthday } from '#domain/contacts/schema.ts'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { askAnswers, contacts } from '#server/db/schema.ts'
import { nextOccasions } from '#server/features/occasions/queries.ts'
import type { Actor, OwnerId } from '#server/identity/actor.ts'
import { presentContact, type ContactRow } from './present.ts'

/** @throws {AppError} NOT_FOUND, for a stranger's contact too */
export async function ownedContact(db: DbOrTx, actor: Actor, id: number): Promise<ContactRow> {
  const [row] = await byId(db).execute({ owner: actor.owner, id })
  if (!row) throw notFound('contact')
  return row
}

/** Every contact with its next occasion, sorted by name. Five statements at once, however many contacts. */
export async function listContacts(db: DbOrTx, actor: Actor): Promise<ListedContact[]> {
  const [rows, next, answered] = await Promise.all([
    contactsByName(db, actor.owner),
    nextOccasions(db, actor),
    withAnswer(db).execute({ owner: actor.owner }),
  ])
  return presentList(rows, next, answered)
}

export async function contactsByName(db: DbOrTx, owner: OwnerId): Promise<ContactRow[]> {
  const rows = await ofOwner(db).execute({ owner })
  return rows.toSorted(byName)
}

function presentList(
  rows: ContactRow[],
  next: Awaited<ReturnType<typeof nextOccasions>>,
  answers: { contactId: number }[],
): ListedContact[] {
  const answered = new Set(answers.map(({ contactId }) => contactId))
  return rows.map((row) =>
    Object.assign(presentContact(row), { nextOccasion: next.get(row.id) ?? null, hasAnswer: answered.has(row.id) }),
  )
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
export async function pageOfContacts(db: DbOrTx, actor: Actor, limit: number, after = 0): Promise<ListedContact[]> {
  const rows = await onPage(db).execute({ owner: actor.owner, after, limit })
  const ids = rows.map(({ id }) => id)
  const [next, answered] = await Promise.all([
    nextOccasions(db, actor, ids),
    withAnswer(db).execute({ owner: actor.owner }),
  ])
  return presentList(rows, next, answered)
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

const onPage = preparedOnce((db) =>
  db
    .select()
    .from(contacts)
    .where(
      and(eq(contacts.userId, sql.placeholder('owner')), sql`${contacts.id} > ${sql.placeholder('after')}::bigint`),
    )
    .orderBy(contacts.id)
    .limit(sql.placeholder('limit'))
    .prepare('contacts_page'),
)

const withAnswer = preparedOnce((db) =>
  db
    .select({ contactId: askAnswers.contactId })
    .from(askAnswers)
    .where(eq(askAnswers.userId, sql.placeholder('owner')))
    .prepare('contacts_with_answer'),
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
