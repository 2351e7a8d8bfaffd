import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { idOf, instant, rowId } from './columns.ts'

export const userActivities = pgTable(
  'user_activities',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: rowId('id').notNull(),
    activityType: text('activity_type').notNull(),
    description: text('description').notNull(),
    entityId: idOf('entity_id'),
    entityType: text('entity_type'),
    metadata: jsonb('metadata').$type<Record<string, string | number | null>>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    // Recent Activity, newest first.
    index('user_activities_recent').on(t.userId, t.createdAt.desc(), t.id.desc()),
    // Activity over time, of everybody; rows come in the order of time, so a summary of pages is enough and costs writes nothing.
    index('user_activities_time').using('brin', t.createdAt),
  ],
)

export const feedback = pgTable(
  'feedback',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: rowId('id').notNull(),
    userEmail: text('user_email'),
    userName: text('user_name'),
    type: text('type').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    priority: text('priority').notNull().default('medium'),
    status: text('status').notNull().default('open'),
    adminNotes: text('admin_notes'),
    isRead: boolean('is_read').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    resolvedAt: instant('resolved_at'),
    /** What an administrator wrote to the sender. */
    reply: text('reply'),
    /** When the reply was last changed. */
    repliedAt: instant('replied_at'),
    /** Whether the sender asked for the reply by e-mail, too. */
    replyByEmail: boolean('reply_by_email').notNull().default(false),
    /** When it was e-mailed, which happens once. */
    replyMailedAt: instant('reply_mailed_at'),
  },
  (t) => [
    // One's own submissions.
    primaryKey({ columns: [t.userId, t.id] }),
    // The administrator's inbox, newest first, and one of it.
    index('feedback_newest').on(t.id),
    // The administrator's unread badge.
    index('feedback_inbox').on(t.isRead, t.createdAt),
  ],
)
