import type { LinkedKind } from '../contacts/linked-events.ts'
import type { Cents } from '../shared/money.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { LeapDay, Schedule } from '../occasions/recurrence.ts'
import type { Delivery } from '../occasions/order-by.ts'

/** An event as calendars get it. */
export interface CalendarEvent extends Schedule {
  uid: string
  name: string
  type: string
  /** False where `date` has a placeholder year. */
  yearKnown: boolean
  /** Which of the contact's own dates it follows. */
  linkedTo: LinkedKind | null
  contactName: string
  contactBirthday: string | null
  /** Skipped occurrences, past ones too. */
  skips: readonly CalendarDate[]
  updatedAt: Date
  version: number
}

/** What only the private calendar shows. */
export interface PrivateEvent extends CalendarEvent, Delivery {
  id: number
  needsGift: boolean
  budget: Cents | null
  /** Its own days; null for the profile's. */
  reminderDays: number | null
  reminderMethod: 'push' | 'none' | ''
  mutedAt: Date | null
  remindersPausedAt: Date | null
  /** Assigned to its coming occurrences, in the order of their lists. */
  gifts: readonly CalendarGift[]
}

export interface CalendarGift {
  title: string
  /** The occurrence that it was bought for; null while it isn't bought. */
  occurrenceDate: CalendarDate | null
}

/** On whose day, and by whose rules, a calendar is written. */
export interface CalendarView {
  today: CalendarDate
  leapDay: LeapDay
}

export interface PrivateView extends CalendarView {
  deliveryDays: number
  reminderDaysBefore: number
  /** Of the user's own day, 0–23. */
  reminderHour: number
  showsBudgets: boolean
  /** Where an event is looked at in the app. */
  addressOf: (occasionId: number) => string
}
