import type { CalendarDate } from '../shared/calendar-date.ts'

/** Opens this event from an e-mail or a notification, after signing in if needed. */
export function eventPath(occasionId: number): `/${string}` {
  return `/reminders?event=${occasionId}`
}

/** Opens this gift from an e-mail or a notification, after signing in if needed. */
export function giftPath(giftId: number): `/${string}` {
  return `/gifts?gift=${giftId}`
}

/** An occurrence has one notice per day, whether the page or the push service shows it. */
export function noticeTag(occasionId: number, occurrence: CalendarDate, on: CalendarDate): string {
  return `event ${occasionId} ${occurrence} ${on}`
}

/** Of one notification for several notices: the same for the same ones, and another once there are more. */
export function noticesTag(tags: readonly string[]): string {
  const [first = '', ...rest] = tags.toSorted()
  return rest.length === 0 ? first : `${first} and ${rest.length} more`
}
