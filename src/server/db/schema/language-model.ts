import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ModelAnswer } from '#domain/recommendations/model/answer.ts'
import { modelOutcomes } from '#domain/recommendations/model/log.ts'
import { users } from './accounts.ts'
import { instant, rowId } from './columns.ts'

/** What was sent to a language model for a user, and what came back. Written before it's sent. */
export const modelRequests = pgTable(
  'model_requests',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: rowId('id').notNull(),
    /** As they were called then: the contact may be gone, what was sent isn't. */
    contactName: text('contact_name').notNull(),
    eventName: text('event_name'),
    /** The model and its host. */
    sentTo: text('sent_to').notNull(),
    sentText: text('sent_text').notNull(),
    /** When it was sent. */
    createdAt: instant('created_at').notNull(),
    outcome: text('outcome', { enum: modelOutcomes }).notNull(),
    answer: jsonb('answer').$type<ModelAnswer>(),
    /** sha256 of what is known of the person and the event: an answer holds for a day and as long as that is the same. */
    factsHash: text('facts_hash'),
  },
  (t) => [
    // A user's log, and today's answer.
    primaryKey({ columns: [t.userId, t.id] }),
    // Clean-up.
    index('model_requests_created').on(t.createdAt),
  ],
)
