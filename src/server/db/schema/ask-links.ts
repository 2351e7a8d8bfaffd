import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { askedTextFields } from '#domain/ask-links/fields.ts'
import { mapValues } from '#domain/shared/map-values.ts'
import { columnName, idOf, instant, rowId } from './columns.ts'
import { contacts } from './people.ts'

/** Links by which contacts tell about themselves: one per contact, a new one in place of the old. */
export const askLinks = pgTable(
  'ask_links',
  {
    userId: text('user_id').notNull(),
    contactId: idOf('contact_id').notNull(),
    /** Of the whole token, which is kept nowhere. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    // The link of a contact.
    primaryKey({ columns: [t.userId, t.contactId] }),
    // The link of a token, which carries its user.
    uniqueIndex('ask_links_token').on(t.userId, t.tokenHash),
    // The cleanup of expired ones.
    index('ask_links_expires').on(t.expiresAt),
    foreignKey({
      name: 'ask_links_contact_of_user',
      columns: [t.userId, t.contactId],
      foreignColumns: [contacts.userId, contacts.id],
    }).onDelete('cascade'),
  ],
)

/** What a contact wrote about themselves, until the owner has taken it over or dismissed it: one answer per contact. */
export const askAnswers = pgTable(
  'ask_answers',
  {
    /** Another one each time it's sent, so that nothing is taken over that its owner hasn't seen. */
    id: rowId('id').notNull(),
    userId: text('user_id').notNull(),
    contactId: idOf('contact_id').notNull(),
    birthday: text('birthday'),
    ...mapValues(askedTextFields, (_, name) => text(columnName(name))),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [
    // The answer of a contact, and all of a user for the list of contacts.
    primaryKey({ columns: [t.userId, t.contactId] }),
    foreignKey({
      name: 'ask_answers_contact_of_user',
      columns: [t.userId, t.contactId],
      foreignColumns: [contacts.userId, contacts.id],
    }).onDelete('cascade'),
  ],
)
