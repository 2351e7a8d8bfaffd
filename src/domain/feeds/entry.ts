import type { CalendarDate } from '../shared/calendar-date.ts'

/** One all-day entry of a calendar, with its repetition. */
export interface Entry {
  /** Stays the same as long as the entry is about the same thing: calendars recognize it by this. */
  uid: string
  day: CalendarDate
  /** 'FREQ=YEARLY'; undefined if it's on that day only. */
  rule?: string
  /** Days on which the rule doesn't hold. */
  except: readonly CalendarDate[]
  /** The entries of a movable feast share it. */
  about: About
}

export interface About {
  summary: string
  description: readonly string[]
  /** Of birth, or of the wedding; null if only the day is known, undefined for other events. */
  since?: number | null
  /** What our import reads: no other program says whose day it is, and a title doesn't always. */
  own?: OwnEvent
  /** Where it's looked at in the app. */
  url?: string
  alarms: readonly Alarm[]
  /** When the event last changed. */
  changedAt: Date
  version: number
}

export interface OwnEvent {
  /** Undefined for a contact's own date, which names its event itself. */
  event?: string
  person: string
  type: string
  /** The first day of a movable feast, whose entries are only some of its days. */
  first?: CalendarDate
}

/** Rings so many days before the entry, at this hour of wherever the calendar is. */
export interface Alarm {
  daysBefore: number
  hour: number
}
