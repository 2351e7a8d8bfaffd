import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { contactChoiceFields } from '#domain/contacts/choice-fields.ts'
import type { Contact, ListedContact } from '#domain/contacts/schema.ts'
import { contactTextFields } from '#domain/contacts/text-fields.ts'
import { mapValues } from '#domain/shared/map-values.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { askAnswers, contacts } from '#server/db/schema.ts'

/** Named for each table, or each shard would be asked. */
const owner = sql.placeholder('owner')

/** What the database writes of a contact in a list. */
type Written = Record<keyof Contact, AnyPgColumn | SQL> &
  Record<'hasAnswer', SQL> &
  Partial<Record<keyof ListedContact, AnyPgColumn | SQL>>

/** `presentContact` in SQL, and in its order; page.test.ts compares the two. */
const written: Written = {
  id: contacts.id,
  uid: contacts.uid,
  userId: contacts.userId,
  fullName: contacts.fullName,
  relationship: contacts.relationship,
  birthday: contacts.birthday,
  anniversaryDate: contacts.anniversaryDate,
  email: contacts.email,
  categoryIds: contacts.categoryIds,
  ...mapValues(contactChoiceFields, (_, name) => contacts[name]),
  ...mapValues(contactTextFields, (_, name) => contacts[name]),
  remindersPaused: sql`${contacts.remindersPausedAt} is not null`,
  deliveryDays: contacts.deliveryDays,
  emoji: contacts.emoji,
  picture: sql`'/api/contacts/' || ${contacts.id} || '/picture?version=' || ${contacts.pictureVersion}`,
  // Most have none, and need no subquery: a quarter of the whole time.
  suppressedEvents: sql`case when ${contacts.suppressedEvents} = '{}' then ${contacts.suppressedEvents} else array(
    select event from unnest(${contacts.suppressedEvents}) with ordinality as suppressed (event, place)
    where not starts_with(event, 'deleted:') order by place) end`,
  createdAt: isoText(contacts.createdAt),
  updatedAt: isoText(contacts.updatedAt),
  version: contacts.version,
  hasAnswer: sql`exists (select from ${askAnswers}
    where ${askAnswers.userId} = ${owner} and ${askAnswers.contactId} = ${contacts.id})`,
}

/** The contacts of an owner, each as the JSON of lists: with everything but their next occasion. */
export function contactsAsJson(db: DbOrTx, ...filters: SQL[]) {
  const columns = Object.entries(written).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`)
  const json = sql<string>`(select row_to_json(written)::text from (select ${sql.join(columns, sql`, `)}) as written)`
  return db
    .select({ id: contacts.id, fullName: contacts.fullName, json })
    .from(contacts)
    .where(and(eq(contacts.userId, owner), ...filters))
}

/** As `toISOString` writes an instant. */
function isoText(column: AnyPgColumn): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
