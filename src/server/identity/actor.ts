import type { LeapDay } from '#domain/occasions/recurrence.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'

declare const proven: unique symbol

/**
 * A user's id, proven by a session, or by a reminder's signed link for the one thing that link does (act-link.ts). Every
 * query and command takes one, so that forgetting to scope is a type error. Only `asOwner` makes one (as-owner.ts).
 */
export type OwnerId = string & { readonly [proven]: 'session' }

/**
 * A user's id, proven by a signed link in an e-mail: opens the choice of e-mails and nothing else, because queries and
 * commands ask for an OwnerId. Only mail/unsubscribe.ts makes one.
 */
export type SubscriberId = string & { readonly [proven]: 'link' }

/** On whose behalf and when: the owner, with the clock and the zone already applied. */
export interface Actor {
  owner: OwnerId
  now: Date
  /** The user's own date. */
  today: CalendarDate
  leapDay: LeapDay
  /** How many days a gift takes to arrive, unless contact or event say otherwise. */
  deliveryDays: number
}
