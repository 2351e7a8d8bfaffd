import { useQuery } from '@tanstack/react-query'
import { profileQueries } from '#client/features/profile/queries.ts'
import type { WeekStart } from '#domain/calendar/periods.ts'

/** The day on which the user's weeks begin; Sunday until it's known. */
export function useWeekStart(): WeekStart {
  return useQuery(profileQueries.preferences).data?.weekStart ?? 'sunday'
}
