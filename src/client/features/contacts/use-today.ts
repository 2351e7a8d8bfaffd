import { useQuery } from '@tanstack/react-query'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { todayIn } from '#domain/shared/zone.ts'
import { presentInstant, today } from '../../lib/clock.ts'
import { profileQueries } from '../profile/queries.ts'

/** The user's own date: that of the zone in the preferences, until it is known that of the browser. */
export function useToday(): CalendarDate {
  const zone = useQuery(profileQueries.preferences).data?.timeZone
  return zone === undefined || zone === null ? today() : todayIn(zone, presentInstant())
}
