import { todayIn } from '#domain/shared/zone.ts'
import { invalidateOwn, queryClient } from '#client/lib/query.ts'

/** What tells hours of the user's day. */
const tellHours = [['preferences'], ['reminders']]

/**
 * After the server has learned the user's zone, by which it counted as UTC: what has hours is asked for again, and everything
 * where it's another day there.
 */
export async function zoneIsKnown(zone: string, instant: Date): Promise<void> {
  if (todayIn(zone, instant) !== todayIn(null, instant)) await invalidateOwn()
  else await Promise.all(tellHours.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
