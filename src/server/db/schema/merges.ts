import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { users } from './accounts.ts'
import { idOf, instant, rowId } from './columns.ts'

/** A row as PostgreSQL writes it as JSON, and reads it again. */
export type KeptRow = Record<string, unknown>

/** A day of an event in a plan, and the event and day that it became. */
export interface MovedDay {
  from: number
  day: CalendarDate
  to: number
  newDay: CalendarDate
}

/** What merging two contacts changed: everything that its undo needs. */
export interface MergeRecord {
  /** Rows that are gone or were the other contact's, by table. */
  rows: Record<string, KeptRow[]>
  /** Into which event each linked event of the other was folded. */
  into: [from: number, to: number][]
  /** Columns of the contact that stayed that were filled in, with what they got, and when it was changed before. */
  filled: KeptRow
  updatedBefore: string
  versionAfter: number
  /**
   * What moved along: events, gifts with the event they had, activities, the ledger, and products dismissed for
   * the other only.
   */
  events: number[]
  gifts: { id: number; occasionId: number | null }[]
  activities: number[]
  ledger: number[]
  dismissals: { provider: string; product_key: string }[]
  /** Days in plans that a folded event's become; missing in merges from before plans. */
  planned?: MovedDay[]
  /** Presents received from the other. Merges from before there were any don't have it. */
  presents?: number[]
  /** The line of Recent Activity about it. */
  activity: number
}

/** Contacts that were merged by hand, until that can no longer be undone. */
export const contactMerges = pgTable(
  'contact_merges',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: rowId('id').notNull(),
    /** The contact that stayed. */
    contactId: idOf('contact_id').notNull(),
    record: jsonb('record').$type<MergeRecord>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    // A merge that is undone.
    primaryKey({ columns: [t.userId, t.id] }),
    // Clean-up.
    index('contact_merges_created').on(t.createdAt),
  ],
)
