import { formatShortDate } from '#domain/shared/date-format.ts'
import { todayIn } from '#domain/shared/zone.ts'

/** 'Mon, Nov 23', where the browser is. */
export function dayOfInstant(instant: string): string {
  return formatShortDate(todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(instant)))
}
