import { sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { bytes, calendarDate, cents, contactFieldColumns, idOf, instant, rowId } from './columns.ts'

/** Month and day of a date as one number, 229 for 29 February (domain/occasions/window.ts). */
export function monthDayOf(date: AnyPgColumn): SQL<number> {
  return sql<number>`(extract(month from ${date})::int * 100 + extract(day from ${date})::int)`
}

export const contacts = pgTable(
  'contacts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: rowId('id').notNull(),
    uid: uuid('uid').notNull().defaultRandom(),
    fullName: text('full_name').notNull(),
    relationship: text('relationship').notNull(),
    /** 'MM', 'MM/DD' or 'YYYY-MM-DD': people often know the day and not the year. */
    birthday: text('birthday'),
    anniversaryDate: calendarDate('anniversary_date'),
    email: text('email'),
    categoryIds: text('category_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    ...contactFieldColumns(),
    remindersPausedAt: instant('reminders_paused_at'),
    /** How many days a gift takes to reach them; null for the profile's. */
    deliveryDays: integer('delivery_days'),
    /** Shown in place of their initials. */
    emoji: text('emoji'),
    /** Of their photo in contact_pictures: lists show where it is without reading it. */
    pictureVersion: text('picture_version'),
    /** Linked events the user removed for good: 'birthday', 'anniversary', and generated ones by type. */
    suppressedEvents: text('suppressed_events')
      .array()
      .notNull()
      .default(sql`'{}'`),
    source: text('source').notNull().default('manual'),
    externalId: text('external_id'),
    importBatch: uuid('import_batch'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    // The contacts list of one user, and every join from an owner to a row. The target of the foreign keys of occasions
    // and gift ideas: what belongs to a contact belongs to its owner.
    primaryKey({ columns: [t.userId, t.id] }),
    // A contact of an exported file.
    unique('contacts_uid').on(t.userId, t.uid),
    check(
      'contacts_birthday_form',
      sql`${t.birthday} ~ '^((0[1-9]|1[0-2])|(0[1-9]|1[0-2])/(0[1-9]|[12][0-9]|3[01])|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$'`,
    ),
  ],
)

/** Photos that users chose for their contacts, apart from these, so that lists don't read them. */
export const contactPictures = pgTable(
  'contact_pictures',
  {
    userId: text('user_id').notNull(),
    contactId: idOf('contact_id').notNull(),
    /** Made of the content: another photo has another address. */
    version: text('version').notNull(),
    /** WebP, 60 kB at most. */
    content: bytes('content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // A photo by its address, and all of an account, whose bytes are counted.
    primaryKey({ columns: [t.userId, t.contactId] }),
    foreignKey({
      name: 'contact_pictures_contact_of_user',
      columns: [t.userId, t.contactId],
      foreignColumns: [contacts.userId, contacts.id],
    }).onDelete('cascade'),
  ],
)

export const occasions = pgTable(
  'occasions',
  {
    /** The contact's owner, too. */
    userId: text('user_id').notNull(),
    id: rowId('id').notNull(),
    uid: uuid('uid').notNull().defaultRandom(),
    contactId: idOf('contact_id').notNull(),
    name: text('name').notNull(),
    /** The first date; later occurrences follow from it, `isRecurring` and `dateRule`. */
    date: calendarDate('date').notNull(),
    type: text('type').notNull(),
    /** Null until someone edits them: then the profile's `reminderDaysBefore` counts. */
    reminderDays: integer('reminder_days'),
    isRecurring: boolean('is_recurring').notNull().default(true),
    budget: cents('budget'),
    levelOfImportance: text('level_of_importance', { enum: ['Critical', 'High', 'Medium', 'Low'] })
      .notNull()
      .default('Medium'),
    reminderMethod: text('reminder_method', { enum: ['push', 'none', ''] })
      .notNull()
      .default(''),
    needsGift: boolean('needs_gift').notNull().default(true),
    needsCard: boolean('needs_card').notNull().default(false),
    /** How many days a gift takes to arrive; null for the contact's or the profile's. */
    deliveryDays: integer('delivery_days'),
    /** Set on the occasion that follows the contact's birthday or anniversary. */
    linkedTo: text('linked_to', { enum: ['birthday', 'anniversary'] }),
    /** False for a birthday without a year: `date` then carries a leap year that means nothing. */
    yearKnown: boolean('year_known').notNull().default(true),
    dateRule: text('date_rule', { enum: ['fixed', 'easter', 'mothers-day', 'fathers-day', 'thanksgiving'] })
      .notNull()
      .default('fixed'),
    mutedAt: instant('muted_at'),
    snoozedUntil: calendarDate('snoozed_until'),
    snoozedOccurrence: calendarDate('snoozed_occurrence'),
    notes: text('notes'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    // The events of some days, however many others there are: yearly ones by month and day, one-offs by their date,
    // feasts by their rule (`inWindow`).
    index('occasions_yearly')
      .on(t.userId, monthDayOf(t.date))
      .where(sql`${t.isRecurring} and ${t.dateRule} = 'fixed'`),
    index('occasions_once')
      .on(t.userId, t.date)
      .where(sql`not ${t.isRecurring}`),
    index('occasions_feasts')
      .on(t.userId, t.dateRule)
      .where(sql`${t.isRecurring} and ${t.dateRule} <> 'fixed'`),
    // The events that the year's budget adds up.
    index('occasions_budgeted')
      .on(t.userId)
      .where(sql`${t.budget} is not null`),
    foreignKey({
      name: 'occasions_contact_of_user',
      columns: [t.userId, t.contactId],
      foreignColumns: [contacts.userId, contacts.id],
    }).onDelete('cascade'),
    // An event, and all of a user's.
    primaryKey({ columns: [t.userId, t.id] }),
    // An event of an exported file.
    unique('occasions_uid').on(t.userId, t.uid),
    // The events of a contact. One linked birthday and one linked anniversary a contact, however many writers there are.
    uniqueIndex('occasions_linked').on(t.userId, t.contactId, t.linkedTo),
    // The target of gift_ideas' foreign key: a gift's contact and its occasion's contact are the same.
    unique('occasions_id_contact').on(t.userId, t.id, t.contactId),
  ],
)

export const occasionSkips = pgTable(
  'occasion_skips',
  {
    userId: text('user_id').notNull(),
    occasionId: idOf('occasion_id').notNull(),
    occurrenceDate: calendarDate('occurrence_date').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.occasionId, t.occurrenceDate] }),
    foreignKey({
      name: 'occasion_skips_occasion_of_user',
      columns: [t.userId, t.occasionId],
      foreignColumns: [occasions.userId, occasions.id],
    }).onDelete('cascade'),
  ],
)

export const productDismissals = pgTable(
  'product_dismissals',
  {
    userId: text('user_id').notNull(),
    contactId: idOf('contact_id').notNull(),
    provider: text('provider').notNull(),
    productKey: text('product_key').notNull(),
    reason: text('reason', { enum: ['not_for_them', 'has_it'] }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.contactId, t.provider, t.productKey] }),
    foreignKey({
      name: 'product_dismissals_contact_of_user',
      columns: [t.userId, t.contactId],
      foreignColumns: [contacts.userId, contacts.id],
    }).onDelete('cascade'),
  ],
)
