import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { queryClient } from '#client/lib/query.ts'

/** A deleted plan's events stay, each by itself. Until the next read the dashboard would ask for the plan of theirs. */
export function leaveDeletedPlan(id: number) {
  queryClient.setQueriesData<ListedOccasion[]>(
    { queryKey: ['occasions'], predicate: ({ state }) => Array.isArray(state.data) },
    (known) => known?.map((event) => (event.planId === id ? { ...event, planId: null } : event)),
  )
}
