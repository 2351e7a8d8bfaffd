import type { CalendarDate } from '../shared/calendar-date.ts'

/** Opens this event, from a mail or a notification; signed out it comes back here after the sign-in. */
export function eventPath(occasionId: number): `/${string}` {
  return `/reminders?event=${occasionId}`
}

/** What is told of an occurrence on a day is one notice, whether the page or the push service brings it. */
export function noticeTag(occasionId: number, occurrence: CalendarDate, on: CalendarDate): string {
  return `event ${occasionId} ${occurrence} ${on}`
}
