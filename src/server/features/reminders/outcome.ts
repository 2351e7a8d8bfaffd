import type { PlannedSend } from '#domain/reminders/plan.ts'
import type { reminders } from '#server/db/schema.ts'
import type { RemindedEvent } from './events.ts'
import type { RemindedUser } from './users.ts'

export type ReminderRow = typeof reminders.$inferSelect

/** A due reminder, with everything it's about as of now. */
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
  /** `waitMs` if the other side said how long to wait; `isDown` if the failure isn't about this one. */
  | { kind: 'later'; due: Due; error: string; isDown?: boolean; waitMs?: number }
