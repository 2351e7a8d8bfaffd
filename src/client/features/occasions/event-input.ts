import type { Importance, ReminderMethod } from '#domain/occasions/types.ts'

/** What the event forms send. */
export type OccasionInput = {
  name: string
  /** 'YYYY-MM-DD' */
  date: string
  type: string
  reminderDays: number
  reminderMethod: ReminderMethod
  isRecurring: boolean
  levelOfImportance: Importance
  needsGift: boolean
  needsCard: boolean
  /** A decimal text; null clears it. */
  budget: string | null
  /** '' clears them. */
  notes: string
}
