import type { LeapDay } from '#domain/occasions/recurrence.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'

declare const proven: unique symbol

/** A user's id that was proven by a session: every query and command takes it, so that forgetting to scope is a type error. */
export type OwnerId = string & { readonly [proven]: true }

/** Only the session hook, jobs and tests may call this (architecture.test.ts). */
export function asOwner(userId: string): OwnerId {
  return userId as OwnerId
}

/** On whose behalf and when: the owner with the clock and the zone already applied. */
export interface Actor {
  owner: OwnerId
  now: Date
  /** The user's own date. */
  today: CalendarDate
  leapDay: LeapDay
}
