import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { cents, instant } from './columns.ts'

/** What users want to spend in a year. */
export const budgetEnvelopes = pgTable(
  'budget_envelopes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    year: integer('year').notNull(),
    amount: cents('amount').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    // A user's envelope of a year, and of the year before.
    primaryKey({ columns: [t.userId, t.year] }),
  ],
)
