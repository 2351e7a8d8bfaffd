import type { PlannedSend } from '#domain/reminders/plan.ts'
import type { reminders } from '#server/db/schema.ts'
import type { RemindedEvent } from '../events.ts'
import type { RemindedUser } from '../users.ts'

export type ReminderRow = typeof reminders.$inferSelect

/** A due reminder, with everything it's about as of now. */
export interface Due {
  row: ReminderRow
  send: PlannedSend
  event: RemindedEvent
  user: RemindedUser
}

/** What goes out together: notices of one user on one channel. */
export interface Message {
  /** Names it for good: a retry has the same one, whatever else is due by then. */
  key: string
  user: RemindedUser
  /** The nearest event first. */
  dues: [Due, ...Due[]]
}

/** The outcome of one message, for all of its notices. */
export type Outcome =
  | { kind: 'sent'; message: Message; address: string | null; messageId: string | null }
  /** No use in trying again. */
  | { kind: 'failed'; message: Message; reason: string; address: string | null; error: string }
  /** `waitMs` if the other side said how long to wait; `isDown` if the failure isn't about this one. */
  | { kind: 'later'; message: Message; error: string; isDown?: boolean; waitMs?: number }
