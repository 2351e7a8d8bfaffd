import { queryClient } from '#client/lib/query.ts'

/** 'Today' is the person's own date: another day, and another zone, mean other lists. */
export function refetchWhatHasDates() {
  for (const subject of ['dashboard', 'occasions', 'reminders', 'contacts'] as const)
    void queryClient.invalidateQueries({ queryKey: [subject] })
}
