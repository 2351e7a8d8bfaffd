import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { calendarDate, idOf, instant, rowId } from './columns.ts'
import { contacts } from './people.ts'

/** What the user was given, by whom, and whether they said thank you. */
export const presentsReceived = pgTable(
  'presents_received',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: rowId('id').notNull(),
    /** Whom it's from, in words; also once the contact is deleted. */
    from: text('from_name').notNull(),
    contactId: idOf('contact_id'),
    title: text('title').notNull(),
    receivedOn: calendarDate('received_on').notNull(),
    /** Null while they wait for a thank-you. */
    thankedOn: calendarDate('thanked_on'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    // All of a user, and one by its id.
    primaryKey({ columns: [t.userId, t.id] }),
    // The contact's, when it's merged or deleted.
    index('presents_received_contact').on(t.userId, t.contactId),
    // The migration sets the contact alone to null, which drizzle-kit can't express.
    foreignKey({
      name: 'presents_received_contact_of_user',
      columns: [t.userId, t.contactId],
      foreignColumns: [contacts.userId, contacts.id],
    }).onDelete('set null'),
  ],
)
