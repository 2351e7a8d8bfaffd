import type { CalendarDate } from '../shared/calendar-date.ts'

/** Opens this event from an e-mail or a notification, after signing in if needed. */
export function eventPath(occasionId: number): `/${string}` {
  return `/reminders?event=${occasionId}`
}

/** An occurrence has one notice per day, whether the page or the push service shows it. */
export function noticeTag(occasionId: number, occurrence: CalendarDate, on: CalendarDate): string {
  return `event ${occasionId} ${occurrence} ${on}`
}
