import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import {
  feedFormats,
  feedSchedules,
  type FeedMapping,
  type FeedOutcome,
  type FeedProblem,
} from '#domain/catalogue/sources/fields.ts'
import { bytes, idOf, instant, rowId } from './columns.ts'

/** How a refresh of a feed ended. */
export interface FeedResult {
  startedAt: string
  endedAt: string
  outcome: FeedOutcome
  reason: FeedProblem | null
  /** What belongs into the reason's sentence. */
  detail: string | null
  read: number
  added: number
  changed: number
  missing: number
  removed: number
  rejected: number
}

/** A department of a feed: how many items name it, and the category that fits by its words. */
export interface CountedDepartment {
  name: string
  products: number
  guess: string | null
}

/** Lists of products that shops and networks publish for others to show. They belong to no user. */
export const productFeeds = pgTable('product_feeds', {
  id: rowId('id').primaryKey(),
  name: text('name').notNull(),
  /** May hold a key. Null: an uploaded file. */
  url: text('url'),
  fileName: text('file_name'),
  /** Which upload is its file. */
  upload: text('upload'),
  schedule: text('schedule', { enum: feedSchedules }).notNull(),
  nextRunAt: instant('next_run_at'),
  format: text('format', { enum: feedFormats }),
  /** What administrators have set; null: guessed each time. */
  mapping: jsonb('mapping').$type<FeedMapping>(),
  /** The one of the last import or preview. */
  usedMapping: jsonb('used_mapping').$type<FeedMapping>().notNull().default({}),
  /** The category of each department that administrators have set; null: none. */
  chosenDepartments: jsonb('chosen_departments').$type<Record<string, string | null>>().notNull().default({}),
  /** Departments in the file, those with the most items first. */
  departments: jsonb('departments').$type<CountedDepartment[]>().notNull().default([]),
  /** Of the answer that was imported last: unless one of them changes, neither did the file. */
  etag: text('etag'),
  lastModified: text('last_modified'),
  /** The table of its products, which inherits from `products`; null before the first import. */
  productsTable: text('products_table'),
  /** Where most of its pictures are: pages may load them from there. */
  pictureHosts: text('picture_hosts')
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** Products that can be found. */
  products: integer('products').notNull().default(0),
  state: text('state', { enum: ['idle', 'waiting', 'running'] })
    .notNull()
    .default('idle'),
  /** An administrator wants the file although it's much smaller or larger than the last. */
  isConfirmed: boolean('is_confirmed').notNull().default(false),
  phase: text('phase', { enum: ['waiting', 'reading', 'indexing', 'publishing'] })
    .notNull()
    .default('waiting'),
  doneBytes: idOf('done_bytes').notNull().default(0),
  totalBytes: idOf('total_bytes'),
  items: integer('items').notNull().default(0),
  startedAt: instant('started_at'),
  lastResult: jsonb('last_result').$type<FeedResult>(),
  lastSuccessAt: instant('last_success_at'),
  createdAt: instant('created_at').notNull(),
  /** The lease of the process that imports it. */
  lockedUntil: instant('locked_until'),
  lockedBy: text('locked_by'),
  /** Claims of this run: one that ends its process every time is given up. */
  attempts: integer('attempts').notNull().default(0),
})

const ofFeed = () =>
  idOf('feed_id')
    .notNull()
    .references(() => productFeeds.id, { onDelete: 'cascade' })

/** An uploaded file, in parts: no statement is large. */
export const productFeedFiles = pgTable(
  'product_feed_files',
  {
    feedId: ofFeed(),
    /** Each upload has its own: the file before stays until the new one is complete. */
    upload: text('upload').notNull(),
    part: integer('part').notNull(),
    content: bytes('content').notNull(),
  },
  // The parts of a file, in order.
  (t) => [primaryKey({ columns: [t.feedId, t.upload, t.part] })],
)

/** Items that the last import left out. */
export const productFeedRejects = pgTable(
  'product_feed_rejects',
  {
    feedId: ofFeed(),
    position: integer('position').notNull(),
    line: integer('line').notNull(),
    itemId: text('item_id').notNull(),
    title: text('title').notNull(),
    reason: text('reason').notNull(),
  },
  // The rejects of a feed, in their order.
  (t) => [primaryKey({ columns: [t.feedId, t.position] })],
)
