import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { todayIn } from '#domain/shared/zone.ts'
import { presentInstant } from './clock.ts'

/** The date on the wall where the browser is; the server's lists count from the user's own zone. */
export function today(): CalendarDate {
  return todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, presentInstant())
}
