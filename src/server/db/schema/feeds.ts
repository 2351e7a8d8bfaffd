import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant, rowId } from './columns.ts'

/** Secret addresses of calendars. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: rowId('id').notNull(),
    kind: text('kind', { enum: ['dates', 'private'] }).notNull(),
    /** sha256 of the address's secret, hex: who reads the table can't read the calendar. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    /** To the hour. */
    lastReadAt: instant('last_read_at'),
  },
  (t) => [
    // A user's addresses.
    primaryKey({ columns: [t.userId, t.id] }),
    // A calendar by its address, which says whose it is.
    uniqueIndex('calendar_feeds_token').on(t.userId, t.tokenHash),
  ],
)
