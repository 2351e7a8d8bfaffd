import type { PlannedSend } from '#domain/reminders/plan.ts'
import type { reminders } from '#server/db/schema.ts'
import type { RemindedEvent } from './events.ts'
import type { RemindedUser } from './users.ts'

export type ReminderRow = typeof reminders.$inferSelect

/** A reminder whose time has come, with all that it is about as of now. */
export interface Due {
  row: ReminderRow
  send: PlannedSend
  event: RemindedEvent
  user: RemindedUser
}

/** The outcome of one due reminder. */
export type Outcome =
  | { kind: 'sent'; due: Due; address: string | null; messageId: string | null }
  /** No use in trying again. */
  | { kind: 'failed'; due: Due; reason: string; address: string | null; error: string }
  /** `waitMs` when the other side said how long; `isDown` when the fault is not this one's. */
  | { kind: 'later'; due: Due; error: string; isDown?: boolean; waitMs?: number }
