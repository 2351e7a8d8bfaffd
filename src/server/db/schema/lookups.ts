import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

// Tables that say whose something is, where that isn't known yet. Each is found by its own key and holds nothing else.

/** Tokens of version 0.1, which don't carry their owner, until they end: the token itself is judged by its own table. */
export const earlierTokens = pgTable(
  'earlier_tokens',
  {
    /** sha256 of the token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id').notNull(),
    /** No token is valid after this. */
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    // Deletion of an account.
    index('earlier_tokens_user').on(t.userId),
    // Clean-up.
    index('earlier_tokens_ended').on(t.endsAt),
  ],
)
