import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Assumptions, ColumnMapping, FileProblem, FoundPerson } from '#domain/imports/found-person.ts'
import { fileKinds, importStates, type Run } from '#domain/imports/schema.ts'
import type { DateRule } from '#domain/occasions/recurrence.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { users } from './accounts.ts'
import { bytes, calendarDate, cents, contactFieldColumns, idOf, instant, rowId } from './columns.ts'

/** Files of people that a user brings in: from the preview to the end of the time in which it can be undone. */
export const imports = pgTable(
  'imports',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: rowId('id').notNull(),
    /** `importBatch` of the contacts that it adds. */
    batch: uuid('batch').notNull().defaultRandom(),
    /** 'reading' until its people are stored: what a stopped process leaves is never shown. */
    state: text('state', { enum: ['reading', ...importStates] }).notNull(),
    kind: text('kind', { enum: fileKinds }).notNull(),
    fileName: text('file_name').notNull(),
    columns: jsonb('columns').$type<{ name: string; samples: string[] }[]>(),
    guess: jsonb('guess').$type<ColumnMapping>(),
    assumptions: jsonb('assumptions').$type<Assumptions>(),
    problems: jsonb('problems').$type<FileProblem[]>().notNull().default([]),
    /** What the user chose for each person, from the start of the run on. */
    choices: jsonb('choices').$type<Run['people']>(),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    added: integer('added').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    failure: text('failure'),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    /** The line of Recent Activity about it. */
    activityId: idOf('activity_id'),
    /** The lease of the process that runs it. */
    lockedUntil: instant('locked_until'),
    lockedBy: text('locked_by'),
    /** Claims since the last people were staged: a run that fails every time is given up. */
    attempts: integer('attempts').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    // What is to be run, by any process.
    index('imports_running')
      .on(t.lockedUntil)
      .where(sql`${t.state} = 'running'`),
    // Clean-up: previews after a day, the others when they can no longer be undone.
    index('imports_created').on(t.createdAt),
  ],
)

/** An event before it followed its contact's date. */
export interface LinkedBefore {
  type: string
  date: CalendarDate
  yearKnown: boolean
  dateRule: DateRule
  updatedAt: string
}

/** Of what will be added. Made with it and not when it's published: thousands take as long as their indexes. */
const newUid = () => uuid('uid').notNull().defaultRandom()

const ofImport = () => ({ userId: text('user_id').notNull(), importId: idOf('import_id').notNull() })

/** A file that can be read in another way, in parts: no statement is large enough to keep others waiting. */
export const importFiles = pgTable(
  'import_files',
  { ...ofImport(), part: integer('part').notNull(), content: bytes('content').notNull() },
  (t) => [
    // The parts of a file, in order.
    primaryKey({ columns: [t.userId, t.importId, t.part] }),
    foreignKey({
      name: 'import_files_import',
      columns: [t.userId, t.importId],
      foreignColumns: [imports.userId, imports.id],
    }).onDelete('cascade'),
  ],
)

/** The people of a file, in its order. */
export const importPeople = pgTable(
  'import_people',
  { ...ofImport(), position: integer('position').notNull(), person: jsonb('person').$type<FoundPerson>().notNull() },
  (t) => [
    // The preview, and the next ones to stage.
    primaryKey({ columns: [t.userId, t.importId, t.position] }),
    foreignKey({
      name: 'import_people_import',
      columns: [t.userId, t.importId],
      foreignColumns: [imports.userId, imports.id],
    }).onDelete('cascade'),
  ],
)

/** Contacts that a run is about to add or to fill in: nobody sees them before all are published. Kept for the undo. */
export const importContacts = pgTable(
  'import_contacts',
  {
    ...ofImport(),
    position: integer('position').notNull(),
    /** Of the contact that it fills in, or reserved for a new one. */
    contactId: idOf('contact_id').notNull(),
    uid: newUid(),
    isNew: boolean('is_new').notNull(),
    fullName: text('full_name').notNull(),
    relationship: text('relationship').notNull(),
    birthday: text('birthday'),
    anniversaryDate: calendarDate('anniversary_date'),
    email: text('email'),
    categoryIds: text('category_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    ...contactFieldColumns(),
    /** Of a contact that was filled in: what it was before, besides empty, and the version that the run made of it. */
    updatedBefore: instant('updated_before'),
    suppressedBefore: text('suppressed_before').array(),
    versionAfter: integer('version_after'),
  },
  (t) => [
    // What to publish, and what to undo.
    primaryKey({ columns: [t.userId, t.importId, t.position] }),
    foreignKey({
      name: 'import_contacts_import',
      columns: [t.userId, t.importId],
      foreignColumns: [imports.userId, imports.id],
    }).onDelete('cascade'),
  ],
)

/** Events of those contacts. */
export const importOccasions = pgTable(
  'import_occasions',
  {
    ...ofImport(),
    /** Reserved, unless the event was there. */
    occasionId: idOf('occasion_id').notNull(),
    contactId: idOf('contact_id').notNull(),
    uid: newUid(),
    isNewContact: boolean('is_new_contact').notNull(),
    name: text('name').notNull(),
    date: calendarDate('date').notNull(),
    type: text('type').notNull(),
    isRecurring: boolean('is_recurring').notNull().default(true),
    dateRule: text('date_rule').$type<DateRule>().notNull().default('fixed'),
    linkedTo: text('linked_to', { enum: ['birthday', 'anniversary'] }),
    yearKnown: boolean('year_known').notNull(),
    /** Of an event that was there and became the contact's linked one: what it was, and the version it has since. */
    before: jsonb('before').$type<LinkedBefore>(),
    versionAfter: integer('version_after'),
  },
  (t) => [
    // What to publish, and what to undo.
    primaryKey({ columns: [t.userId, t.importId, t.occasionId] }),
    foreignKey({
      name: 'import_occasions_import',
      columns: [t.userId, t.importId],
      foreignColumns: [imports.userId, imports.id],
    }).onDelete('cascade'),
  ],
)

/** Gift ideas of those contacts. */
export const importGifts = pgTable(
  'import_gifts',
  {
    ...ofImport(),
    /** Reserved. */
    giftId: idOf('gift_id').notNull(),
    uid: newUid(),
    contactId: idOf('contact_id').notNull(),
    /** An event that the contact had before. */
    occasionId: idOf('occasion_id'),
    title: text('title').notNull(),
    description: text('description'),
    price: cents('price'),
    pricePaid: cents('price_paid'),
    productUrl: text('product_url'),
    itemType: text('item_type', { enum: ['gift', 'card'] }).notNull(),
    isSaved: boolean('is_saved').notNull(),
    isPurchased: boolean('is_purchased').notNull(),
    occurrenceDate: calendarDate('occurrence_date'),
  },
  (t) => [
    // What to publish, and what to undo.
    primaryKey({ columns: [t.userId, t.importId, t.giftId] }),
    foreignKey({
      name: 'import_gifts_import',
      columns: [t.userId, t.importId],
      foreignColumns: [imports.userId, imports.id],
    }).onDelete('cascade'),
  ],
)
