import { todayIn } from '#domain/shared/zone.ts'
import { invalidateOwn } from '#client/lib/query.ts'

/** Queries whose answers contain times of day. */
const withTimes = [['preferences'], ['reminders']]

/**
 * Once the server knows the user's zone (it counted as UTC until then): refetches what shows times of day, and everything
 * if the date differs.
 */
export function zoneIsKnown(zone: string | null, instant: Date): Promise<void> {
  return invalidateOwn(todayIn(zone, instant) === todayIn(null, instant) ? { only: withTimes } : {})
}
