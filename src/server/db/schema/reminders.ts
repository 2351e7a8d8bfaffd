import { sql } from 'drizzle-orm'
import { channels, slots } from '#domain/reminders/plan.ts'
import {
  bigserial,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { sessions, users } from './accounts.ts'
import { calendarDate, idOf, instant, rowId } from './columns.ts'
import { endpointOwners } from './lookups.ts'
import { contacts, occasions } from './people.ts'

const slot = () => text('slot', { enum: slots }).notNull()

/** What is planned: one row a user, occasion, occurrence, slot and channel. */
export const reminders = pgTable(
  'reminders',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    occasionId: idOf('occasion_id').notNull(),
    /** The user's own day on which it is to be sent. */
    reminderDate: calendarDate('reminder_date').notNull(),
    occurrenceDate: calendarDate('occurrence_date').notNull(),
    slot: slot(),
    channel: text('channel', { enum: channels }).notNull(),
    sendAt: instant('send_at').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    isSent: boolean('is_sent').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    /** When to process it next: `sendAt` at first, later after every failed try. */
    nextAttemptAt: instant('next_attempt_at'),
    lockedUntil: instant('locked_until'),
    lockedBy: text('locked_by'),
    lastError: text('last_error'),
    skipReason: text('skip_reason'),
    /** The message it's part of, kept from the first try on: all notices with one key leave together. */
    messageKey: text('message_key'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('reminders_once').on(t.userId, t.occasionId, t.occurrenceDate, t.slot, t.channel),
    // Due and overdue reminders, by when they were to be sent.
    index('reminders_waiting')
      .on(t.sendAt)
      .where(sql`not ${t.isSent} and ${t.isActive}`),
    index('reminders_due')
      .on(t.nextAttemptAt)
      .where(sql`not ${t.isSent} and ${t.isActive}`),
    // The last error of what could not be sent yet.
    index('reminders_stuck')
      .on(t.nextAttemptAt)
      .where(sql`not ${t.isSent} and ${t.isActive} and ${t.lastError} is not null`),
    // Cleanup of past reminders; e-mails are removed earlier than the others.
    index('reminders_over')
      .on(t.channel, t.occurrenceDate)
      .where(sql`${t.isSent} or not ${t.isActive}`),
    foreignKey({
      name: 'reminders_occasion_of_user',
      columns: [t.userId, t.occasionId],
      foreignColumns: [occasions.userId, occasions.id],
    }).onDelete('cascade'),
  ],
)

/** The ledger: what was sent, failed or skipped, once. */
export const emailReminders = pgTable(
  'email_reminders',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    occasionId: idOf('occasion_id').notNull(),
    contactId: idOf('contact_id').notNull(),
    daysBeforeEvent: integer('days_before_event').notNull(),
    occurrenceDate: calendarDate('occurrence_date').notNull(),
    /** 'manual' is the last one that the user requested; it doesn't replace a planned one. */
    slot: text('slot', { enum: [...slots, 'manual'] }).notNull(),
    status: text('status', { enum: ['sent', 'failed', 'skipped'] }).notNull(),
    reason: text('reason'),
    address: text('address'),
    /** Of the e-mail that listed it, perhaps with others. */
    messageId: text('message_id'),
    attempts: integer('attempts').notNull().default(0),
    emailSent: boolean('email_sent').notNull().default(false),
    sentAt: instant('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('email_reminders_once').on(t.userId, t.occasionId, t.occurrenceDate, t.slot),
    // A contact's deletion.
    index('email_reminders_contact').on(t.userId, t.contactId),
    // How many were sent and how many failed in the last day.
    index('email_reminders_outcome').on(t.status, t.sentAt),
    foreignKey({
      name: 'email_reminders_occasion_of_user',
      columns: [t.userId, t.occasionId],
      foreignColumns: [occasions.userId, occasions.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'email_reminders_contact_of_user',
      columns: [t.userId, t.contactId],
      foreignColumns: [contacts.userId, contacts.id],
    }).onDelete('cascade'),
  ],
)

/** The ledger of weekly e-mails: one a user and week at most. */
export const digests = pgTable(
  'digests',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The Monday of the week in the user's own calendar. */
    week: calendarDate('week').notNull(),
    /** 'sending' with a lease; 'skipped' if there was nothing to say or nobody to send it to. */
    status: text('status', { enum: ['sending', 'sent', 'failed', 'skipped'] }).notNull(),
    lockedUntil: instant('locked_until'),
    attempts: integer('attempts').notNull().default(0),
    settledAt: instant('settled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.week] }),
    // Clean-up.
    index('digests_week').on(t.week),
  ],
)

export const mailQueue = pgTable(
  'mail_queue',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /**
     * Null for mail to an address that has no account. No foreign key: the queue is everybody's and in one place, and its rows
     * go with an account by `forgetOwner`.
     */
    userId: text('user_id'),
    template: text('template').notNull(),
    address: text('address').notNull(),
    props: jsonb('props').$type<Record<string, unknown>>().notNull(),
    messageId: text('message_id').notNull().unique(),
    sendAt: instant('send_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lockedUntil: instant('locked_until'),
    lockedBy: text('locked_by'),
    lastError: text('last_error'),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // What is to be sent now.
    index('mail_queue_due')
      .on(t.sendAt)
      .where(sql`${t.sentAt} is null`),
    // Clean-up.
    index('mail_queue_sent')
      .on(t.sentAt)
      .where(sql`${t.sentAt} is not null`),
    index('mail_queue_user').on(t.userId),
  ],
)

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: rowId('id').notNull(),
    userId: text('user_id').notNull(),
    /** The browser it belongs to: once that is signed out, it gets no more notifications. */
    sid: text('sid').notNull(),
    endpoint: text('endpoint').notNull(),
    keys: jsonb('keys').$type<{ p256dh: string; auth: string }>().notNull(),
    /** Tags of the last messages it took: trying again reaches those that did not get it. */
    recentTags: text('recent_tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    // One a browser.
    uniqueIndex('push_subscriptions_session').on(t.userId, t.sid),
    foreignKey({
      name: 'push_subscriptions_session_of_user',
      columns: [t.userId, t.sid],
      foreignColumns: [sessions.userId, sessions.sid],
    }).onDelete('cascade'),
    uniqueIndex('push_subscriptions_endpoint').on(t.userId, t.endpoint),
    // An endpoint is one account's: its entry there says which.
    foreignKey({
      name: 'push_subscriptions_endpoint_owner',
      columns: [t.userId, t.endpoint],
      foreignColumns: [endpointOwners.userId, endpointOwners.endpoint],
    }).onDelete('cascade'),
  ],
)
