import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { queryClient } from '#client/lib/query.ts'

const deleted = new Set<number>()

/** Whether a plan was deleted in this tab: the way Back to its page doesn't ask for it again. */
export const isDeletedPlan = (id: number): boolean => deleted.has(id)

/** A deleted plan's events stay, each by itself. Until the next read the dashboard would ask for the plan of theirs. */
export function leaveDeletedPlan(id: number) {
  deleted.add(id)
  queryClient.setQueriesData<ListedOccasion[]>(
    { queryKey: ['occasions'], predicate: ({ state }) => Array.isArray(state.data) },
    (known) => known?.map((event) => (event.planId === id ? { ...event, planId: null } : event)),
  )
}
